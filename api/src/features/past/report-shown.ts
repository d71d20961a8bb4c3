import {
  periodFault,
  type ReportSubject,
  reportDaysAtMost,
  type ShownReport,
  type Sums,
} from '@psifida/contract/content/shown';
import { Problem } from '@psifida/contract/problem';
import type { SystemId } from '@psifida/contract/registry/systems';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../db/tables.ts';
import { titlesOf } from '../../db/titles-of.ts';

type Wanted = { subject: ReportSubject; id: string; from: string; until: string };
type Row = Sums & { day: string; presentation: string; system: SystemId };

/** Each subject has sums of its own: none of them is added up from the records of thousands of displays. */
const sources = {
  display: sql`shown_by_display as shown where display_id =`,
  system: sql`shown_by_system as shown where system =`,
  presentation: sql`shown_by_system as shown where presentation_id =`,
} satisfies Record<ReportSubject, unknown>;

export async function reportShown(
  db: Kysely<Tables>,
  { subject, id, from, until }: Wanted,
): Promise<ShownReport> {
  if (periodFault(from, until)) throw new Problem('past.period-impossible', { days: reportDaysAtMost });
  // Anything that is no id was never on a glass.
  const isOne = subject === 'system' || z.uuid().safeParse(id).success;
  const { rows } = isOne
    ? await sql<Row>`
        select day::text, presentation_id as presentation, system, seconds::integer, times
        from ${sources[subject]} ${id} and day between ${from}::date and ${until}::date
        order by shown.day, seconds desc
      `.execute(db)
    : { rows: [] };
  const sums = new Map<string, Sums & { system: SystemId }>();
  const total = { seconds: 0, times: 0 };
  for (const { presentation, system, seconds, times } of rows) {
    const before = sums.get(presentation) ?? { seconds: 0, times: 0 };
    sums.set(presentation, {
      system,
      seconds: before.seconds + seconds,
      times: before.times + times,
    });
    total.seconds += seconds;
    total.times += times;
  }
  const titles = await titlesOf(db, [...sums.keys()]);
  const presentations = [...sums]
    .map(([presentation, sum]) => ({
      id: presentation,
      ...sum,
      ...(titles.get(presentation) ?? { title: null, erased: false }),
    }))
    .sort((a, b) => b.seconds - a.seconds);
  const places = new Map(presentations.map((one, place) => [one.id, place]));
  const byDay: ShownReport['days'] = [];
  for (const { day, presentation, seconds, times } of rows) {
    if (byDay.at(-1)?.day !== day) byDay.push({ day, shown: [] });
    byDay.at(-1)?.shown.push([places.get(presentation) ?? 0, seconds, times]);
  }
  return { from, until, presentations, days: byDay, total };
}
