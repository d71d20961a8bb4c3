import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

type Titled = { title: { el: string; en: string } | null; erased: boolean };

/** What presentations are called, or were called last; nobody says what an erased one was called. */
export async function titlesOf(
  db: Kysely<Tables>,
  ids: readonly (string | null)[],
): Promise<Map<string, Titled>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  const { rows } = await sql<{ id: string; el: string | null; en: string | null; erased: boolean }>`
    select wanted.id,
      coalesce(presentation.title_el, shown_title.title_el) as el,
      coalesce(presentation.title_en, shown_title.title_en) as en,
      erased.id is not null as erased
    from unnest(${wanted}::uuid[]) as wanted (id)
    left join presentation using (id)
    left join shown_title on shown_title.presentation_id = wanted.id
    left join erased on erased.id = wanted.id
  `.execute(db);
  return new Map(
    rows.map(({ id, el, en, erased }) => [
      id,
      { title: el !== null && en !== null && !erased ? { el, en } : null, erased },
    ]),
  );
}
