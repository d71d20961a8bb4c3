import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ScrollArea } from '../controls/scroll-area.tsx';
import { useScene } from '../scene-context.ts';
import { useBox } from '../use-box.ts';
import styles from './fitted.module.css';
import { largestThatFits } from './set-words.ts';

type FittedProps = {
  label: string;
  /** Another text is fitted anew. */
  told: string;
  /** Multiples of the smallest readable text; the style sheet takes `--fit`. */
  between: readonly [number, number];
  middle?: boolean;
  /** Of the buttons that pull it. */
  pager?: string | undefined;
  children: ReactNode;
};

/** As large as its place allows; what is still too long can be scrolled. */
export function Fitted({ label, told, between, middle = false, pager = '', children }: FittedProps) {
  const [smallest, largest] = between;
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
  return (
    <div ref={place} className={styles.place}>
      <ScrollArea label={label} className={`${styles.area} ${pager} ${middle ? styles.middle : ''}`}>
        <div ref={words}>{children}</div>
      </ScrollArea>
    </div>
  );
}
