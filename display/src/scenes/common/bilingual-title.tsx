import { type Bilingual, type Language, otherLanguage } from '@psifida/contract/content/bilingual';
import styles from './bilingual-title.module.css';

/** The leading language large, the other italic beneath; long titles a little smaller, and never over the whole glass. */
export function BilingualTitle({ title, language }: { title: Bilingual; language: Language }) {
  const other = otherLanguage(language);
  const length = title[language].length > 48 ? styles.long : '';
  return (
    <>
      <h1 className={`${styles.leading} ${length}`} lang={language}>
        {title[language]}
      </h1>
      {title[other] !== title[language] && (
        <p className={styles.other} lang={other}>
          {title[other]}
        </p>
      )}
    </>
  );
}
