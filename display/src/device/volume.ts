import { createStore } from './store.ts';

/** Of every sound on this display, from 0 to 1. */
export const volume = createStore(1);

/** Until what it answers is called. */
export function keepVolume(element: HTMLMediaElement): () => void {
  const apply = () => {
    element.volume = volume.get();
  };
  apply();
  return volume.subscribe(apply);
}
