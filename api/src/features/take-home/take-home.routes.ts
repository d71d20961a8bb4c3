import { endpoints } from '@psifida/contract/endpoints/all';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Bind } from '../../http/bind.ts';
import { createTakeHomeFinder } from './create-take-home-finder.ts';

export const takeHomeRoutes = ({ bind, db }: { bind: Bind; db: Kysely<Tables> }) => {
  const find = createTakeHomeFinder(db);
  bind(endpoints.readTakeHomeRecipe, ({ params }) => find(params.id));
};
