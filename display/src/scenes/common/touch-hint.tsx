import { type Language, otherLanguage } from '@psifida/contract/bilingual';
import { useScene } from './scene-context.ts';
import { texts } from './texts.ts';
import styles from './touch-hint.module.css';

/** Says, in both languages and by its gentle breathing, that the glass can be touched. Never in the way of a touch. */
export function TouchHint({
  language,
  className = '',
}: {
  language: Language;
  className?: string | undefined;
}) {
  const { reducedMotion } = useScene();
  const other = otherLanguage(language);
  return (
    <div className={`${styles.hint} ${className}`}>
      <span className={`${styles.sign} ${reducedMotion ? '' : styles.breathing}`} aria-hidden="true" />
      <span>
        <span className={styles.leading} lang={language}>
          {texts[language].touchToBegin}
        </span>
        <span className={styles.other} lang={other}>
          {texts[other].touchToBegin}
        </span>
      </span>
    </div>
  );
}
