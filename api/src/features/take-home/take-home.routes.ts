import { endpoints } from '@psifida/contract/endpoints/all';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Bind } from '../../http/bind.ts';
import { findTakeHomeRecipe } from './find-take-home-recipe.ts';

export const takeHomeRoutes = ({ bind, db }: { bind: Bind; db: Kysely<Tables> }) =>
  bind(endpoints.readTakeHomeRecipe, ({ params }) => findTakeHomeRecipe({ db, ...params }));
