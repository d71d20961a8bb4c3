import { feedsOf, itemOf, mediaOfContent } from '@psifida/contract/content/presentation-content';
import type { Transaction } from 'kysely';
import type { PresentationRow, Tables } from '../db/tables.ts';
import { useFeeds } from '../db/use-feeds.ts';
import { toContent } from './to-content.ts';

/** A row per picture, film, recipe, dish, product and feed that it uses, so that the database itself guards what is in use. */
export async function keepReferences(tx: Transaction<Tables>, row: PresentationRow): Promise<void> {
  const assets = mediaOfContent(toContent(row));
  await tx.deleteFrom('media_use').where('presentation_id', '=', row.id).execute();
  if (assets.length)
    await tx
      .insertInto('media_use')
      .values(assets.map((asset_id) => ({ asset_id, presentation_id: row.id })))
      .execute();
  const items = new Set(row.entries.flatMap((entry) => itemOf(entry)?.id ?? []));
  await tx.deleteFrom('library_use').where('presentation_id', '=', row.id).execute();
  if (items.size)
    await tx
      .insertInto('library_use')
      .values([...items].map((item_id) => ({ item_id, presentation_id: row.id })))
      .execute();
  await useFeeds(tx, { presentation: row.id, urls: row.entries.flatMap(feedsOf) });
}
