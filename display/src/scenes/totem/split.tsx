import type { ReactNode } from 'react';
import type { Mark } from '../common/places.ts';
import { useScene } from '../common/scene-context.ts';
import { FittedTitle, isLongTitle } from '../common/titles.tsx';
import type { Glass } from '../scene.ts';
import styles from './split.module.css';

type SplitProps = {
  /** What is to be seen. */
  above: ReactNode;
  /** Its words take what they need; without it they share the glass with a map. */
  reading?: boolean;
  /** What can be touched at the very foot. */
  foot: ReactNode;
  inert?: boolean;
  children: ReactNode;
};

/** How large a heading is where there is room, in sizes of the text, and how much of the glass's height it has. */
const headings = {
  tall: { most: 2.5, access: 2, share: 0.14 },
  wide: { most: 1.7, access: 1.3, share: 0.26 },
};

/** So wide, in sizes of the text, is a tall glass on which two stand side by side with their names whole. */
const pairEms = 30;
export const isNarrow = ({ width, height, textPx }: Glass): boolean =>
  height > width && width < pairEms * textPx;

/** The heading of a half, and whether it moves with what is read beneath it: where it is long, or there is little room. */
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

/** Pictures above, words beneath them; side by side on a glass that is wider than tall. */
export const Split = ({ above, reading = false, foot, inert = false, children }: SplitProps) => (
  <div className={`${styles.split} ${reading ? styles.reading : ''}`} inert={inert}>
    <div className={styles.upper}>{above}</div>
    <div className={styles.lower}>
      {children}
      {foot && <div className={styles.foot}>{foot}</div>}
    </div>
  </div>
);
