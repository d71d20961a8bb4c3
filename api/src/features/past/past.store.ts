import type { Bilingual } from '@psifida/contract/bilingual';
import { zone } from '@psifida/contract/content/athens-time';
import type { Person } from '@psifida/contract/content/presentation';
import type { Doubt, Erasure, PastDisplay } from '@psifida/contract/content/shown';
import type { SystemId } from '@psifida/contract/registry/systems';
import { type Kysely, sql } from 'kysely';
import { anyOf } from '../../db/query.ts';
import type { Tables } from '../../db/tables.ts';
import type { Piece } from './day-of-glass.ts';
import { unpackDay } from './pack-day.ts';

/** Displays that are there, and those that were and whose records outlive them. */
export async function listDisplays(db: Kysely<Tables>) {
  const { rows } = await sql<PastDisplay & { recordedOn: string | null }>`
    select *, (select max(day)::text from shown_day where display_id = either.id) as "recordedOn" from (
      select id, system, name, place, false as gone from display
      union all
      select id, system, name, place, true from past_display
    ) as either
    order by gone, name collate "el-x-icu", id
  `.execute(db);
  return rows;
}

export async function findDisplay(db: Kysely<Tables>, id: string) {
  const here = await db.selectFrom('display').selectAll().where('id', '=', id).executeTakeFirst();
  if (here)
    return {
      ...{ id, system: here.system, name: here.name, place: here.place, gone: false },
      languageMode: here.language_mode,
      panel: { widthMm: here.width_mm, viewingDistanceMm: here.viewing_distance_mm },
    };
  const was = await db
    .selectFrom('past_display')
    .select(['id', 'system', 'name', 'place'])
    .where('id', '=', id)
    .executeTakeFirst();
  return was && { ...was, gone: true };
}

export async function findDay(
  db: Kysely<Tables>,
  { display, day }: { display: string; day: string },
): Promise<Piece[]> {
  const row = await db
    .selectFrom('shown_day')
    .select('shown')
    .where('display_id', '=', display)
    .where('day', '=', sql<string>`${day}::date`)
    .executeTakeFirst();
  return row ? unpackDay(day, row.shown) : [];
}

/** When what a display last showed came on; the standby image only where its last day had nothing else. */
export async function findLatest(db: Kysely<Tables>, display: string): Promise<number | null> {
  const row = await db
    .selectFrom('shown_day')
    .select(['shown', sql<string>`day::text`.as('day')])
    .where('display_id', '=', display)
    .orderBy('shown_day.day', 'desc')
    .limit(1)
    .executeTakeFirst();
  const pieces = row ? unpackDay(row.day, row.shown) : [];
  const last = pieces.findLast(({ presentation }) => presentation !== null) ?? pieces.at(-1);
  return last ? last.from * 1000 : null;
}

const releases = sql`(
  select system, number, made_at, presentations from release
  union all select system, number, made_at, presentations from past_release
)`;

export const nameKey = ({ system, release, presentation }: Omit<Piece, 'from' | 'until' | 'continued'>) =>
  `${system}/${release}/${presentation}`;

/** What presentations were called in the releases that these pieces are of, by `nameKey`. */
export async function findNames(
  db: Kysely<Tables>,
  pieces: readonly Piece[],
): Promise<Map<string, Bilingual>> {
  const { rows } = await sql<{ key: string; title: Bilingual }>`
    select concat(system, '/', number, '/', one->>'id') as key, one->'title' as title
    from ${releases} as release, jsonb_array_elements(presentations) as one
    where (system, number) in (
      select * from unnest(
        ${pieces.map(({ system }) => system)}::text[], ${pieces.map(({ release }) => release)}::integer[]
      )
    )
  `.execute(db);
  return new Map(rows.map(({ key, title }) => [key, title]));
}

type Renamed = { id: string; from: string; title: Bilingual };

type Period = { ids: readonly string[]; systems: readonly SystemId[]; from: string; until: Date };

/** What these presentations were called in releases that were on some glass in that time, and from which day on. */
export async function listNames(
  db: Kysely<Tables>,
  { ids, systems, from, until }: Period,
): Promise<Renamed[]> {
  const { rows } = await sql<Renamed>`
    select id, (made_at at time zone ${zone})::date::text as "from", title from (
      select one->>'id' as id, number, made_at, one->'title' as title,
        lag(one->'title') over (partition by one->>'id' order by number) as before
      from ${releases} as release join shown_release using (system, number),
        jsonb_array_elements(presentations) as one
      where system = any(${systems}::text[]) and last_day >= ${from}::date and made_at < ${until}
        and one->>'id' = any(${ids}::text[])
    ) as named
    where title is distinct from before order by number
  `.execute(db);
  return rows;
}

/** A release, whether staff can still return to it or not. */
export const findRelease = async (
  db: Kysely<Tables>,
  { system, number }: { system: SystemId; number: number },
) => {
  const columns = ['number', 'manifest', 'made_at', 'return_of', 'reason', 'by_id', 'by_name'] as const;
  const from = (table: 'release' | 'past_release') =>
    db
      .selectFrom(table)
      .select(columns)
      .where('system', '=', system)
      .where('number', '=', number)
      .executeTakeFirst();
  return (await from('release')) ?? (await from('past_release'));
};

/** When the first release of a system that is still kept was made, and whether it was the first of all. */
export async function findFirstRelease(db: Kysely<Tables>, system: SystemId) {
  const { rows } = await sql<{ number: number; made_at: Date }>`
    select number, made_at from past_release where system = ${system}
    union all
    select number, made_at from release where system = ${system}
    order by number limit 1
  `.execute(db);
  return rows[0];
}

type ErasedRow = { id: string; kind: Erasure['kind']; at: Date; by_id: string; by_name: string };
export const toErasure = ({ id, kind, at, by_id, by_name }: ErasedRow): Erasure => ({
  ...{ id, kind, at: at.toISOString() },
  by: { id: by_id, name: by_name } satisfies Person,
});

export const listErased = async (db: Kysely<Tables>, ids: readonly string[]): Promise<Erasure[]> =>
  ids.length
    ? (await db.selectFrom('erased').selectAll().where('id', '=', anyOf(ids)).execute()).map(toErasure)
    : [];

/** What a display said with a wrong clock: received on that day, or about it. */
export async function listDoubtful(
  db: Kysely<Tables>,
  { display, day, from, until }: { display: string; day: string; from: Date; until: Date },
) {
  const { rows } = await sql<{
    received: string;
    reason: Doubt;
    records: number;
    earliest: Date;
    latest: Date;
  }>`
    select received_on::text as received, reason, records, earliest, latest from shown_doubtful
    where display_id = ${display}
      and (received_on = ${day}::date or (earliest < ${until} and latest > ${from}))
    order by received_on, reason
  `.execute(db);
  return rows.map(({ received, reason, records, earliest, latest }) => ({
    receivedOn: received,
    doubt: reason,
    records,
    earliest: earliest.toISOString(),
    latest: latest.toISOString(),
  }));
}
