import type { Bilingual } from '@psifida/contract/bilingual';
import { addressOf } from '@psifida/contract/registry/addresses';
import type { SystemId } from '@psifida/contract/registry/systems';
import { useLocale, useTranslations } from 'use-intl';
import { AppLink } from '../../ui/link.tsx';
import classes from './now-showing.module.css';
import { PresentationCover } from './presentation-cover.tsx';

const shown = 6;

type NowShowingProps = { system: SystemId; due: readonly { id: string; title: Bilingual }[] };

/** The covers of what is due: what people can see here now. Without any, nothing; the next step speaks instead. */
export function NowShowing({ system, due }: NowShowingProps) {
  const t = useTranslations('home');
  const locale = useLocale();
  if (due.length === 0) return null;
  return (
    <section aria-labelledby="showing" className={classes.section}>
      <h2 id="showing" className={classes.heading}>
        {t('showing')}
      </h2>
      <ul className={classes.covers}>
        {due.slice(0, shown).map(({ id, title }) => (
          <li key={id} className={classes.cover}>
            <PresentationCover system={system} id={id} className={classes.picture} />
            <span className={classes.title}>
              <AppLink to={addressOf({ screen: 'presentation-edit', system, id })} className={classes.link}>
                {title[locale]}
              </AppLink>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
