import { type RawBuilder, sql } from 'kysely';

type Use = 'media_use.asset_id' | 'library_media_use.asset_id' | 'library_use.item_id';

/**
 * How many use it, for a list of what is used. Not `=`: where a few are used by nearly all, as a town's emblem is, the whole
 * table would be read for each of the list, also for those that nobody uses.
 */
export const countUses = (use: Use, id: 'media_asset.id' | 'library_item.id'): RawBuilder<number> => {
  const [table = ''] = use.split('.');
  return sql<number>`(
    select count(*)::integer from ${sql.table(table)} where ${sql.ref(use)} >= ${sql.ref(id)} and ${sql.ref(use)} <= ${sql.ref(id)}
  )`;
};
