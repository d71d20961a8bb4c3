import type { Language } from '@psifida/contract/content/bilingual';
import type { NewsFeed } from '@psifida/contract/content/news-item';
import { useTranslations } from 'use-intl';
import { useWhen } from '../../i18n/when.ts';
import classes from './news-link-field.module.css';

const shown = 4;

/** The newest items as plain text, the way the display will show them. */
export function NewestItems({ feed, language }: { feed: NewsFeed; language: Language }) {
  const t = useTranslations('news');
  const when = useWhen();
  return (
    <>
      <p className={classes.heading}>{t('newest', { feed: feed.title })}</p>
      <ul className={classes.items} lang={language}>
        {feed.items.slice(0, shown).map(({ title, text, time, link }, index) => (
          <li key={link ?? `${index}-${title}`}>
            <strong>{title || t('noTitle')}</strong>
            {text && <p className={classes.text}>{text}</p>}
            {time && <span className={classes.quiet}>{when(time)}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
