import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useScene } from '../common/scene-context.ts';
import { useBox } from '../common/use-box.ts';
import { largestThatFits } from './largest-that-fits.ts';

type Fitted = { place: RefObject<HTMLDivElement | null>; words: RefObject<HTMLDivElement | null> };

/**
 * Lets words grow into their place: they are given `--fit`, a size in pixels between the two multiples of the smallest
 * readable text, and are fitted anew when what is told of them changes.
 */
export function useFitted([smallest, largest]: readonly [number, number], told: string): Fitted {
  const { textPx } = useScene().glass;
  const [place, { width, height }] = useBox<HTMLDivElement>();
  const words = useRef<HTMLDivElement>(null);
  const [fonts, setFonts] = useState(document.fonts.status);
  useEffect(() => {
    document.fonts.ready.then(({ status }) => setFonts(status));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words, or another font, need another size
  useLayoutEffect(() => {
    const element = words.current;
    if (!element || height === 0) return;
    const setSize = (px: number) => element.style.setProperty('--fit', `${px}px`);
    const fits = (px: number) => {
      setSize(px);
      return element.offsetHeight <= height - textPx * 0.5 && element.scrollWidth <= element.clientWidth;
    };
    setSize(largestThatFits(textPx * smallest, textPx * largest, fits));
  }, [told, fonts, width, height, textPx, smallest, largest]);
  return { place, words };
}
