import type { ReactNode } from 'react';
import styles from './split.module.css';

type SplitProps = {
  /** What is to be seen. */
  above: ReactNode;
  /** Its words take what they need; without it they share the glass with a map. */
  reading?: boolean;
  /** What can be touched at the very foot. */
  foot: ReactNode;
  children: ReactNode;
};

/** Pictures above, words beneath them; side by side on a glass that is wider than tall. */
export const Split = ({ above, reading = false, foot, children }: SplitProps) => (
  <div className={`${styles.split} ${reading ? styles.reading : ''}`}>
    <div className={styles.upper}>{above}</div>
    <div className={styles.lower}>
      {children}
      {foot && <div className={styles.foot}>{foot}</div>}
    </div>
  </div>
);
