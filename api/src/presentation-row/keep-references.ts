import { feedsOf, itemOf, mediaOfContent } from '@psifida/contract/content/presentation-content';
import { sql, type Transaction } from 'kysely';
import type { PresentationRow, Tables } from '../db/tables.ts';
import { useFeeds } from '../db/use-feeds.ts';
import { toContent } from './to-content.ts';

/**
 * A row per picture, film, recipe, dish, product and feed that they use, so that the database itself guards what is in use.
 * Only what differs is written: of what stays in use nothing is locked and nothing checked.
 */
export async function keepReferences(
  tx: Transaction<Tables>,
  rows: readonly PresentationRow[],
): Promise<void> {
  const uses = rows.flatMap((row) => [
    ...mediaOfContent(toContent(row)).map((asset) => ({ user: row.id, asset })),
    ...row.entries.flatMap((entry) => itemOf(entry) ?? []).map(({ id: item }) => ({ user: row.id, item })),
  ]);
  const changed = rows.filter(({ version }) => version > 1).map(({ id }) => id);
  if (uses.length || changed.length)
    await sql`
      with now as (
        select * from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb) as now ("user" uuid, asset uuid, item uuid)
      ), gone_media as (
        delete from media_use where presentation_id = any(${changed}::uuid[])
          and not exists (select from now where now."user" = presentation_id and now.asset = asset_id)
      ), gone_items as (
        delete from library_use where presentation_id = any(${changed}::uuid[])
          and not exists (select from now where now."user" = presentation_id and now.item = item_id)
      ), items as (
        insert into library_use (item_id, presentation_id)
        select distinct item, "user" from now where item is not null on conflict do nothing
      )
      insert into media_use (asset_id, presentation_id)
      select asset, "user" from now where asset is not null on conflict do nothing
    `.execute(tx);
  await useFeeds(
    tx,
    rows.map(({ id, version, entries }) => ({
      presentation: id,
      isNew: version === 1,
      urls: entries.flatMap(feedsOf),
    })),
  );
}
