import { type Bilingual, type Language, otherLanguage } from '@psifida/contract/bilingual';
import { type CSSProperties, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useScene } from './scene-context.ts';
import styles from './titles.module.css';

/** The leading language large, the other italic beneath; long titles a little smaller, and never over the whole glass. */
export function BilingualTitle({ title, language }: { title: Bilingual; language: Language }) {
  const other = otherLanguage(language);
  const length = title[language].length > 48 ? styles.long : '';
  return (
    <>
      <h1 className={`${styles.leading} ${length}`} lang={language}>
        {title[language]}
      </h1>
      {title[other] !== title[language] && (
        <p className={styles.other} lang={other}>
          {title[other]}
        </p>
      )}
    </>
  );
}

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

/**
 * The share of its size in which a block's heading, scaled by the block's `--fit`, stands on one line; 1 where it does
 * already, and where it would have to be smaller than `least`: then it is broken in its full size.
 */
function useOneLine(
  block: RefObject<HTMLElement | null>,
  { least, changes }: { least: number; changes: unknown },
): number {
  const [share, setShare] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when what may change it has changed
  useLayoutEffect(() => {
    let wanted = true;
    const measure = () => {
      const heading = block.current?.querySelector('h1');
      if (!block.current || !heading || !wanted) return;
      const fit = Number(getComputedStyle(block.current).getPropertyValue('--fit')) || 1;
      const words = heading.cloneNode(true) as HTMLElement;
      Object.assign(words.style, { position: 'absolute', width: 'max-content', visibility: 'hidden' });
      heading.after(words);
      const needed = (0.995 * fit * heading.clientWidth) / words.offsetWidth;
      words.remove();
      setShare(needed < 1 && needed >= least ? needed : 1);
    };
    measure();
    document.fonts.ready.then(measure);
    return () => {
      wanted = false;
    };
  }, [block, least, changes]);
  return share;
}
