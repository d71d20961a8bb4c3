import { endpoints } from '@psifida/contract/endpoints/all';
import type { Kysely } from 'kysely';
import { notify } from '../../../db/query.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Bind } from '../../../http/bind.ts';
import type { PresenceSaid, StaffPresence } from './staff-presence.ts';

type Deps = { bind: Bind; db: Kysely<Tables>; presence: StaffPresence };

export function presenceRoutes({ bind, db, presence }: Deps): void {
  bind(endpoints.announcePresence, async ({ body, caller: { id, name } }) => {
    await notify(db, { presence: { announced: { ...body, person: { id, name } } } } satisfies PresenceSaid);
    return {};
  });
  bind(endpoints.listPresence, async ({ query }) => ({ items: presence.list(query.line) }));
}
