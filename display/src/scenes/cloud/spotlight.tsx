import { otherLanguage } from '@psifida/contract/content/bilingual';
import { useScene } from '../common/scene-context.ts';
import styles from './cloud.module.css';
import type { CloudPicture } from './cloud-content.ts';

/** To which category the picture belongs that has just come forward, in both languages. */
export function Spotlight({ picture: { category } }: { picture: CloudPicture }) {
  const { language } = useScene();
  if (!category) return null;
  const other = otherLanguage(language);
  return (
    <p className={styles.spotlight}>
      <span lang={language}>{category.title[language]}</span>
      {category.title[other] !== category.title[language] && <em lang={other}>{category.title[other]}</em>}
    </p>
  );
}
