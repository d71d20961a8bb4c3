import { endpoints } from '@psifida/contract/endpoints/all';
import type { Kysely } from 'kysely';
import { readJump } from '../../concurrency/clock.ts';
import { recordActivity } from '../../db/record-activity.ts';
import type { Tables } from '../../db/tables.ts';
import type { Bind } from '../../http/bind.ts';
import type { Caller } from '../../http/sign-in.ts';

type Deps = { db: Kysely<Tables>; now: () => number };

export const clockRoutes = ({ bind, db, now }: Deps & { bind: Bind }) => {
  bind(endpoints.readClock, async () => {
    const jump = await readJump(db);
    return {
      now: new Date(now()).toISOString(),
      jump: jump && { from: jump.from.toISOString(), to: jump.to.toISOString() },
    };
  });
  bind(endpoints.trustClock, ({ caller }) => trustClock({ db, now }, caller));
};

const trustClock = ({ db, now }: Deps, by: Pick<Caller, 'id' | 'name'>) =>
  db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('clock')
      .set({ seen_at: new Date(now()), jumped_to: null })
      .where('jumped_to', 'is not', null)
      .executeTakeFirst();
    if (!numUpdatedRows) return {};
    const title = { el: '', en: '' };
    await recordActivity(tx, { action: 'trusted', system: null, kind: 'clock', subject: null, title, by });
    return {};
  });
