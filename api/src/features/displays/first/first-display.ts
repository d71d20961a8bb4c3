import type { HealthReport } from '@psifida/contract/content/display';
import {
  concernsRelease,
  type FirstDisplay,
  type FirstDisplaySetting,
} from '@psifida/contract/content/first-display';
import type { Person } from '@psifida/contract/content/presentation';
import type { ActivityAction } from '@psifida/contract/endpoints/activity';
import { Problem } from '@psifida/contract/problem';
import type { SystemId } from '@psifida/contract/registry/systems';
import { type Kysely, sql, type Transaction } from 'kysely';
import { lockSystem } from '../../../db/lock-system.ts';
import { recordActivity } from '../../../db/record-activity.ts';
import type { Tables } from '../../../db/tables.ts';
import * as store from '../../../releases/first-display.store.ts';
import { notifyDisplays } from '../../../releases/notify-displays.ts';
import { findCurrent } from '../../../releases/releases.store.ts';
import type { DisplayDeps } from '../deps.ts';
import { recordDisplayAction } from '../record-display-action.ts';

type Answer = { first: FirstDisplay | null };

const answer = async (tx: Transaction<Tables>, system: SystemId): Promise<Answer> => {
  const row = await store.findTrial(tx, system);
  return { first: row ? store.toFirst(row) : null };
};

type Setting = { system: SystemId; first: FirstDisplaySetting | null; by: Person };

/** Switched off, it opens what is held. Another display begins the time anew, and the one before follows the others. */
export const setFirstDisplay = ({ db, now }: DisplayDeps, { system, first, by }: Setting): Promise<Answer> =>
  db.transaction().execute(async (tx) => {
    await lockSystem(tx, system);
    const [before, current] = [await store.findTrial(tx, system), await findCurrent(tx, system)];
    const at = new Date(now());
    if (!first) {
      if (!before) return { first: null };
      if (store.isHeld(before))
        await store.openUpTo(tx, { system, number: before.number, hash: before.hash, at });
      await tx
        .updateTable('first_display')
        .set({ is_on: false, due_since: at })
        .where('system', '=', system)
        .execute();
      await recordSetting(tx, { action: 'first-unset', system, display: before, by });
    } else {
      const display = await tx
        .selectFrom('display')
        .select(['id', 'name'])
        .where('id', '=', first.display)
        .where('system', '=', system)
        .where('temporary', '=', false)
        .executeTakeFirst();
      if (!display)
        throw new Problem('input.invalid', {}, [{ path: ['first', 'display'], code: 'field.unknown' }]);
      const isOther = before?.display_id !== display.id;
      const set = { is_on: true, display_id: display.id, wait_minutes: first.waitMinutes };
      const anew = { due_since: at, ...store.toStored(store.comingAnew(current?.number ?? null, at)) };
      await tx
        .insertInto('first_display')
        .values({
          ...{ system, ...set, ...anew, open_number: current?.number ?? 0 },
          ...{ looked_at: null, watched_since: null },
        })
        .onConflict((conflict) =>
          conflict.column('system').doUpdateSet({
            ...set,
            ...(isOther ? anew : {}),
            ...(before ? {} : { open_number: current?.number ?? 0 }),
          }),
        )
        .execute();
      await recordSetting(tx, {
        action: 'first-set',
        system,
        display: { there: display.id, name: display.name },
        by,
      });
    }
    if (current) {
      const { number, hash } = current;
      await notifyDisplays(tx, { event: 'release', to: { system }, release: { number, hash } });
    }
    return answer(tx, system);
  });

type SettingAction = {
  action: ActivityAction;
  system: SystemId;
  display: Pick<store.TrialRow, 'there' | 'name'>;
  by: Person;
};

const recordSetting = (
  tx: Transaction<Tables>,
  { action, system, display, by }: SettingAction,
): Promise<void> =>
  display.there
    ? recordDisplayAction(tx, {
        action,
        id: display.there,
        display: { name: display.name ?? '', system },
        by,
      })
    : recordActivity(tx, { action, system, kind: 'display', subject: null, title: { el: '–', en: '–' }, by });

type Decision = { system: SystemId; number: number; by: Person };

/** The release that is held now, and no other: a newer one may have come since somebody looked. */
async function demandHeld(tx: Transaction<Tables>, { system, number }: Decision) {
  await lockSystem(tx, system);
  const row = await store.findTrial(tx, system);
  if (!row || !store.isHeld(row) || row.number !== number)
    throw new Problem('release.not-held', { system, number });
  return row;
}

const recordDecision = (tx: Transaction<Tables>, action: ActivityAction, { system, number, by }: Decision) =>
  recordActivity(tx, {
    ...{ action, system, kind: 'release', subject: null, by },
    title: { el: String(number), en: String(number) },
  });

export const openRelease = ({ db, now }: DisplayDeps, decision: Decision): Promise<Answer> =>
  db.transaction().execute(async (tx) => {
    const { system, number, hash } = await demandHeld(tx, decision);
    await store.openUpTo(tx, { system, number, hash, at: new Date(now()) });
    await recordDecision(tx, 'opened', decision);
    return answer(tx, system);
  });

export const tryReleaseAgain = ({ db, now }: DisplayDeps, decision: Decision): Promise<Answer> =>
  db.transaction().execute(async (tx) => {
    const { system, number } = await demandHeld(tx, decision);
    await store.keepFound(tx, system, store.comingAnew(number, new Date(now())));
    await recordDecision(tx, 'tried-again', decision);
    return answer(tx, system);
  });

type Said = { display: string; report: HealthReport; at: Date };

/** What the first display says of a held release that it has on its glass stops it; what others say does not. */
export async function hearErrors(db: Kysely<Tables>, { display, report, at }: Said): Promise<void> {
  const errors = report.errors.filter(({ code }) => concernsRelease(code));
  if (!errors.length) return;
  const { rows } = await sql<{ system: SystemId }>`
    update first_display
    set tried_number = newest.number, state = 'errors', state_since = ${at}, well_since = null,
      reported = (case when state = 'errors' and tried_number = newest.number then reported else '[]' end || said.errors)
    from (select distinct on (system) system, number, hash, made_at from release order by system, number desc) as newest,
      lateral (
        select jsonb_agg(one) as errors from jsonb_array_elements(${JSON.stringify(errors)}::jsonb) as one
        where (one ->> 'at')::timestamptz >= newest.made_at
      ) as said
    where newest.system = first_display.system and is_on and display_id = ${display}
      and newest.number > open_number and newest.hash = ${report.hash} and said.errors is not null
      and jsonb_array_length(reported) < 20
    returning first_display.system
  `.execute(db);
  for (const { system } of rows) await store.tellStaff(db, system);
}
