import type { Here } from '@psifida/contract/content/display';
import type { ReactNode } from 'react';
import { Icon, type IconName, RoundButton } from '../common/controls/buttons.tsx';
import { type Takeable, useHomeCode } from '../common/controls/home-code.tsx';
import type { Mark } from '../common/places.ts';
import { useScene } from '../common/scene-context.ts';
import { emsOf } from '../common/text/set-words.ts';
import { FittedTitle, isLongTitle } from '../common/text/titles.tsx';
import type { Glass, Shown } from '../scene.ts';
import styles from './split.module.css';

type SplitProps = {
  above: ReactNode;
  /** Its words take what they need; else they share the glass with a map. */
  reading?: boolean;
  /** Next to nothing is said: the image has more of a wide glass. */
  brief?: boolean;
  foot: ReactNode;
  inert?: boolean;
  children: ReactNode;
};

/** In sizes of the text where there is room, and the share of the glass's height. */
const headings = {
  tall: { most: 2.5, access: 2, share: 0.14 },
  wide: { most: 1.7, access: 1.3, share: 0.26 },
};

/** From this width on, in sizes of the text, two cards stand side by side on a tall glass. */
const pairEms = 30;
export const isNarrow = ({ width, height, textPx }: Glass): boolean =>
  height > width && width < pairEms * textPx;

/** It scrolls with what is read beneath it where it is long, or there is little room. */
export function useHeading(title: string, mark: Mark) {
  const { glass, access } = useScene();
  const isTall = glass.height > glass.width;
  const { most, access: withAccess, share } = headings[isTall ? 'tall' : 'wide'];
  const room = {
    ...glass,
    width: glass.width * (isTall ? 1 : 0.5) - glass.airPx * 3.6,
    height: glass.height * share,
  };
  return {
    heading: <FittedTitle {...{ title, mark }} most={access ? withAccess : most} share={share} />,
    moves: isLongTitle(title, room) || isNarrow(glass),
  };
}

/** Side by side on a glass that is wider than tall. */
export function Split({ above, reading = false, brief = false, foot, inert = false, children }: SplitProps) {
  const { access } = useScene();
  const alone = !above && !access;
  return (
    <div
      className={`${styles.split} ${reading ? styles.reading : ''}`}
      inert={inert}
      data-brief={brief || undefined}
      data-alone={alone || undefined}
    >
      {!alone && <div className={styles.upper}>{above}</div>}
      <div className={styles.lower}>
        {children}
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </div>
  );
}

export const PointNumber = ({ number, large = false }: { number: number; large?: boolean }) => (
  <span className={`${styles.number} ${large ? styles.large : ''}`}>{number}</span>
);

type PillButtonProps = { icon: IconName; name: string; onPress(): void };

export function PillButton({ icon, name, onPress }: PillButtonProps) {
  const { language } = useScene();
  return (
    <button type="button" className={styles.pill} lang={language} onClick={onPress}>
      <Icon name={icon} />
      {name}
    </button>
  );
}

/** What a pill beside it says, and how many round buttons there are. */
type Beside = { pill: string; rounds: number };

/** See `.pill`. */
export const footHigh = ({ textPx, targetPx }: Glass): number => Math.max(targetPx * 1.35, textPx * 2.3);

function footOf(glass: Glass, { pill, rounds }: Beside) {
  const { width, height, textPx, airPx, ease } = glass;
  const gap = airPx * 0.7;
  const room = width * (height > width ? 1 : 0.5) - airPx * 3.6;
  const round = footHigh(glass) + gap;
  const wide = (words: string) =>
    words ? emsOf(words) * textPx * (1 + 0.1 * ease) + textPx * 1.5 + airPx * 2.7 + gap : 0;
  return { left: room - wide(pill) - rounds * round, round, wide };
}

/** Words where the foot has room, else a sign; nothing where even that would push the others out. */
export function homeButton(glass: Glass, name: string, beside: Beside): 'words' | 'sign' | 'none' {
  const { left, round, wide } = footOf(glass, beside);
  if (wide(name) <= left) return 'words';
  return round <= left ? 'sign' : 'none';
}

export const hasCount = (glass: Glass, pill: string): boolean =>
  glass.height > glass.width && footOf(glass, { pill, rounds: isNarrow(glass) ? 2 : 3 }).left >= 0;

export function useHomeButton(taken: Takeable & { from?: Here | null }, shown: Shown, beside: Beside) {
  const { glass } = useScene();
  const { isOpen, open, sheet, name } = useHomeCode({ taken, shown, from: taken.from });
  const look = homeButton(glass, name, beside);
  const button =
    look === 'words' ? (
      <PillButton icon="phone" name={name} onPress={open} />
    ) : (
      look === 'sign' && <RoundButton icon="phone" label={name} tone="quiet" onPress={open} />
    );
  return { isOpen, button, sheet };
}
