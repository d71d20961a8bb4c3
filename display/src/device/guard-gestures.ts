const zoomKeys = new Set(['+', '-', '=', '0']);

/** No menus, no zoom, no dragging an image out of the page. */
export function guardGestures(page: Document): void {
  const refuse = (event: Event) => event.preventDefault();
  for (const name of [
    'contextmenu',
    'selectstart',
    'dragstart',
    'dragover',
    'drop',
    'gesturestart',
    'dblclick',
  ]) {
    page.addEventListener(name, refuse);
  }
  // Nothing on a public screen leads out of it.
  const refuseLink = (event: Event) => (event.target as Element).closest?.('a') && event.preventDefault();
  for (const name of ['click', 'auxclick']) page.addEventListener(name, refuseLink, { capture: true });
  page.addEventListener('wheel', (event) => event.ctrlKey && event.preventDefault(), { passive: false });
  page.addEventListener('touchmove', (event) => event.touches.length > 1 && event.preventDefault(), {
    passive: false,
  });
  page.addEventListener('keydown', (event) => {
    if ((event.ctrlKey || event.metaKey) && zoomKeys.has(event.key)) event.preventDefault();
  });
}
