import { type CSSProperties, useSyncExternalStore } from 'react';

let style = {} as CSSProperties;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const current = () => style;

/** How much of the foot of the window a save bar takes; null when there is none. */
export function tellSaveBarRoom(room: string | null): void {
  style = (room === null ? {} : { '--save-bar-room': room }) as CSSProperties;
  for (const listener of listeners) listener();
}

/**
 * For what else stands at the foot of the window: it stays above the bar. Given to these alone: from the page's root every
 * element would inherit it, and all of the page would be styled anew whenever it changes.
 */
export const useSaveBarRoom = (): CSSProperties => useSyncExternalStore(subscribe, current, current);
