import { useSyncExternalStore } from 'react';

const wish = window.matchMedia('(prefers-reduced-motion: reduce)');

const subscribe = (changed: () => void) => {
  wish.addEventListener('change', changed);
  return () => wish.removeEventListener('change', changed);
};

export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, () => wish.matches);
