import type { Bilingual } from '@psifida/contract/content/bilingual';
import { type CSSProperties, useRef } from 'react';
import { BilingualTitle } from './bilingual-title.tsx';
import styles from './passing-title.module.css';
import { useScene } from './scene-context.ts';
import { useWordsWidth } from './use-words-width.ts';

type PassingTitleProps = {
  title: Bilingual;
  /** In which corner on the left; above where the lower edge belongs to something else. */
  corner?: 'below' | 'above';
  className?: string | undefined;
};

/** What one sees, for its first seconds; then the picture alone. Another `key` brings it back. */
export function PassingTitle({ title, corner = 'below', className = '' }: PassingTitleProps) {
  const { language, live, reducedMotion, glass } = useScene();
  const words = useRef<HTMLDivElement>(null);
  const wide = useWordsWidth(words, glass);
  const reach: CSSProperties & Record<`--${string}`, string> = wide === null ? {} : { '--wide': `${wide}px` };
  const passing = live ? `${styles.passing} ${reducedMotion ? styles.still : ''}` : '';
  return (
    <div ref={words} className={`${styles.title} ${styles[corner]} ${passing} ${className}`} style={reach}>
      <BilingualTitle title={title} language={language} />
    </div>
  );
}
