import { type GivenInstruction, type OwnInstruction, spreadOf } from '@psifida/contract/content/instruction';
import { type Kysely, sql, type Transaction } from 'kysely';
import { clockIsTrusted } from '../../../concurrency/clock.ts';
import type { InstructionRow } from '../../../db/display-tables.ts';
import type { Tables } from '../../../db/tables.ts';

const keptDays = 30;
const listedAtMost = 20;
const namedAtMost = 10;

/** False when it was given already: the same click, twice. One that was revoked meanwhile is left out. However many displays there are, it is one statement. */
export async function insert(
  tx: Transaction<Tables>,
  row: InstructionRow,
  displays: readonly string[],
): Promise<boolean> {
  await tx
    .deleteFrom('instruction')
    .where('given_at', '<', sql<Date>`now() - make_interval(days => ${keptDays})`)
    .where(clockIsTrusted(Date.now()))
    .execute();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('instruction')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) return false;
  await sql`
    insert into instruction_display (instruction_id, display_id)
    select ${row.id}, id from display where id = any(${displays}::uuid[])
  `.execute(tx);
  return true;
}

const selectGiven = (db: Kysely<Tables>) =>
  db
    .selectFrom('instruction')
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('instruction_display as receipt')
          .innerJoin('display', 'display.id', 'receipt.display_id')
          .select([
            sql<number>`count(*)::int`.as('displays'),
            sql<number>`count(*) filter (where taken_at is not null)::int`.as('taken'),
            sql<number>`count(*) filter (where outcome = 'done')::int`.as('done'),
            sql<number>`count(*) filter (where outcome = 'failed')::int`.as('failed'),
            sql<string[]>`coalesce((array_agg(name order by name collate "el-x-icu")
              filter (where outcome is null))[1:${sql.lit(namedAtMost)}], '{}')`.as('undone'),
            sql<string[]>`coalesce((array_agg(name order by name collate "el-x-icu")
              filter (where outcome = 'failed'))[1:${sql.lit(namedAtMost)}], '{}')`.as('failed_ones'),
          ])
          .whereRef('receipt.instruction_id', '=', 'instruction.id')
          .as('counted'),
      (join) => join.onTrue(),
    )
    .selectAll();

type GivenRow = Awaited<ReturnType<ReturnType<typeof selectGiven>['executeTakeFirstOrThrow']>>;

export const toGiven = (row: GivenRow): GivenInstruction => ({
  id: row.id,
  kind: row.kind,
  value: row.value,
  tags: row.tags,
  at: row.given_at.toISOString(),
  until: row.until.toISOString(),
  by: { id: row.by_id, name: row.by_name },
  displays: row.displays,
  taken: row.taken,
  done: row.done,
  failed: row.failed,
  undone: row.undone,
  failedOnes: row.failed_ones,
});

export const find = (db: Kysely<Tables>, id: string): Promise<GivenRow | undefined> =>
  selectGiven(db).where('instruction.id', '=', id).executeTakeFirst();

/** Those that are of nobody any more are left out. */
export const list = (db: Kysely<Tables>): Promise<GivenRow[]> =>
  selectGiven(db)
    .where('displays', '>', 0)
    .orderBy('given_at', 'desc')
    .orderBy('instruction.id')
    .limit(listedAtMost)
    .execute();

/** What a display shall do now, as a part of the question who it is: it asks that every few seconds. */
export const openFor = (now: Date) => sql<Open[]>`coalesce((
  select jsonb_agg(jsonb_build_object(
    'id', instruction.id, 'kind', kind, 'value', value,
    'told', display_count,
    'until', to_char(until at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'takenAt', to_char(taken_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  ) order by given_at, instruction.id)
  from instruction_display as receipt join instruction on instruction.id = receipt.instruction_id
  where receipt.display_id = display.id and ended_at is null and until > ${now}
), '[]')`;

type Open = Omit<OwnInstruction, 'spreadMs'> & { told: number };

export const toOwn = ({ told, ...one }: Open): OwnInstruction => ({
  ...one,
  spreadMs: spreadOf(one.kind, told),
});

type Said = { id: string; display: string; at: Date };

const own = (db: Kysely<Tables>, { id, display }: Said) =>
  db.updateTable('instruction_display').where('instruction_id', '=', id).where('display_id', '=', display);

/** Whether it was news. */
export const take = async (db: Kysely<Tables>, said: Said): Promise<boolean> => {
  const { numUpdatedRows } = await own(db, said)
    .set({ taken_at: said.at })
    .where('taken_at', 'is', null)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

type Ended = Said & { outcome: 'done' | 'failed'; detail: string };

export const end = async (db: Kysely<Tables>, said: Ended): Promise<boolean> => {
  const { at, outcome, detail } = said;
  const { numUpdatedRows } = await own(db, said)
    .set({ taken_at: sql<Date>`coalesce(taken_at, ${at})`, ended_at: at, outcome, detail })
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

export const findOf = (db: Kysely<Tables>, { id, display }: Omit<Said, 'at'>) =>
  db
    .selectFrom('instruction_display as receipt')
    .innerJoin('instruction', 'instruction.id', 'receipt.instruction_id')
    .select(['kind', 'until', 'ended_at'])
    .where('receipt.instruction_id', '=', id)
    .where('receipt.display_id', '=', display)
    .executeTakeFirst();

export const keepImage = (db: Kysely<Tables>, display: string, jpeg: Buffer, at: Date) =>
  db
    .insertInto('glass_image')
    .values({ display_id: display, taken_at: at, jpeg })
    .onConflict((conflict) => conflict.column('display_id').doUpdateSet({ taken_at: at, jpeg }))
    .execute();

export const findImage = (db: Kysely<Tables>, display: string) =>
  db.selectFrom('glass_image').selectAll().where('display_id', '=', display).executeTakeFirst();
