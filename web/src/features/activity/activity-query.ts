import { listPeople } from '@psifida/contract/endpoints/accounts';
import { type ActivityAction, listActivity, listActivityPeople } from '@psifida/contract/endpoints/activity';
import type { SystemId } from '@psifida/contract/registry/systems';
import { pagedQuery, readQuery } from '../../api/queries.ts';

export type ActivityFilter = {
  system?: SystemId | undefined;
  action?: ActivityAction | undefined;
  by?: string | undefined;
};

export const activityQuery = (filter: ActivityFilter) =>
  pagedQuery(['activity', filter], listActivity, { query: { ...filter } });

/** Below the same key as the activity itself: whatever refreshes the one refreshes the other. */
export const activityPeopleQuery = readQuery(['activity', 'people'], listActivityPeople, {});

/** Also whoever is only named by something older than the activity. */
export const namedPeopleQuery = readQuery(['activity', 'named'], listPeople, {});
