import { endpoints } from '@psifida/contract/endpoints/all';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Bind } from '../../http/bind.ts';
import { readOverview } from './read-overview.ts';

export const systemRoutes = ({ bind, db }: { bind: Bind; db: Kysely<Tables> }) => {
  bind(endpoints.readOverview, () => readOverview({ db }));
};
