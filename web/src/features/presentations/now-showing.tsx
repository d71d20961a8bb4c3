import { addressOf } from '@psifida/contract/registry/addresses';
import type { SystemId } from '@psifida/contract/registry/systems';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useMediaParts } from '../../lib/parts.tsx';
import { AppLink } from '../../ui/link.tsx';
import { CoverPicture } from './cover-picture.tsx';
import classes from './now-showing.module.css';
import { presentationsQuery } from './presentation-queries.ts';

const shown = 6;

/** The covers of what is active: what people can see here now. Without any, nothing; the next step speaks instead. */
export function NowShowing({ system }: { system: SystemId }) {
  const t = useTranslations('home');
  const locale = useLocale();
  const { data } = useInfiniteQuery(presentationsQuery(system, { state: 'active' }, shown));
  const items = data?.pages[0]?.items;
  const covers = useMemo(() => items?.flatMap(({ cover }) => (cover ? [cover] : [])) ?? [], [items]);
  const { assets } = useMediaParts().useAssets(covers);
  if (!items?.length) return null;
  return (
    <section aria-labelledby="showing" className={classes.section}>
      <h2 id="showing" className={classes.heading}>
        {t('showing')}
      </h2>
      <ul className={classes.covers}>
        {items.map((presentation) => {
          const { id, title } = presentation;
          return (
            <li key={id} className={classes.cover}>
              <CoverPicture presentation={presentation} assets={assets} className={classes.picture} />
              <span className={classes.title}>
                <AppLink to={addressOf({ screen: 'presentation-edit', system, id })} className={classes.link}>
                  {title[locale]}
                </AppLink>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
