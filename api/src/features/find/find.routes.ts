import { endpoints } from '@psifida/contract/endpoints/all';
import type { Registry } from '@psifida/contract/registry/systems';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Bind } from '../../http/bind.ts';
import { findEverything } from './find-everything.ts';

type Deps = { bind: Bind; db: Kysely<Tables>; registry: Registry };

export const findRoutes = ({ bind, ...parts }: Deps) => {
  bind(endpoints.findEverything, async ({ query }) => ({ items: await findEverything(parts, query) }));
};
