import { otherLanguage } from '@psifida/contract/content/bilingual';
import type { CSSProperties } from 'react';
import { useScene } from '../common/scene-context.ts';
import styles from './finished.module.css';
import type { Puzzle } from './list-puzzles.ts';
import { halves } from './use-sides.ts';

type FinishedProps = { puzzle: Puzzle; picture: HTMLImageElement; place: CSSProperties };

/** A puzzle that has come together by itself: its seams close, and both sides read what it shows. */
export function Finished({ puzzle: { title }, picture, place }: FinishedProps) {
  const { language } = useScene();
  const other = otherLanguage(language);
  return (
    <div className={styles.finished} style={place}>
      <img src={picture.src} alt="" />
      {halves.map((half) => (
        <p key={half} className={styles.title} data-half={half}>
          <span lang={language}>{title[language]}</span>
          <span lang={other}>{title[other]}</span>
        </p>
      ))}
    </div>
  );
}
