import type { Bilingual } from '@psifida/contract/bilingual';
import type { MediaDetails, MediaEdit } from '@psifida/contract/content/media';
import type { Person } from '@psifida/contract/content/presentation';
import { foldText } from '@psifida/contract/fold-text';
import { type Kysely, sql, type Transaction } from 'kysely';
import { anyOf } from '../../../db/any-of.ts';
import { searchOf } from '../../../db/search-of.ts';
import type { Tables } from '../../../db/tables.ts';
import { judgedMedia, keepDoubts } from '../../../languages/keep-doubts.ts';
import { isUsable } from '../files.store.ts';
import { type AssetRow, selectAssets, toAsset } from './asset-row.ts';
import { listUses } from './media-uses.store.ts';

export const find = (db: Kysely<Tables>, id: string): Promise<AssetRow | undefined> =>
  selectAssets(db).where('media_asset.id', '=', id).executeTakeFirst();

const asLocked = (tx: Transaction<Tables>, id: string) =>
  tx
    .selectFrom('media_asset')
    .innerJoin('media_file', 'media_file.sha256', 'media_asset.file_sha256')
    .selectAll('media_asset')
    .select('media_file.kind')
    .where('media_asset.id', '=', id);

/** Whoever changes an asset holds its row until the end: a second change waits and then sees the first. */
export const lock = (tx: Transaction<Tables>, id: string) =>
  asLocked(tx, id).forUpdate('media_asset').executeTakeFirst();

/** For what no display is concerned by: a save that refers to it goes on meanwhile. */
export const lockForStaff = (tx: Transaction<Tables>, id: string) =>
  asLocked(tx, id).forNoKeyUpdate('media_asset').executeTakeFirst();

/** What a list does without. */
async function findTexts(db: Kysely<Tables>, id: string): Promise<Pick<MediaDetails, 'captions' | 'words'>> {
  const { el, en, words } = await db
    .selectFrom('media_asset')
    .select(['captions_el as el', 'captions_en as en', 'words'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { captions: { el, en }, words };
}

export const toDetails = async (db: Kysely<Tables>, row: AssetRow): Promise<MediaDetails> => ({
  ...toAsset(row),
  ...(await findTexts(db, row.id)),
  usedIn: await listUses(db, row.id),
});

const stamp = (by: Person) => ({
  version: sql<number>`version + 1`,
  modified_at: sql<Date>`now()`,
  modified_by_id: by.id,
  modified_by_name: by.name,
});

type Locked = NonNullable<Awaited<ReturnType<typeof lock>>>;
export const readTitles = async (
  tx: Transaction<Tables>,
  ids: readonly string[],
): Promise<Map<string, Bilingual>> => {
  const rows = await tx
    .selectFrom('media_asset')
    .select(['id', 'title'])
    .where('id', '=', anyOf(ids))
    .execute();
  return new Map(rows.map(({ id, title }) => [id, { el: title, en: title }]));
};

export const setTags = (
  tx: Transaction<Tables>,
  { asset, tags, by }: { asset: Locked; tags: string[]; by: Person },
) =>
  tx
    .updateTable('media_asset')
    .set({
      ...stamp(by),
      tags,
      tag_keys: tags.map(foldText),
      search: searchOf('media_asset', { ...asset, tags }),
    })
    .where('id', '=', asset.id)
    .execute();

const titled = ({ title, alt }: MediaEdit) => ({ title, alt_el: alt.el, alt_en: alt.en });

export async function update(
  tx: Transaction<Tables>,
  { asset, edit, by }: { asset: Locked; edit: MediaEdit; by: Person },
): Promise<void> {
  await tx
    .updateTable('media_asset')
    .set({
      ...stamp(by),
      ...titled(edit),
      decorative: edit.decorative,
      focal_x: edit.focalPoint.x,
      focal_y: edit.focalPoint.y,
      ...(edit.captions && { captions_el: edit.captions.el, captions_en: edit.captions.en }),
      ...(edit.words !== undefined && { words: edit.words }),
      search: searchOf('media_asset', { ...asset, ...titled(edit) }),
    })
    .where('id', '=', asset.id)
    .execute();
  const before = { alt: { el: asset.alt_el, en: asset.alt_en }, decorative: asset.decorative };
  await keepDoubts(tx, [
    {
      ...{ id: asset.id, kind: 'media', system: null },
      ...{ content: judgedMedia(edit), before: judgedMedia(before) },
    },
  ]);
}

/** Captions are of the film that was there: over another one they would tell what nobody says. */
export const setFile = (
  tx: Transaction<Tables>,
  {
    id,
    sha256,
    fileName,
    search,
    by,
  }: { id: string; sha256: string; fileName: string; search: string; by: Person },
) =>
  tx
    .updateTable('media_asset')
    .set({
      ...stamp(by),
      ...{ file_sha256: sha256, file_name: fileName, search },
      ...{ captions_el: null, captions_en: null },
    })
    .where('id', '=', id)
    .execute();

export const setPoster = (
  tx: Transaction<Tables>,
  { id, sha256, by }: { id: string; sha256: string | null; by: Person },
) =>
  tx
    .updateTable('media_asset')
    .set({ ...stamp(by), poster_sha256: sha256 })
    .where('id', '=', id)
    .execute();

/** The files it used get their time of grace from now on. */
export const remove = async (tx: Transaction<Tables>, id: string): Promise<void> => {
  const gone = await tx
    .deleteFrom('media_asset')
    .where('id', '=', id)
    .returning(['file_sha256', 'poster_sha256'])
    .executeTakeFirstOrThrow();
  await touchFiles(tx, [gone.file_sha256, gone.poster_sha256]);
};

export const touchFiles = async (tx: Transaction<Tables>, hashes: (string | null)[]): Promise<void> => {
  const known = hashes.filter((hash) => hash !== null);
  if (!known.length) return;
  await tx.updateTable('media_file').set({ touched_at: sql`now()` }).where('sha256', 'in', known).execute();
};

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
