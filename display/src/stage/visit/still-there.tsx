import { type Language, otherLanguage } from '@psifida/contract/bilingual';
import { stageTexts as texts } from '@psifida/contract/content/glass-texts/stage-texts';
import { type CSSProperties, useState } from 'react';
import { useInterval } from '../../device/use-interval.ts';
import styles from './still-there.module.css';

type StillThereProps = {
  language: Language;
  isTable: boolean;
  /** Only a touch of the card itself is an answer. */
  insists: boolean;
  seconds: number;
};

/** Any touch is an answer, and goes no further than this. */
export function StillThere({ language, isTable, insists, seconds }: StillThereProps) {
  const [left, setLeft] = useState(seconds);
  useInterval(() => setLeft((before) => Math.max(0, before - 1)), 1_000);
  return (
    <div className={styles.asking} data-table={isTable || undefined}>
      {/* For those on the other side, who may well read the other language. */}
      {isTable && (
        <div className={`${styles.card} ${styles.opposite}`} data-answer aria-hidden="true">
          <Question language={otherLanguage(language)} {...{ left, insists, seconds }} />
        </div>
      )}
      <div
        className={styles.card}
        data-answer
        role="alertdialog"
        aria-labelledby="still-there"
        lang={language}
      >
        <Question id="still-there" {...{ language, left, insists, seconds }} />
      </div>
    </div>
  );
}

type QuestionProps = { id?: string; language: Language; left: number; insists: boolean; seconds: number };

function Question({ id, language, left, insists, seconds }: QuestionProps) {
  const { question } = texts[language];
  const hintIn = (one: Language) => (insists ? texts[one].here : texts[one].hint);
  const other = otherLanguage(language);
  const time = { '--time': `${seconds}s` } as CSSProperties;
  return (
    <>
      <div className={styles.left} role="timer" style={time}>
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <circle cx="50" cy="50" r="45" />
          <circle cx="50" cy="50" r="45" pathLength="1" className={styles.running} />
        </svg>
        {left}
      </div>
      <div lang={language}>
        <h2 id={id}>{question}</h2>
        <p>{hintIn(language)}</p>
        <p className={styles.other} lang={other}>
          {texts[other].question} {hintIn(other)}
        </p>
      </div>
    </>
  );
}
