import { feedsOf, itemOf, mediaOfContent } from '@psifida/contract/content/presentation-content';
import { sql, type Transaction } from 'kysely';
import type { Parts } from '../db/one-statement.ts';
import type { PresentationRow, Tables } from '../db/tables.ts';
import { useFeeds } from '../db/use-feeds.ts';
import { toContent } from './to-content.ts';

/**
 * A row per picture, film, recipe, dish and product that they use, so that the database itself guards what is in use.
 * Only what differs is written: of what stays in use nothing is locked and nothing checked.
 */
export function keepingUses(rows: readonly PresentationRow[]): Parts {
  const uses = rows.flatMap((row) => [
    ...mediaOfContent(toContent(row)).map((asset) => ({ user: row.id, asset })),
    ...row.entries.flatMap((entry) => itemOf(entry) ?? []).map(({ id: item }) => ({ user: row.id, item })),
  ]);
  const changed = rows.filter(({ version }) => version > 1).map(({ id }) => id);
  return {
    uses: sql`select "user", asset, item
      from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb) as uses ("user" uuid, asset uuid, item uuid)`,
    gone_media: sql`delete from media_use where presentation_id = any(${changed}::uuid[])
      and not exists (select from uses where uses."user" = presentation_id and uses.asset = asset_id)`,
    gone_items: sql`delete from library_use where presentation_id = any(${changed}::uuid[])
      and not exists (select from uses where uses."user" = presentation_id and uses.item = item_id)`,
    used_media: sql`insert into media_use (asset_id, presentation_id)
      select asset, "user" from uses where asset is not null on conflict do nothing`,
    used_items: sql`insert into library_use (item_id, presentation_id)
      select distinct item, "user" from uses where item is not null on conflict do nothing`,
  };
}

type Saved = { row: PresentationRow; before: PresentationRow | undefined };

/** The feeds that they show, likewise. */
export const keepFeeds = (tx: Transaction<Tables>, saves: readonly Saved[]): Promise<void> =>
  useFeeds(
    tx,
    saves.map(({ row: { id, entries }, before }) => ({
      presentation: id,
      hadNone: !before?.entries.some(({ kind }) => kind === 'news-links'),
      urls: entries.flatMap(feedsOf),
    })),
  );
