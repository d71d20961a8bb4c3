import type { ReleaseSummary } from '@psifida/contract/content/release';
import type { Doubt } from '@psifida/contract/content/shown';
import type { SystemId } from '@psifida/contract/registry/systems';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { DaySums, Piece } from './day-of-glass.ts';
import { packDay } from './pack-day.ts';

export type Day = { display: string; day: string; piece: Piece };

/** The packed days by display and day. */
export async function findDays(
  tx: Transaction<Tables>,
  keys: readonly Pick<Day, 'display' | 'day'>[],
): Promise<Map<string, Buffer>> {
  if (!keys.length) return new Map();
  const { rows } = await sql<{ display: string; day: string; shown: Buffer }>`
    select wanted.display, wanted.day::text, shown
    from unnest(${keys.map(({ display }) => display)}::uuid[], ${keys.map(({ day }) => day)}::date[])
      as wanted (display, day)
    join shown_day on shown_day.display_id = wanted.display and shown_day.day = wanted.day
  `.execute(tx);
  return new Map(rows.map(({ display, day, shown }) => [`${display}/${day}`, shown]));
}

type ChangedDay = Pick<Day, 'display' | 'day'> & { pieces: Piece[]; sums: DaySums; before: DaySums };

export async function writeDays(tx: Transaction<Tables>, days: readonly ChangedDay[]): Promise<void> {
  if (!days.length) return;
  await sql`
    insert into shown_day (display_id, day, shown)
    select * from unnest(
      ${days.map(({ display }) => display)}::uuid[],
      ${days.map(({ day }) => day)}::date[],
      ${days.map(({ day, pieces }) => packDay(day, pieces))}::bytea[]
    )
    on conflict (display_id, day) do update set shown = excluded.shown
  `.execute(tx);
}

/** Always in the same order, so that two processes never wait for each other. */
const inOrder = <Row>(rows: Iterable<[string, Row]>): Row[] =>
  [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);

export async function writeSums(tx: Transaction<Tables>, days: readonly ChangedDay[]): Promise<void> {
  const own = days.flatMap(({ display, day, sums, before }) =>
    [...sums].flatMap(([presentation, { system, seconds, times }]) => {
      const had = before.get(presentation) ?? { seconds: 0, times: 0 };
      const more = { seconds: seconds - had.seconds, times: times - had.times };
      return more.seconds || more.times ? [{ display, day, presentation, system, seconds, times, more }] : [];
    }),
  );
  if (!own.length) return;
  await sql`
    insert into shown_by_display (display_id, day, presentation_id, system, seconds, times)
    select * from unnest(
      ${own.map(({ display }) => display)}::uuid[],
      ${own.map(({ day }) => day)}::date[],
      ${own.map(({ presentation }) => presentation)}::uuid[],
      ${own.map(({ system }) => system)}::text[],
      ${own.map(({ seconds }) => seconds)}::integer[],
      ${own.map(({ times }) => times)}::integer[]
    )
    on conflict (display_id, day, presentation_id) do update
      set seconds = excluded.seconds, times = excluded.times
  `.execute(tx);
  const together = new Map<string, (typeof own)[number]['more'] & (typeof own)[number]>();
  for (const one of own) {
    const key = `${one.system}/${one.day}/${one.presentation}`;
    const { seconds, times } = together.get(key) ?? { seconds: 0, times: 0 };
    together.set(key, { ...one, seconds: seconds + one.more.seconds, times: times + one.more.times });
  }
  const all = inOrder(together);
  await sql`
    insert into shown_by_system (system, day, presentation_id, seconds, times)
    select * from unnest(
      ${all.map(({ system }) => system)}::text[],
      ${all.map(({ day }) => day)}::date[],
      ${all.map(({ presentation }) => presentation)}::uuid[],
      ${all.map(({ seconds }) => seconds)}::bigint[],
      ${all.map(({ times }) => times)}::integer[]
    )
    on conflict (system, day, presentation_id) do update
      set seconds = shown_by_system.seconds + excluded.seconds, times = shown_by_system.times + excluded.times
  `.execute(tx);
}

export type Doubted = { display: string; doubt: Doubt; from: string; until: string };

/** Counted by display, day and doubt: a display that goes on like that does not fill the disk. */
export async function keepDoubted(
  tx: Transaction<Tables>,
  doubted: readonly Doubted[],
  today: string,
): Promise<void> {
  if (!doubted.length) return;
  await sql`
    insert into shown_doubtful (display_id, received_on, reason, records, earliest, latest)
    select display, ${today}::date, doubt, count(*), min(least(since, until)), max(greatest(since, until))
    from unnest(
      ${doubted.map(({ display }) => display)}::uuid[],
      ${doubted.map(({ doubt }) => doubt)}::text[],
      ${doubted.map(({ from }) => from)}::timestamptz[],
      ${doubted.map(({ until }) => until)}::timestamptz[]
    ) as told (display, doubt, since, until)
    group by display, doubt
    order by display, doubt
    on conflict (display_id, received_on, reason) do update set
      records = shown_doubtful.records + excluded.records,
      earliest = least(shown_doubtful.earliest, excluded.earliest),
      latest = greatest(shown_doubtful.latest, excluded.latest)
  `.execute(tx);
}

/** What a release holds, by its ids and titles; null where there is no such release. */
export async function findPresentations(
  tx: Transaction<Tables>,
  { system, number }: { system: SystemId; number: number },
): Promise<ReleaseSummary['presentations'] | null> {
  const { rows } = await sql<{ presentations: ReleaseSummary['presentations'] }>`
    select presentations from release where system = ${system} and number = ${number}
    union all
    select presentations from past_release where system = ${system} and number = ${number}
  `.execute(tx);
  return rows[0]?.presentations ?? null;
}

/** A display that was offline may still tell of it: that it was on the glass is no secret, only what it was. */
export const isErased = async (tx: Transaction<Tables>, id: string): Promise<boolean> =>
  !!(await tx.selectFrom('erased').select('id').where('id', '=', id).executeTakeFirst());

type OnGlass = {
  system: SystemId;
  number: number;
  day: string;
  presentations: ReleaseSummary['presentations'];
};

/** What was erased gets no title again from a display that was offline. */
export async function keepRelease(
  tx: Transaction<Tables>,
  { system, number, day, presentations }: OnGlass,
): Promise<void> {
  await sql`
    insert into shown_release (system, number, last_day) values (${system}, ${number}, ${day}::date)
    on conflict (system, number) do update set last_day = excluded.last_day
      where shown_release.last_day < excluded.last_day
  `.execute(tx);
  const sorted = presentations.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  await sql`
    insert into shown_title (presentation_id, system, title_el, title_en)
    select id, ${system}, el, en
    from unnest(
      ${sorted.map(({ id }) => id)}::uuid[],
      ${sorted.map(({ title }) => title.el)}::text[],
      ${sorted.map(({ title }) => title.en)}::text[]
    ) as named (id, el, en)
    where id not in (select id from erased)
    on conflict (presentation_id) do update set title_el = excluded.title_el, title_en = excluded.title_en
      where (shown_title.title_el, shown_title.title_en) is distinct from (excluded.title_el, excluded.title_en)
  `.execute(tx);
}
