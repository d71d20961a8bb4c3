/** Event on the window before the app reloads or leaves: drafts are written first. */
export const beforeReload = 'psifida:before-reload';

const unsaved = new Set<object>();
let leaving = false;

const askBeforeUnload = (event: BeforeUnloadEvent) => {
  if (!leaving) event.preventDefault();
};

/** Log-out and the offer of a newer build ask this before they leave the page. */
export const hasUnsavedChanges = (): boolean => unsaved.size > 0;

/** From now on closing the tab asks first; the returned function takes this back. */
export function markUnsaved(): () => void {
  const mark = {};
  // Only while needed: a page with this listener may be barred from the browser's back-forward cache.
  if (unsaved.size === 0) window.addEventListener('beforeunload', askBeforeUnload);
  unsaved.add(mark);
  return () => {
    unsaved.delete(mark);
    if (unsaved.size === 0) window.removeEventListener('beforeunload', askBeforeUnload);
  };
}

/** Leaves the page without the browser's question: the drafts are kept, and whoever calls this has asked already. */
export async function leaveKeepingDrafts(leave: () => void | Promise<void>): Promise<void> {
  window.dispatchEvent(new Event(beforeReload));
  leaving = true;
  const stay = () => {
    leaving = false;
  };
  window.addEventListener('pageshow', stay, { once: true }); // Brought back by the Back button, the page must ask again.
  try {
    await leave();
  } catch (error) {
    stay();
    throw error;
  }
}
