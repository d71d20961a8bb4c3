import type { MediaUse } from '@psifida/contract/content/media';
import { homeOf } from '@psifida/contract/registry/addresses';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';

/** Presentations first, then recipes, dishes and products. */
export const listUses = async (db: Kysely<Tables>, id: string): Promise<MediaUse[]> => {
  const presentations = await db
    .selectFrom('media_use')
    .innerJoin('presentation', 'presentation.id', 'media_use.presentation_id')
    .select(['presentation.id', 'presentation.system', 'title_el', 'title_en', 'active'])
    .where('media_use.asset_id', '=', id)
    .orderBy('presentation.system')
    .orderBy('title_el')
    .execute();
  const items = await db
    .selectFrom('library_media_use')
    .innerJoin('library_item', 'library_item.id', 'library_media_use.item_id')
    .select(['library_item.id', 'kind', 'title_el', 'title_en', 'active'])
    .where('library_media_use.asset_id', '=', id)
    .orderBy('kind')
    .orderBy('title_el')
    .execute();
  return [
    ...presentations.map((row) => ({ ...row, kind: 'presentation' as const })),
    ...items.map((row) => ({ ...row, system: homeOf(row.kind) })),
  ].map(({ title_el: el, title_en: en, ...rest }) => ({ ...rest, title: { el, en } }));
};
