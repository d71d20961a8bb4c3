import type { MediaDetails, MediaUse } from '@psifida/contract/content/media';
import { Problem } from '@psifida/contract/problem';
import { homeOf } from '@psifida/contract/registry/addresses';
import { type Kysely, sql, type Transaction } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../../db/tables.ts';
import { isUsable } from '../files.store.ts';
import { type AssetRow, selectAssets, toAsset } from './asset-row.ts';

const find = (db: Kysely<Tables>, id: string): Promise<AssetRow | undefined> =>
  selectAssets(db).where('media_asset.id', '=', id).executeTakeFirst();

/** What a list does without. */
async function findTexts(db: Kysely<Tables>, id: string): Promise<Pick<MediaDetails, 'captions' | 'words'>> {
  const { el, en, words } = await db
    .selectFrom('media_asset')
    .select(['captions_el as el', 'captions_en as en', 'words'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { captions: { el, en }, words };
}

const toDetails = async (db: Kysely<Tables>, row: AssetRow): Promise<MediaDetails> => ({
  ...toAsset(row),
  ...(await findTexts(db, row.id)),
  metadata: row.file.metadata,
  usedIn: await listUses(db, row.id),
});

/** A finished replacement of that person's, with the kind of what it holds. */
export const findReplacement = (
  tx: Transaction<Tables>,
  { uploadId, ownerId }: { uploadId: string; ownerId: string },
) =>
  tx
    .selectFrom('media_upload')
    .leftJoin('media_file', 'media_file.sha256', 'media_upload.sha256')
    .select(['media_upload.state', 'media_upload.file_name', 'media_file.sha256', 'media_file.kind'])
    .select(isUsable(sql.ref('media_upload.sha256')).as('usable'))
    .where('media_upload.id', '=', uploadId)
    .where('media_upload.owner_id', '=', ownerId)
    .where('media_upload.purpose', '=', 'replacement')
    .forUpdate('media_upload')
    .executeTakeFirst();

export async function findMedia({ db, id }: { db: Kysely<Tables>; id: string }): Promise<MediaDetails> {
  const row = z.uuid().safeParse(id).success ? await find(db, id) : undefined;
  if (!row) throw new Problem('media.not-found', { id });
  return toDetails(db, row);
}

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
