import type { Display } from '@psifida/contract/content/display';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useWhen } from '../../../i18n/when.ts';
import { glassPhotoQuery } from '../display-queries.ts';
import classes from './care.module.css';

/** The last picture of the glass that was asked for, and how old it is; nothing where none was. */
export function GlassPhoto({ display: { id, name, pictureTakenAt } }: { display: Display }) {
  const t = useTranslations('care');
  const when = useWhen();
  const { data } = useQuery(glassPhotoQuery(id, pictureTakenAt));
  if (!data) return null;
  return (
    <figure className={classes.picture}>
      <img
        src={`data:image/jpeg;base64,${data.jpeg}`}
        alt={t('pictureOf', { name, when: when(data.takenAt) })}
      />
      <figcaption>{t('picture', { when: when(data.takenAt) })}</figcaption>
    </figure>
  );
}
