import { hereMark } from '@psifida/art/here-mark';
import { totemTexts } from '@psifida/contract/content/glass-texts/totem-texts';
import { useScene } from '../common/scene-context.ts';
import styles from './here-mark.module.css';
import type { Spot } from './tour.ts';

type HereMarkProps = { size: number; at: Spot; heading: number | null };

export function HereMark({ size, at, heading }: HereMarkProps) {
  const { language } = useScene();
  return (
    <div
      className={styles.here}
      role="img"
      aria-label={totemTexts[language].youAreHere}
      lang={language}
      style={{
        width: size,
        height: size,
        transform: `translate(${at.x - size / 2}px, ${at.y - size / 2}px)`,
      }}
    >
      <span className={styles.wave} />
      <Person heading={heading} />
    </div>
  );
}

export function HereLegend() {
  const { language } = useScene();
  return (
    <p className={styles.legend} lang={language}>
      <span className={styles.sample} aria-hidden="true">
        <Person heading={null} />
      </span>
      {totemTexts[language].youAreHere}
    </p>
  );
}

const Person = ({ heading }: { heading: number | null }) => (
  <svg viewBox={hereMark.viewBox} className={styles.person} aria-hidden="true">
    {heading !== null && <path className={styles.way} d={hereMark.way} transform={`rotate(${heading})`} />}
    <circle className={styles.disc} r={hereMark.discRadius} />
    <path d={hereMark.person} />
  </svg>
);
