import { endpoints } from '@psifida/contract/endpoints/all';
import type { Registry } from '@psifida/contract/registry/systems';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Bind } from '../../http/bind.ts';
import { createPresentation } from './create-presentation.ts';
import { findPresentation } from './find-presentation.ts';
import { listPresentations } from './list-presentations.ts';

type Parts = { bind: Bind; db: Kysely<Tables>; registry: Registry };

export const presentationRoutes = ({ bind, db, registry }: Parts) => {
  bind(endpoints.listPresentations, ({ params, query }) =>
    listPresentations({ db, registry, ...params, ...query }),
  );
  bind(endpoints.findPresentation, ({ params }) => findPresentation({ db, registry, ...params }));
  bind(endpoints.createPresentation, ({ params, body, caller }) =>
    createPresentation({ db, registry, system: params.system, draft: body, by: caller }),
  );
};
