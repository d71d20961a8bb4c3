import { type Bilingual, type Language, languages } from '@psifida/contract/content/bilingual';
import type { EmergencyLevel, EmergencyMessage } from '@psifida/contract/content/display';
import { LevelSign } from './level-sign.tsx';
import styles from './overlays.module.css';

const levelNames: Record<EmergencyLevel, Bilingual> = {
  information: { el: 'Ενημέρωση', en: 'Information' },
  warning: { el: 'Προσοχή', en: 'Warning' },
  danger: { el: 'Κίνδυνος', en: 'Danger' },
};

/** In both languages at once: nobody has to wait for their turn or find a button. */
export function Emergency({ message: { level, title, text } }: { message: EmergencyMessage }) {
  const part = (language: Language) => (
    <section key={language} lang={language} className={styles.words}>
      <p className={styles.level}>{levelNames[level][language]}</p>
      <h1>{title[language]}</h1>
      <p className={styles.text}>{text[language]}</p>
    </section>
  );
  const length = Math.max(...languages.map((language) => title[language].length * 2 + text[language].length));
  return (
    <div className={styles.emergency} data-level={level} data-long={length > 420 || undefined} role="alert">
      <LevelSign level={level} />
      <div className={styles.both}>{languages.map(part)}</div>
    </div>
  );
}
