import { type Language, otherLanguage } from '@psifida/contract/bilingual';
import { texts } from '@psifida/contract/content/glass-texts/common-texts';
import { useEffect, useRef } from 'react';
import { useScene } from '../scene-context.ts';
import { goRound } from '../time/slow-round.ts';
import styles from './touch-hint.module.css';

type TouchHintProps = {
  language: Language;
  className?: string | undefined;
  /** Signs around a table breathe in turn: all at once would repaint the whole glass. */
  turn?: Turn;
  /** Where there is no room for more. */
  oneWord?: boolean;
};

/** Invites to touch, in both languages; never in the way of a touch itself. */
export function TouchHint({ language, className = '', turn = alone, oneWord = false }: TouchHintProps) {
  const { reducedMotion } = useScene();
  const finger = useRef<HTMLElement>(null);
  const ring = useRef<HTMLElement>(null);
  const { at, of } = turn;
  useEffect(() => {
    if (reducedMotion || !finger.current || !ring.current) return;
    const round = { ms: breathMs * of, stepMs, from: breathMs * ((of - at) % of) };
    const rounds = [
      goRound(finger.current, breathing(pressed, of), round),
      goRound(ring.current, breathing(spread, of), round),
    ];
    return () => rounds.forEach((one) => void one.cancel());
  }, [reducedMotion, at, of]);
  const other = otherLanguage(language);
  return (
    <div className={`${styles.hint} ${className}`}>
      <span className={styles.sign} aria-hidden="true">
        <i ref={finger} className={styles.finger} />
        <i ref={ring} className={styles.ring} />
      </span>
      <span>
        <span className={styles.leading} lang={language}>
          {texts[language][oneWord ? 'touch' : 'touchToBegin']}
        </span>
        {!oneWord && (
          <span className={styles.other} lang={other}>
            {texts[other].touchToBegin}
          </span>
        )}
      </span>
    </div>
  );
}

type Turn = { at: number; of: number };
const alone: Turn = { at: 0, of: 1 };

const breathMs = 3_200;
/** In step with what moves behind it. */
const stepMs = 1_000 / 15;

const along = (share: number, from: number, to: number): number => {
  const way = Math.min(1, Math.max(0, (share - from) / (to - from)));
  return (1 - Math.cos(Math.PI * way)) / 2;
};

const pressed = (share: number): Keyframe => ({
  transform: `scale(${0.44 - 0.1 * (along(share, 0, 0.22) - along(share, 0.22, 1))})`,
});
const spread = (share: number): Keyframe => ({
  transform: `scale(${0.4 + 0.75 * along(share, 0.15, 0.9)})`,
  opacity: along(share, 0.15, 0.25) - along(share, 0.25, 0.9),
});

/** One breath, then rest while the others have theirs. */
const breathing = (seen: (share: number) => Keyframe, of: number): Keyframe[] =>
  Array.from({ length: Math.round((of * breathMs) / stepMs) + 1 }, (_, step) =>
    seen(Math.min(1, (step * stepMs) / breathMs)),
  );
