import { addressOf } from '@psifida/contract/registry/addresses';
import type { SystemId } from '@psifida/contract/registry/systems';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ProblemBanner } from '../../ui/banner.tsx';
import { AppLink } from '../../ui/link.tsx';
import { CardGridPlaceholder } from '../../ui/picture-card.tsx';
import { CardGrid } from './card-grid.tsx';
import { presentationsQuery } from './presentation-queries.ts';
import classes from './recent-presentations.module.css';

/** The last changed ones of a system. Without any there is nothing to say: the next step says it already. */
export function RecentPresentations({ system }: { system: SystemId }) {
  const t = useTranslations();
  const { data, error, refetch } = useInfiniteQuery(presentationsQuery(system, {}, 3));
  const items = data?.pages[0]?.items;
  if (items?.length === 0) return null;
  return (
    <section aria-labelledby="recent">
      <div className={classes.top}>
        <h2 id="recent" className={classes.heading}>
          {t('home.recent')}
        </h2>
        <AppLink to={addressOf({ screen: 'presentation-list', system })} className={classes.all}>
          {t('home.all')}
        </AppLink>
      </div>
      {error && <ProblemBanner error={error} onRetry={refetch} />}
      {items && <CardGrid items={items} level={3} />}
      {!items && !error && <CardGridPlaceholder count={3} label={t('shell.loading')} />}
    </section>
  );
}
