import { commonTags, joinedAtLeast } from '@psifida/contract/content/joined-wall';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** What it means for what is shown that displays hang in one wall: all of them show the same. */

/** Who hangs in the same wall as this display. */
export async function besides(db: Kysely<Tables>, display: string): Promise<string[]> {
  const others = await db
    .selectFrom('joined_wall_place as own')
    .innerJoin('joined_wall_place as other', 'other.wall_id', 'own.wall_id')
    .select('other.display_id')
    .where('own.display_id', '=', display)
    .where('other.display_id', '!=', display)
    .execute();
  return others.map(({ display_id }) => display_id);
}

/** Whether two displays hang in one wall. */
export const hangTogether = (one: RawBuilder<unknown>, other: RawBuilder<unknown>) => sql<boolean>`exists (
  select from joined_wall_place as here join joined_wall_place as there on there.wall_id = here.wall_id
  where here.display_id = ${one} and there.display_id = ${other}
)`;

/** The tags of each display of the wall that `display` is a part of, itself included; null where it hangs alone. */
export const wallTags = sql<string[][] | null>`(
  select jsonb_agg(member.tags order by place.y_mm, place.x_mm, place.display_id)
  from joined_wall_place as own
  join joined_wall_place as place on place.wall_id = own.wall_id
  join display as member on member.id = place.display_id
  where own.display_id = display.id
  having count(*) >= ${sql.lit(joinedAtLeast)}
)`;

type Tagged = { tags: string[]; wall_tags: string[][] | null };

/** By which tags a display chooses what it shows: on a wall those that all of its displays have. */
export const tagsOnGlass = ({ tags, wall_tags: all }: Tagged): string[] => (all ? commonTags(all) : tags);
