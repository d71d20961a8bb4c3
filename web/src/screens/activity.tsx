import { Button } from '@mantine/core';
import { nameless } from '@psifida/contract/content/presentation';
import { activityActions } from '@psifida/contract/endpoints/activity';
import { isSystemId } from '@psifida/contract/registry/systems';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import classes from '../features/activity/activity.module.css';
import { ActivityFilters } from '../features/activity/activity-filters.tsx';
import { ActivityList } from '../features/activity/activity-list.tsx';
import {
  type ActivityFilter,
  activityPeopleQuery,
  activityQuery,
  namedPeopleQuery,
} from '../features/activity/activity-query.ts';
import { ExportActivity } from '../features/activity/export-activity.tsx';
import { Nameless } from '../features/activity/nameless.tsx';
import { useRegistry } from '../features/systems/registry.tsx';
import { usePersonName } from '../i18n/person-name.ts';
import { useSession } from '../lib/session.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { useSearchParams } from '../ui/link.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Coming, Placeholder } from '../ui/placeholder.tsx';
import { Scene } from '../ui/scene.tsx';
import { ShowMore } from '../ui/show-more.tsx';

/** Who did what, in all systems; the filters are in the address. */
export default function Activity() {
  const t = useTranslations();
  const registry = useRegistry();
  const { user, may } = useSession();
  const nameOf = usePersonName();
  const [params, setParams] = useSearchParams();
  const filter: ActivityFilter = {
    system: isSystemId(params.system) ? params.system : undefined,
    action: activityActions.find((action) => action === params.action),
    by: params.by || undefined,
  };
  const query = useInfiniteQuery(activityQuery(filter));
  const items = query.data?.pages.flatMap((page) => page.items);
  const isFiltered = !!(filter.system || filter.action || filter.by);
  const active = useQuery(activityPeopleQuery).data?.items ?? [];
  const named = useQuery({ ...namedPeopleQuery, enabled: may('administer') }).data?.items ?? [];
  // By the name they had last, where the activity knows it.
  const everyone = [...new Map([...named, ...active].map((person) => [person.id, person])).values()];
  const people = new Map(everyone.map((person) => [person.id, { ...person, name: nameOf(person) }]));
  if (user) people.set(user.id, { id: user.id, name: t('activity.me') });
  if (filter.by && !people.has(filter.by)) people.set(filter.by, { id: filter.by, name: '…' });

  const chosen = everyone.find(({ id }) => id === filter.by);
  const leaver = chosen && chosen.id !== user?.id && chosen.id !== nameless.id ? chosen : null;

  return (
    <>
      <PageHeader title={t('titles.activity')} intro={t('activity.intro')} />
      <ActivityFilters
        registry={registry}
        filter={filter}
        people={[...people.values()]}
        onChange={setParams}
      />
      {may('administer') && (
        <div className={classes.tools}>
          <ExportActivity filter={filter} />
          {leaver && <Nameless person={leaver} onDone={() => setParams({ by: undefined })} />}
        </div>
      )}
      <Coming query={query}>
        <Placeholder heights={[420]} />
      </Coming>
      {items?.length === 0 && (
        <EmptyState
          picture={<Scene system="system3" size={{ width: 800, height: 600 }} />}
          title={t(isFiltered ? 'activity.nothingFound' : 'activity.empty')}
          action={
            isFiltered && (
              <Button
                variant="default"
                onClick={() => setParams({ system: undefined, action: undefined, by: undefined })}
              >
                {t('presentations.clearFilters')}
              </Button>
            )
          }
        >
          {!isFiltered && <p>{t('activity.emptyText')}</p>}
        </EmptyState>
      )}
      {items && items.length > 0 && <ActivityList items={items} registry={registry} />}
      <ShowMore query={query} />
    </>
  );
}
