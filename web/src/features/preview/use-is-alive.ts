import { useEffect, useId, useRef, useSyncExternalStore } from 'react';

/** Each is a page of its own: more of them would be felt. */
const aliveAtMost = 4;
const inSight = new Set<string>();
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const see = (id: string, isSeen: boolean) => {
  if (isSeen) inSight.add(id);
  else inSight.delete(id);
  for (const listener of listeners) listener();
};

/** While most of it is in sight and it is among the first that are. */
export function useIsAlive() {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const watch = new IntersectionObserver((entries) => see(id, entries.at(-1)?.isIntersecting ?? false), {
      threshold: 0.6,
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
      see(id, false);
    };
  }, [id]);
  const isAlive = useSyncExternalStore(subscribe, () => [...inSight].slice(0, aliveAtMost).includes(id));
  return { place, isAlive };
}
