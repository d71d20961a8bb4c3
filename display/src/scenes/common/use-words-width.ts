import { type RefObject, useLayoutEffect, useState } from 'react';

/** How far the lines of an element's texts really reach: a balanced text leaves much of its box empty. Null before. */
export function useWordsWidth(element: RefObject<HTMLElement | null>, changes: unknown): number | null {
  const [width, setWidth] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when what may change it has changed
  useLayoutEffect(() => {
    let wanted = true;
    const measure = () => {
      const box = element.current;
      if (!box || !wanted) return;
      const { left } = box.getBoundingClientRect();
      const line = document.createRange();
      const ends = [...box.children].flatMap((text) => {
        line.selectNodeContents(text);
        return [...line.getClientRects()].map(({ right }) => right - left);
      });
      if (ends.length > 0) setWidth(Math.ceil(Math.max(...ends)));
    };
    measure();
    document.fonts.ready.then(measure);
    return () => {
      wanted = false;
    };
  }, [element, changes]);
  return width;
}
