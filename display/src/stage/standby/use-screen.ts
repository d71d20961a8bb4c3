import type { Size } from '@psifida/contract/registry/check';
import { useEffect, useState, useSyncExternalStore } from 'react';

const shapeOfWindow = (): Size => ({
  width: Math.max(1, window.innerWidth),
  height: Math.max(1, window.innerHeight),
});

/** A display that is turned gets another composition. */
export function useShape(): Size {
  const [shape, setShape] = useState(shapeOfWindow);
  useEffect(() => {
    const measure = () => setShape(shapeOfWindow());
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  return shape;
}

const stillWish = () => window.matchMedia('(prefers-reduced-motion: reduce)');

const subscribe = (changed: () => void) => {
  const wish = stillWish();
  wish.addEventListener('change', changed);
  return () => wish.removeEventListener('change', changed);
};

export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, () => stillWish().matches);
