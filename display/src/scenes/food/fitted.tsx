import type { ReactNode } from 'react';
import { useScene } from '../common/scene-context.ts';
import { ScrollArea } from '../common/scroll-area.tsx';
import styles from './fitted.module.css';
import { useFitted } from './use-fitted.ts';

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
