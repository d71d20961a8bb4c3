import { endpoints } from '@psifida/contract/endpoints/all';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Bind } from '../../http/bind.ts';
import { listActivity } from './list-activity.ts';
import { listPeople } from './list-people.ts';

export const activityRoutes = ({ bind, db }: { bind: Bind; db: Kysely<Tables> }) => {
  bind(endpoints.listActivity, ({ query, caller }) => listActivity(db, { ...query, to: caller }));
  bind(endpoints.listActivityPeople, ({ caller }) => listPeople(db, caller));
};
