import { endpoints } from '@psifida/contract/endpoints/all';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Bind } from '../../http/bind.ts';
import { readOverview } from './read-overview.ts';

type Parts = { bind: Bind; db: Kysely<Tables>; now: () => number };

export const systemRoutes = ({ bind, ...parts }: Parts) => {
  bind.forAll(endpoints.readOverview, () => readOverview(parts));
};
