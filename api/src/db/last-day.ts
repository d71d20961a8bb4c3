import { dateAt } from '@psifida/contract/content/athens-time';
import type { RightsState } from '@psifida/contract/content/rights';
import { soonUntil } from '@psifida/contract/content/rights-facts';
import type { SystemId } from '@psifida/contract/registry/systems';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** The contract's `lastDayOf`, for the database; `least` passes over null. */
export const lastDay = sql<string | null>`least(
  media_asset.rights ->> 'endsOn', media_asset.rights -> 'consent' ->> 'until'
)`;

/** The contract's `rightsStateOf`, for the database. */
export function whereRights(state: RightsState, now: number): RawBuilder<boolean> {
  const hasEnded = sql<boolean>`coalesce(${lastDay} < ${dateAt(now)}, false)`;
  const isMissing = sql<boolean>`(media_asset.rights ->> 'licence' is null
    or coalesce(media_asset.rights -> 'consent', 'null') = 'null')`;
  const isSoon = sql<boolean>`coalesce(${lastDay} <= ${soonUntil(now)}, false)`;
  if (state === 'ended') return hasEnded;
  if (state === 'ending') return sql`(not ${hasEnded} and ${isSoon})`;
  return sql`(not ${isSoon} and ${state === 'missing' ? isMissing : sql`not ${isMissing}`})`;
}

type Ending = { id: string; title: string; day: string; used: boolean };

/** What may be shown until a day soon to come. */
export async function listEnding(db: Kysely<Tables>, now: number): Promise<Ending[]> {
  const { rows } = await sql<Ending>`
    select id, title, ${lastDay} as day, (
      exists (select from media_use where asset_id = media_asset.id)
      or exists (select from library_media_use where asset_id = media_asset.id)
    ) as used
    from media_asset
    where ${lastDay} between ${dateAt(now)} and ${soonUntil(now)}
    order by id
  `.execute(db);
  return rows;
}

/** The presentations that use what may no longer be shown, by themselves or in a recipe, dish or product. */
export async function listEnded(
  db: Kysely<Tables>,
  now: number,
): Promise<{ id: string; system: SystemId; files: number }[]> {
  const { rows } = await sql<{ id: string; system: SystemId; files: number }>`
    with ended as (select id from media_asset where ${lastDay} < ${dateAt(now)}), used as (
      select asset_id, presentation_id from media_use where asset_id in (table ended)
      union
      select asset_id, presentation_id from library_media_use join library_use using (item_id)
      where asset_id in (table ended)
    )
    select presentation.id, system, count(*)::integer as files
    from used join presentation on presentation.id = presentation_id where active
    group by presentation.id, system
  `.execute(db);
  return rows;
}
