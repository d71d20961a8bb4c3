import { type Language, languages } from '@psifida/contract/bilingual';
import type { EmergencyLevel, EmergencyMessage } from '@psifida/contract/content/display';
import { drillName, levelNames, signsName } from '@psifida/contract/content/glass-texts/emergency-texts';
import type { CSSProperties } from 'react';
import { air, type EmergencyPage, type } from './emergency-budget.ts';
import styles from './overlays.module.css';

type EmergencyProps = {
  message: EmergencyMessage;
  page: EmergencyPage;
  /** All that run, as somebody hears them who does not see the pages turn. */
  all: readonly EmergencyMessage[];
  signs: {
    shown: boolean;
    /** Null where nobody can touch: the signer is there by itself, over and over. */
    choose: ((shown: boolean) => void) | null;
    button: { height: number; textPx: number; bottom: number };
  };
};

export function Emergency({ message, page: { said, px }, all, signs }: EmergencyProps) {
  const { level, drill, sign } = message;
  const { choose } = signs;
  const sizes = {
    '--px': `${px}px`,
    '--edge': `${air.edge * 100}vmin`,
    '--sign-size': `${air.sign * 100}vmin`,
    '--gap': `${air.gap * 100}vmin`,
    '--apart': `${(air.apart * 100) / 2}vmin`,
    '--title': type.title,
    '--level': type.level,
    '--between': type.between,
    '--button': `${signs.button.height}px`,
    '--button-bottom': `${signs.button.bottom}px`,
    '--text': `${signs.button.textPx}px`,
  } as CSSProperties;
  return (
    <div
      className={styles.emergency}
      data-level={level}
      data-drill={drill || undefined}
      data-signer={signs.shown || undefined}
      data-signs={(sign && choose && true) || undefined}
      data-emergency
      style={sizes}
      role="alert"
    >
      <LevelSign level={level} />
      <div className={styles.both} aria-hidden="true">
        {said.map(({ language, title, text }) => (
          <section key={language} lang={language} className={styles.words}>
            <p className={styles.level}>{(drill ? drillName : levelNames[level])[language]}</p>
            <h1>{title}</h1>
            <p className={styles.text}>{text}</p>
          </section>
        ))}
      </div>
      {languages.map((language) => (
        <Heard key={language} language={language} all={all} />
      ))}
      {sign && signs.shown && (
        <video
          key={sign.url}
          className={styles.signer}
          src={sign.url}
          muted
          autoPlay
          loop={!choose}
          playsInline
          disablePictureInPicture
          onEnded={() => choose?.(false)}
        />
      )}
      {sign && choose && (
        <button
          type="button"
          className={styles.signs}
          aria-pressed={signs.shown}
          onClick={() => choose(!signs.shown)}
        >
          {languages.map((language) => (
            <span key={language} lang={language}>
              {signsName[language]}
            </span>
          ))}
        </button>
      )}
    </div>
  );
}

const Heard = ({ language, all }: { language: Language; all: readonly EmergencyMessage[] }) => (
  <div className={styles.heard} lang={language}>
    {all.map(({ id, level, drill, title, text, easy }) => (
      <section key={id}>
        <p>{(drill ? drillName : levelNames[level])[language]}</p>
        <h2>{title[language]}</h2>
        <p>{text[language]}</p>
        {easy?.[language] && <p>{easy[language]}</p>}
      </section>
    ))}
  </div>
);

/** A shape for each level, for those who see no colours. */
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
