import type { Size } from '@psifida/contract/registry/check';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** In CSS pixels; 0 before it is known. */
export function useBox<Element extends HTMLElement>(): [RefObject<Element | null>, Size] {
  const element = useRef<Element>(null);
  const [box, setBox] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    if (!element.current) return;
    const measure = ({ clientWidth: width, clientHeight: height }: HTMLElement) =>
      setBox((known) => (known.width === width && known.height === height ? known : { width, height }));
    measure(element.current);
    const watch = new ResizeObserver(([entry]) => entry && measure(entry.target as HTMLElement));
    watch.observe(element.current);
    return () => watch.disconnect();
  }, []);
  return [element, box];
}
