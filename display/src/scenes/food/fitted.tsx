import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { largestThatFits } from '../common/largest-that-fits.ts';
import { useScene } from '../common/scene-context.ts';
import { ScrollArea } from '../common/scroll-area.tsx';
import { useBox } from '../common/use-box.ts';
import styles from './fitted.module.css';

type FittedProps = {
  label: string;
  /** What stands in it, in words: another text is fitted anew. */
  told: string;
  /** How large its text may be, in multiples of the smallest that can be read; its style sheet takes `--fit`. */
  between: readonly [number, number];
  middle?: boolean;
  children: ReactNode;
};

/** What is read, as large as its place allows; what is too long even so can be pulled. */
export function Fitted({ label, told, between, middle = false, children }: FittedProps) {
  const { language } = useScene();
  const { place, words } = useFitted(between, told);
  return (
    <div ref={place} className={styles.place}>
      <ScrollArea lang={language} label={label} className={`${styles.area} ${middle ? styles.middle : ''}`}>
        <div ref={words}>{children}</div>
      </ScrollArea>
    </div>
  );
}

type Fitted = { place: RefObject<HTMLDivElement | null>; words: RefObject<HTMLDivElement | null> };

/**
 * Lets words grow into their place: they are given `--fit`, a size in pixels between the two multiples of the smallest
 * readable text, and are fitted anew when what is told of them changes.
 */
function useFitted([smallest, largest]: readonly [number, number], told: string): Fitted {
  const { textPx, ease } = useScene().glass;
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
    // On a crowded glass what is read need not be larger than other text.
    const least = textPx * (1 + (smallest - 1) * ease);
    setSize(largestThatFits(least, textPx * largest, fits));
  }, [told, fonts, width, height, textPx, ease, smallest, largest]);
  return { place, words };
}
