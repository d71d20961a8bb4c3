import { puzzleTexts } from '@psifida/contract/content/glass-texts/puzzle-texts';
import { type CSSProperties, useEffect, useRef } from 'react';
import { TapButton } from '../common/controls/buttons.tsx';
import { altOf } from '../common/media/image.tsx';
import { useMarks } from '../common/places.ts';
import { useCounted, useScene } from '../common/scene-context.ts';
import styles from './celebration.module.css';
import type { Puzzle } from './list-puzzles.ts';
import play from './play.module.css';
import { halves, type Sides } from './side-bars.tsx';

type CelebrationProps = {
  puzzle: Puzzle;
  image: HTMLImageElement;
  place: CSSProperties;
  sides: Sides;
  onNext(): void;
  leadsTo: 'all' | 'again';
  onChoose(): void;
};

const nextAfterMs = 25_000;

export function Celebration(props: CelebrationProps) {
  const { puzzle, image, place, sides, onNext, leadsTo, onChoose } = props;
  const { language } = useScene();
  const marks = useMarks();
  useCounted('puzzle-solved', { presentation: puzzle.presentation, entry: puzzle.id });
  const next = useRef(onNext);
  next.current = onNext;
  const root = useRef<HTMLElement>(null);
  // The last piece's button is gone.
  useEffect(() => {
    if (document.activeElement === document.body) root.current?.querySelector('button')?.focus();
  }, []);
  useEffect(() => {
    const timer = window.setTimeout(() => next.current(), nextAfterMs);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <>
      <div className={`${styles.place} ${play.grows}`} style={place}>
        <div className={styles.whole} {...marks.entry(puzzle.presentation, puzzle.id, 'media')}>
          <img src={image.src} alt={altOf(puzzle.media, language)} lang={language} />
        </div>
      </div>
      {halves.map((half) => {
        const own = sides.languageAt(half);
        const words = puzzleTexts[own];
        return (
          <section
            key={half}
            ref={half === 'bottom' ? root : null}
            className={styles.message}
            data-half={half}
            lang={own}
          >
            <div>
              <h2>{words.done}</h2>
              <p {...marks.entry(puzzle.presentation, puzzle.id, 'title')}>{puzzle.title[own]}</p>
            </div>
            <TapButton className={styles.next} onPress={onNext}>
              {words.next}
            </TapButton>
            <TapButton className={styles.other} onPress={onChoose}>
              {words[leadsTo]}
            </TapButton>
          </section>
        );
      })}
    </>
  );
}
