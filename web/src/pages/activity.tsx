import { Box } from '@mantine/core';
import { anonymised } from '@psifida/contract/content/presentation';
import type { ActivityItem } from '@psifida/contract/endpoints/activity';
import { addressOf } from '@psifida/contract/registry/addresses';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActivityList } from '../features/activity/activity-list.tsx';
import { activityPeopleQuery, activityQuery, namedPeopleQuery } from '../features/activity/activity-query.ts';
import {
  ActivityFilters,
  Anonymise,
  activityFilter,
  ExportActivity,
} from '../features/activity/activity-tools.tsx';
import { SubjectHistory } from '../features/activity/subject-history.tsx';
import { usePersonName } from '../i18n/person-name.ts';
import { useSession } from '../session/session.ts';
import { EmptyState, NothingFound } from '../ui/empty-state.tsx';
import { ButtonLink, useSearchParams } from '../ui/link.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Coming } from '../ui/placeholder.tsx';
import { ShowMore } from '../ui/show-more.tsx';

export default function Activity() {
  const t = useTranslations();
  const { user, may } = useSession();
  const nameOf = usePersonName();
  const [params, setParams] = useSearchParams();
  const filter = activityFilter(params);
  const [history, setHistory] = useState<{ item: ActivityItem; opened: boolean } | null>(null);
  const query = useInfiniteQuery(activityQuery(filter));
  const items = query.data?.pages.flatMap((page) => page.items);
  const isFiltered = Object.values(filter).some(Boolean);
  const active = useQuery(activityPeopleQuery).data?.items ?? [];
  const named = useQuery({ ...namedPeopleQuery, enabled: may('administer') }).data?.items ?? [];
  // By the name they had last, where the activity knows it.
  const everyone = [...new Map([...named, ...active].map((person) => [person.id, person])).values()];
  const people = new Map(everyone.map((person) => [person.id, { ...person, name: nameOf(person) }]));
  if (user) people.set(user.id, { id: user.id, name: t('activity.me') });
  if (filter.by && !people.has(filter.by)) people.set(filter.by, { id: filter.by, name: '…' });

  const chosen = everyone.find(({ id }) => id === filter.by);
  const leaver = chosen && chosen.id !== user?.id && chosen.id !== anonymised.id ? chosen : null;

  return (
    <>
      <PageHeader
        title={t('titles.activity')}
        intro={t('activity.intro')}
        action={
          may('administer') && (
            <>
              <ButtonLink to={addressOf({ screen: 'bin' })} variant="default">
                {t('titles.bin')}
              </ButtonLink>
              <ExportActivity filter={filter} />
            </>
          )
        }
      />
      <ActivityFilters filter={filter} people={[...people.values()]} onChange={setParams} />
      {may('administer') && leaver && (
        <Box mb={24}>
          <Anonymise person={leaver} onDone={() => setParams({ by: undefined })} />
        </Box>
      )}
      <Coming query={query} heights={[420]} />
      {items?.length === 0 && isFiltered && (
        <NothingFound
          scene="system3"
          title={t('activity.nothingFound')}
          onClear={() => setParams(activityFilter({}))}
        />
      )}
      {items?.length === 0 && !isFiltered && (
        <EmptyState scene="system3" title={t('activity.empty')}>
          <p>{t('activity.emptyText')}</p>
        </EmptyState>
      )}
      {history && (
        <SubjectHistory
          key={history.item.id}
          {...history}
          onClose={() => setHistory({ ...history, opened: false })}
        />
      )}
      {items && items.length > 0 && (
        <ActivityList
          items={items}
          opened={history?.opened ? history.item.id : undefined}
          onHistory={(item) => setHistory({ item, opened: true })}
        />
      )}
      <ShowMore query={query} />
    </>
  );
}
