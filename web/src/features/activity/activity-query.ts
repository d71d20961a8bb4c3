import { listPeople } from '@psifida/contract/endpoints/accounts';
import {
  type ActivityAction,
  type ActivityItem,
  listActivity,
  listActivityPeople,
} from '@psifida/contract/endpoints/activity';
import { findItem } from '@psifida/contract/endpoints/library';
import { findPresentation } from '@psifida/contract/endpoints/presentations';
import { libraryKinds } from '@psifida/contract/kinds';
import type { SystemId } from '@psifida/contract/registry/systems';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/api-client.ts';
import { pagedQuery, readQuery } from '../../api/queries.ts';
import type { Subject } from '../history/history-queries.ts';

export type ActivityFilter = {
  search?: string | undefined;
  system?: SystemId | undefined;
  action?: ActivityAction | undefined;
  field?: string | undefined;
  by?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
};

export const activityQuery = (filter: ActivityFilter) =>
  pagedQuery(['activity', filter], listActivity, { query: { ...filter } });

/** What an action was done to, as it is now. */
export const subjectQuery = ({ subjectKind, system, subject }: ActivityItem) =>
  queryOptions({
    queryKey: ['activity', 'subject', subject],
    queryFn: ({ signal }): Promise<Subject> => {
      const kind = libraryKinds.find((one) => one === subjectKind);
      const id = subject ?? '';
      if (kind) return call(findItem, { params: { kind, id } }, { signal });
      return call(findPresentation, { params: { system: system as SystemId, id } }, { signal });
    },
  });

/** Below the same key as the activity itself: whatever refreshes the one refreshes the other. */
export const activityPeopleQuery = readQuery(['activity', 'people'], listActivityPeople, {});

/** Also whoever is only named by something older than the activity. */
export const namedPeopleQuery = readQuery(['activity', 'named'], listPeople, {});
