import { endpoints } from '@psifida/contract/endpoints/all';
import { type FirstDayStep, firstDay, newForDays } from '@psifida/contract/endpoints/first-day';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Bind } from '../../http/bind.ts';
import type { Caller } from '../../http/sign-in.ts';

type Deps = { db: Kysely<Tables>; now: () => number };

const day = 86_400_000;

/** A presentation of this person's, and what else holds of it: by what is kept of it itself, and by what the activity still knows. */
const worked = (id: string, also: ReturnType<typeof sql>) => sql<boolean>`exists (
  select from presentation
  where id in (
    select presentation_id from presentation_revision where saved_by_id = ${id}
    union select subject_id from activity where by_id = ${id} and subject_kind = 'presentation'
  ) and ${also}
)`;

/** How each is known. Whoever asks has signed in. */
const evidence: Record<FirstDayStep, (id: string) => ReturnType<typeof sql<boolean>>> = {
  'sign-in': () => sql<boolean>`true`,
  image: (id) => sql<boolean>`exists (
    select from media_asset
    where ${id} in (created_by_id, modified_by_id) and alt_el <> '' and alt_en <> ''
  )`,
  draft: (id) => sql<boolean>`exists (
    select from activity where by_id = ${id} and subject_kind = 'presentation' and action = 'created'
  ) or ${worked(id, sql`created_by_id = ${id}`)}`,
  complete: (id) => worked(id, sql`presentation.complete`),
  // What is made active at once is told of as made.
  activate: (id) => sql<boolean>`exists (
    select from activity where by_id = ${id} and subject_kind = 'presentation' and action = 'activated'
  ) or exists (
    select from approval where asked_by_id = ${id} and kind = 'presentation' and active and state = 'approved'
  ) or exists (
    select from presentation_revision where saved_by_id = ${id} and active
  ) or ${worked(id, sql`presentation.active and presentation.created_by_id = ${id}`)}`,
  // What a display says of itself comes at once, what it has written down some time later, and stays.
  glass: (id) =>
    worked(
      id,
      sql`(
        exists (select from shown_by_system where presentation_id = presentation.id)
        or exists (select from display_health where report #>> '{showing,presentation}' = presentation.id::text)
      )`,
    ),
};

async function readFirstDay({ db, now }: Deps, { id, may }: Pick<Caller, 'id' | 'may'>) {
  const steps = (Object.keys(firstDay) as FirstDayStep[]).filter((step) => may(firstDay[step]));
  const columns = steps.map((step) => sql`(${evidence[step](id)}) as ${sql.id(step)}`);
  const { rows } = await sql<Record<FirstDayStep, boolean> & { began: Date | null }>`
    select ${sql.join(columns)},
      least(
        (select at from activity where by_id = ${id} order by id limit 1),
        (select min(saved_at) from presentation_revision where saved_by_id = ${id})
      ) as began
  `.execute(db);
  const [known] = rows;
  const began = known?.began?.getTime() ?? now();
  return {
    steps: steps.map((step) => ({ step, done: known?.[step] ?? false })),
    isNew: now() - began < newForDays * day,
  };
}

export const firstDayRoutes = ({ bind, ...parts }: Deps & { bind: Bind }) => {
  bind(endpoints.readFirstDay, ({ caller }) => readFirstDay(parts, caller));
};
