import type { HealthReport } from '@psifida/contract/content/display';
import type { FirstDisplay } from '@psifida/contract/content/first-display';
import type { ScreenPlan } from '@psifida/contract/content/screen-plan';
import type { SystemId } from '@psifida/contract/registry/systems';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { FirstDisplayRow } from '../db/display-tables.ts';
import { notify } from '../db/query.ts';
import type { ActionEvent } from '../db/record-activity.ts';
import type { Tables } from '../db/tables.ts';
import { notifyDisplays } from './notify-displays.ts';

export const findFirst = (
  db: Kysely<Tables>,
  system: SystemId,
): Promise<Pick<FirstDisplayRow, 'display_id' | 'open_number'> | undefined> =>
  db
    .selectFrom('first_display')
    .select(['display_id', 'open_number'])
    .where('system', '=', system)
    .where('is_on', '=', true)
    .executeTakeFirst();

/** Where releases go to one display first: that display if it is still there, and the newest release. */
const selectTrials = (db: Kysely<Tables>) =>
  db
    .selectFrom('first_display')
    .leftJoin('display', (join) =>
      join
        .onRef('display.id', '=', 'first_display.display_id')
        .onRef('display.system', '=', 'first_display.system'),
    )
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('release')
          .select(['release.number', 'release.hash', 'release.made_at'])
          .whereRef('release.system', '=', 'first_display.system')
          .orderBy('release.number', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .selectAll('first_display')
    .select(['newest.number', 'newest.hash', 'newest.made_at', 'display.name', 'display.place'])
    .select(sql<ScreenPlan | null>`display.screen_plan`.as('screen_plan'))
    .select('display.id as there')
    .where('is_on', '=', true);

export type TrialRow = Awaited<ReturnType<ReturnType<typeof selectTrials>['executeTakeFirstOrThrow']>>;
type HeldRow = TrialRow & { number: number; hash: string; made_at: Date };

export const isHeld = (row: TrialRow): row is HeldRow => row.number !== null && row.number > row.open_number;

export const listTrials = (db: Kysely<Tables>): Promise<TrialRow[]> => selectTrials(db).execute();

export const findTrial = (db: Kysely<Tables>, system: SystemId): Promise<TrialRow | undefined> =>
  selectTrials(db).where('first_display.system', '=', system).executeTakeFirst();

/** What was found of an earlier release does not hold of this one. */
const ofThis = (row: HeldRow): Pick<TrialRow, 'state' | 'state_since' | 'well_since' | 'reported'> =>
  row.tried_number === row.number ? row : comingAnew(row.number, row.made_at);

export const asTried = (row: HeldRow): HeldRow => ({ ...row, ...ofThis(row), tried_number: row.number });

const minute = 60_000;

function toHeld(row: HeldRow): FirstDisplay['held'] {
  const { number, open_number: others, made_at, wait_minutes: wait } = row;
  const { state, state_since, well_since: well, reported } = asTried(row);
  const opensAt = well && wait !== null && state === 'shown' ? well.getTime() + wait * minute : null;
  return {
    ...{ number, others, madeAt: made_at.toISOString(), state, since: state_since.toISOString(), reported },
    opensAt: opensAt === null ? null : new Date(opensAt).toISOString(),
  };
}

export const toFirst = (row: TrialRow): FirstDisplay => ({
  display: row.there && row.name !== null ? { id: row.there, name: row.name } : null,
  waitMinutes: row.wait_minutes,
  held: isHeld(row) ? toHeld(row) : null,
});

type Found = Pick<FirstDisplayRow, 'tried_number' | 'state' | 'state_since' | 'well_since'> & {
  reported: HealthReport['errors'];
};

/** Nothing is known of it on the first display yet: its time begins when it is seen there. */
export const comingAnew = (number: number | null, at: Date): Found => ({
  ...{ tried_number: number, state: 'coming', state_since: at, well_since: null, reported: [] },
});

export const toStored = ({ reported, ...found }: Found) => ({ ...found, reported: JSON.stringify(reported) });

/** What the look at the first display has shown, or that it begins. Whoever looks on asks again. */
export async function keepFound(tx: Transaction<Tables>, system: SystemId, found: Found): Promise<void> {
  await tx.updateTable('first_display').set(toStored(found)).where('system', '=', system).execute();
  await tellStaff(tx, system);
}

export const tellStaff = (db: Kysely<Tables>, system: SystemId): Promise<void> =>
  notify(db, { action: 'release', system } satisfies ActionEvent);

type Opening = { system: SystemId; number: number; hash: string; at: Date };

/** From now on it is for all displays of its system, and they are told. Called with the system locked. */
export async function openUpTo(
  tx: Transaction<Tables>,
  { system, number, hash, at }: Opening,
): Promise<void> {
  await tx
    .updateTable('release')
    .set({ opened_at: at })
    .where('system', '=', system)
    .where('number', '=', number)
    .execute();
  await tx
    .updateTable('first_display')
    .set({ open_number: number, due_since: at, tried_number: null, well_since: null, reported: '[]' })
    .where('system', '=', system)
    .where('is_on', '=', true)
    .where('open_number', '<', number)
    .execute();
  await notifyDisplays(tx, { event: 'release', to: { system }, release: { number, hash } });
  await tellStaff(tx, system);
}
