import { endpoints } from '@psifida/contract/endpoints/all';
import type { Registry } from '@psifida/contract/registry/systems';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Bind } from '../../http/bind.ts';
import * as store from './demo.store.ts';
import { removeDemo } from './remove-demo.ts';

type Parts = { bind: Bind; db: Kysely<Tables>; registry: Registry };

export const demoRoutes = ({ bind, db, registry }: Parts) => {
  bind(endpoints.readDemo, () => store.read(db));
  bind(endpoints.removeDemo, ({ caller }) => removeDemo({ db, registry, by: caller }));
};
