import type { Language } from '@psifida/contract/content/bilingual';
import { useEffect, useState } from 'react';
import { warningMs } from './presence.ts';
import styles from './visit.module.css';

const texts: Record<Language, { question: string; hint: string }> = {
  el: { question: 'Είστε ακόμα εδώ;', hint: 'Αγγίξτε την οθόνη για να συνεχίσετε.' },
  en: { question: 'Are you still there?', hint: 'Touch the screen to go on.' },
};

/** Asked before a visit is ended. Any touch is an answer, and goes no further than this. */
export function StillThere({ language, isTable }: { language: Language; isTable: boolean }) {
  const [left, setLeft] = useState(warningMs / 1000);
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  const { question, hint } = texts[language];
  return (
    <div className={styles.asking} role="alertdialog" aria-labelledby="still-there" lang={language}>
      {isTable && (
        <div className={`${styles.card} ${styles.opposite}`} aria-hidden="true">
          <h2>{question}</h2>
          <p>{hint}</p>
          <div className={styles.left}>{left}</div>
        </div>
      )}
      <div className={styles.card}>
        <h2 id="still-there">{question}</h2>
        <p>{hint}</p>
        <div className={styles.left} role="timer">
          {left}
        </div>
      </div>
    </div>
  );
}
