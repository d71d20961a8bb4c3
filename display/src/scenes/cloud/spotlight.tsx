import { otherLanguage } from '@psifida/contract/content/bilingual';
import { altOf } from '../common/picture.tsx';
import { useScene } from '../common/scene-context.ts';
import type { Place } from './arrange.ts';
import type { CloudPicture } from './cloud-content.ts';
import styles from './spotlight.module.css';

/** What has just come forward, in both languages, on a label at its lower edge. */
export function Spotlight({ picture: { media, category }, place }: { picture: CloudPicture; place: Place }) {
  const { language } = useScene();
  const other = otherLanguage(language);
  const said = (one: typeof language) => altOf(media, one) || (category?.title[one] ?? '');
  if (!said(language)) return null;
  return (
    <p
      className={styles.spotlight}
      style={{
        left: place.x - place.width / 2,
        top: place.y + place.height / 2,
        maxWidth: place.width,
      }}
    >
      <span lang={language}>{said(language)}</span>
      {said(other) && said(other) !== said(language) && <em lang={other}>{said(other)}</em>}
    </p>
  );
}
