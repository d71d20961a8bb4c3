import { type TownLook, townLook } from '@psifida/contract/content/look';
import { usualLook } from '@psifida/contract/content/look-tones';
import type { Person } from '@psifida/contract/content/presentation';
import { endpoints } from '@psifida/contract/endpoints/all';
import { type Kysely, sql } from 'kysely';
import { locks } from '../../concurrency/advisory-lock.ts';
import { recordActivity } from '../../db/record-activity.ts';
import type { Tables } from '../../db/tables.ts';
import type { Bind } from '../../http/bind.ts';
import { notifyDisplays } from '../../releases/notify-displays.ts';

type Deps = { db: Kysely<Tables> };

export const lookRoutes = ({ bind, db }: Deps & { bind: Bind }) => {
  bind(endpoints.readLook, async () => (await readLook(db)) ?? usualLook);
  bind(endpoints.saveLook, ({ body, caller }) => saveLook(db, { look: body, by: caller }));
};

/** Null where it is the usual one. */
export async function readLook(db: Kysely<Tables>): Promise<TownLook | null> {
  const row = await db.selectFrom('town_look').select('look').executeTakeFirst();
  return row ? townLook.parse(row.look) : null;
}

/** The usual look is no row: whatever it is in a later version, it is what such a town has. */
const saveLook = (db: Kysely<Tables>, { look, by }: { look: TownLook; by: Person }) =>
  db.transaction().execute(async (tx) => {
    const kept = JSON.stringify(look);
    // So that each 'before' is what the save before it left.
    await sql`select pg_advisory_xact_lock(${locks.look})`.execute(tx);
    const before = (await readLook(tx)) ?? townLook.parse(usualLook);
    if (kept === JSON.stringify(before)) return look;
    const isUsual = kept === JSON.stringify(townLook.parse(usualLook));
    if (isUsual) await tx.deleteFrom('town_look').execute();
    else
      await tx
        .insertInto('town_look')
        .values({ look: kept })
        .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ look: kept }))
        .execute();
    await recordActivity(tx, {
      action: 'look-set',
      system: null,
      kind: 'look',
      subject: null,
      title: { el: 'Χρώματα και γραμματοσειρές', en: 'Colours and typefaces' },
      by,
      look: { before, after: look },
    });
    const displays = await tx.selectFrom('display').select('id').execute();
    await notifyDisplays(tx, { event: 'settings', to: { displays: displays.map(({ id }) => id) } });
    return look;
  });
