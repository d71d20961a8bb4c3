import type { SystemId } from '@psifida/contract/registry/systems';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';

const systemsWith = async (
  db: Kysely<Tables>,
  presentations: ReturnType<typeof sql<{ id: string }>>,
): Promise<SystemId[]> => {
  const { rows } = await sql<{ system: SystemId }>`
    select distinct system from presentation where id in (${presentations}) order by system
  `.execute(db);
  return rows.map(({ system }) => system);
};

/** Through a presentation's own entry, or through a dish that names the product. */
const presentationsWithItems = (items: ReturnType<typeof sql>) => sql<{ id: string }>`
  select presentation_id from library_use
  where item_id in (
    select id from (${items}) as item (id)
    union select dish_id from dish_product where product_id in (${items})
  )
`;

/** The systems whose presentations use any of these recipes, dishes or products, in the order in which they are locked. */
export const systemsWithItems = (db: Kysely<Tables>, ids: readonly string[]): Promise<SystemId[]> =>
  systemsWith(db, presentationsWithItems(sql`select unnest(${ids}::uuid[])`));

/** The systems whose presentations use this image or video, by themselves or in a recipe, dish or product. */
export const systemsWithAsset = (db: Kysely<Tables>, id: string): Promise<SystemId[]> =>
  systemsWith(
    db,
    sql`
      select presentation_id from media_use where asset_id = ${id}
      union ${presentationsWithItems(sql`select item_id from library_media_use where asset_id = ${id}`)}
    `,
  );
