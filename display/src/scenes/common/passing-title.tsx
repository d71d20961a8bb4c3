import type { Bilingual } from '@psifida/contract/content/bilingual';
import { type CSSProperties, useRef } from 'react';
import { BilingualTitle } from './bilingual-title.tsx';
import styles from './passing-title.module.css';
import { useScene } from './scene-context.ts';
import { useOneLine } from './use-one-line.ts';

type PassingTitleProps = {
  title: Bilingual;
  /** At which edge; above where the lower one belongs to something else. */
  corner?: 'below' | 'above';
  className?: string | undefined;
};

/** Rather than take a second line of the picture, a title becomes this much smaller: still larger than the other one. */
const smallest = 0.77;

/** What one sees, for its first seconds; then the picture alone. Another `key` brings it back. */
export function PassingTitle({ title, corner = 'below', className = '' }: PassingTitleProps) {
  const { language, live, reducedMotion, glass } = useScene();
  const words = useRef<HTMLDivElement>(null);
  const fit = useOneLine(words, { least: smallest, changes: glass });
  const size: CSSProperties & Record<`--${string}`, number> = { '--fit': fit };
  const passing = live ? `${styles.passing} ${reducedMotion ? styles.still : ''}` : '';
  return (
    <div ref={words} className={`${styles.title} ${styles[corner]} ${passing} ${className}`} style={size}>
      <BilingualTitle title={title} language={language} />
    </div>
  );
}
