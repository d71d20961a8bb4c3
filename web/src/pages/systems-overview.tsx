import { systemIds } from '@psifida/contract/registry/systems';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { DemoBanner } from '../features/demo/demo-banner.tsx';
import { displaysQuery } from '../features/displays/display-queries.ts';
import { GlassList } from '../features/displays/system-glass.tsx';
import { needsSomeone, systemsByUrgency } from '../features/displays/urgency.ts';
import { FirstDay } from '../features/help/first-day.tsx';
import { overviewQuery } from '../features/systems/overview-query.ts';
import { useRegistry } from '../features/systems/registry.tsx';
import { ReleaseNotices } from '../features/systems/release-notices.tsx';
import { SystemCard } from '../features/systems/system-card.tsx';
import { WaitingPills } from '../features/systems/waiting-pills.tsx';
import { longDay } from '../i18n/when.ts';
import { useSession } from '../session/session.ts';
import { ProblemBanner } from '../ui/banner.tsx';
import { useHeldOrder } from '../ui/held-order.ts';
import { PageHeader } from '../ui/page-header.tsx';
import classes from './systems-overview.module.css';

/** R-SHELL-02: what do people see today, and what waits for me? */
export default function SystemsOverview() {
  const t = useTranslations('overview');
  const titles = useTranslations('titles');
  const locale = useLocale();
  const registry = useRegistry();
  const { may } = useSession();
  const { data, error, refetch } = useQuery(overviewQuery);
  const standings = data?.systems;
  const displays = useQuery({ ...displaysQuery, enabled: may('view') }).data;
  const { order, holding } = useHeldOrder(systemsByUrgency(systemIds, displays ?? []));
  const active = standings?.reduce((total, standing) => total + standing.active, 0) ?? 0;
  const date = longDay(locale, new Date());

  return (
    <>
      <PageHeader
        title={titles('systems-overview')}
        intro={standings ? t('summary', { date, systems: standings.length, active }) : date}
        action={
          standings && (
            <WaitingPills
              standings={standings}
              red={displays?.filter(({ state }) => state === 'red').length ?? 0}
              amber={displays?.filter((one) => one.state === 'amber' && needsSomeone(one)).length ?? 0}
            />
          )
        }
      />
      <DemoBanner mayRemove={may('administer')} />
      <FirstDay />
      {error && <ProblemBanner error={error} onRetry={refetch} />}
      {systemIds.map((id) => (
        <ReleaseNotices key={id} system={id} named />
      ))}
      <ul className={classes.grid} aria-label={t('list')} aria-busy={!standings && !error} {...holding}>
        {order.map((id) => (
          <li key={id}>
            <SystemCard
              id={id}
              system={registry[id]}
              standing={standings?.find(({ system }) => system === id) ?? (error ? null : 'loading')}
              mayEdit={may('edit', id)}
              glass={displays && <GlassList system={id} displays={displays} on="card" />}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
