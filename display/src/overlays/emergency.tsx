import type { Bilingual } from '@psifida/contract/bilingual';
import type { EmergencyLevel } from '@psifida/contract/content/display';
import type { CSSProperties } from 'react';
import { air, type EmergencyPage, type } from './emergency-budget.ts';
import styles from './overlays.module.css';

const levelNames: Record<EmergencyLevel, Bilingual> = {
  information: { el: 'Ενημέρωση', en: 'Information' },
  warning: { el: 'Προσοχή', en: 'Warning' },
  danger: { el: 'Κίνδυνος', en: 'Danger' },
};

/** A page of it: in both languages at once where the glass holds them. */
export function Emergency({ level, page: { said, px } }: { level: EmergencyLevel; page: EmergencyPage }) {
  const sizes = {
    '--px': `${px}px`,
    '--edge': `${air.edge * 100}vmin`,
    '--sign-size': `${air.sign * 100}vmin`,
    '--gap': `${air.gap * 100}vmin`,
    '--apart': `${(air.apart * 100) / 2}vmin`,
    '--title': type.title,
    '--level': type.level,
    '--between': type.between,
  } as CSSProperties;
  return (
    <div className={styles.emergency} data-level={level} style={sizes} role="alert">
      <LevelSign level={level} />
      <div className={styles.both}>
        {said.map(({ language, title, text }) => (
          <section key={language} lang={language} className={styles.words}>
            <p className={styles.level}>{levelNames[level][language]}</p>
            <h1>{title}</h1>
            <p className={styles.text}>{text}</p>
          </section>
        ))}
      </div>
    </div>
  );
}

/** A shape for each level: whoever sees no colours sees which it is. */
const shapes: Record<EmergencyLevel, string> = {
  information: 'M50 4a46 46 0 1 1 0 92 46 46 0 0 1 0-92z',
  warning: 'M50 6 97 92H3z',
  danger: 'M32 4h36l28 28v36L68 96H32L4 68V32z',
};

const marks: Record<EmergencyLevel, { line: [number, number]; dot: number }> = {
  information: { line: [46, 74], dot: 29 },
  warning: { line: [38, 64], dot: 78 },
  danger: { line: [24, 58], dot: 75 },
};

function LevelSign({ level }: { level: EmergencyLevel }) {
  const {
    line: [from, to],
    dot,
  } = marks[level];
  return (
    <svg className={styles.sign} viewBox="0 0 100 100" aria-hidden="true">
      <path d={shapes[level]} strokeLinejoin="round" />
      <line x1="50" x2="50" y1={from} y2={to} />
      <circle cx="50" cy={dot} r="6.5" />
    </svg>
  );
}
