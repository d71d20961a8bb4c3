import { dateAt } from '@psifida/contract/content/athens-time';
import type { SystemId } from '@psifida/contract/registry/systems';
import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** The contract's `lastDayOf`, for the database; `least` passes over null. */
export const lastDay = sql<string | null>`least(
  media_asset.rights ->> 'endsOn', media_asset.rights -> 'consent' ->> 'until'
)`;

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
