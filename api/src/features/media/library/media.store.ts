import type { Captions } from '@psifida/contract/content/captions';
import type {
  MediaAsset,
  MediaDetails,
  MediaEdit,
  MediaKind,
  MediaUse,
  Resolution,
} from '@psifida/contract/content/media';
import { isLow, resolutionOf, ultraHd } from '@psifida/contract/content/media';
import type { Person } from '@psifida/contract/content/presentation';
import { homeOf } from '@psifida/contract/registry/addresses';
import { qualities } from '@psifida/contract/registry/registry';
import { type ExpressionBuilder, type Kysely, sql, type Transaction } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { searchText, searchWords } from '../../../db/fold-text.ts';
import type { Tables } from '../../../db/tables.ts';
import { selectServed } from '../../../media/select-served.ts';
import { toFilm, toPictures } from '../../../media/served-files.ts';

/** All but the captions, which can be as long as a book. */
const columns = [
  'media_asset.id',
  'media_asset.file_sha256',
  'media_asset.poster_sha256',
  'media_asset.title',
  'media_asset.file_name',
  'media_asset.alt_el',
  'media_asset.alt_en',
  'media_asset.decorative',
  'media_asset.focal_x',
  'media_asset.focal_y',
  'media_asset.version',
  'media_asset.created_at',
  'media_asset.created_by_id',
  'media_asset.created_by_name',
  'media_asset.modified_at',
  'media_asset.modified_by_id',
  'media_asset.modified_by_name',
] as const;

/** An asset with its file, its poster and what is served of both, in one query. */
const selectAssets = (db: Kysely<Tables>) =>
  db
    .selectFrom('media_asset')
    .innerJoin('media_file', 'media_file.sha256', 'media_asset.file_sha256')
    .select(columns)
    .select(({ selectFrom, fn, or, eb }) => [
      or([eb('captions_el', 'is not', null), eb('captions_en', 'is not', null)]).as('has_captions'),
      jsonObjectFrom(
        selectFrom('media_file as own')
          .selectAll('own')
          .whereRef('own.sha256', '=', 'media_asset.file_sha256'),
      )
        .$notNull()
        .as('file'),
      ...selectServed,
      selectFrom('media_use')
        .select(fn.countAll<number>().as('count'))
        .whereRef('media_use.asset_id', '=', 'media_asset.id')
        .$asScalar()
        .$notNull()
        .as('presentations'),
      selectFrom('library_media_use')
        .select(fn.countAll<number>().as('count'))
        .whereRef('library_media_use.asset_id', '=', 'media_asset.id')
        .$asScalar()
        .$notNull()
        .as('items'),
    ]);

export type AssetRow = Awaited<ReturnType<ReturnType<typeof selectAssets>['executeTakeFirstOrThrow']>>;

export function toAsset(row: AssetRow): MediaAsset {
  const { file, renditions, poster, poster_renditions: posterRenditions } = row;
  const size = { width: file.width, height: file.height };
  const { thumb_hash: thumbHash, color } = (file.kind === 'image' ? file : poster) ?? {};
  return {
    id: row.id,
    kind: file.kind,
    title: row.title,
    fileName: row.file_name,
    alt: { el: row.alt_el, en: row.alt_en },
    decorative: row.decorative,
    focalPoint: { x: row.focal_x, y: row.focal_y },
    size,
    resolution: resolutionOf(file.kind, size),
    lowResolution: isLow(file.kind, size),
    original: { sha256: file.sha256, format: file.format, bytes: file.bytes },
    pictures: toPictures(file.kind === 'image' ? renditions : posterRenditions),
    placeholder: thumbHash && color ? { thumbHash, color } : null,
    film: toFilm(file, renditions),
    hasCaptions: !!row.has_captions,
    uses: row.presentations + row.items,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    createdBy: { id: row.created_by_id, name: row.created_by_name },
    modifiedAt: row.modified_at.toISOString(),
    modifiedBy: { id: row.modified_by_id, name: row.modified_by_name },
  };
}

export type Position = { createdAt: string; id: string };

export type Filter = {
  search?: string;
  kind?: MediaKind;
  resolution?: Resolution;
  unused?: boolean;
  sha256?: string;
  ids?: string[];
};

type FileFields = ExpressionBuilder<Tables, 'media_asset' | 'media_file'>;

const atLeast = ({ eb, and }: FileFields, { width, height }: { width: number; height: number }) =>
  and([eb('media_file.width', '>=', width), eb('media_file.height', '>=', height)]);

/** The same bounds as the contract's `isLow` and `resolutionOf`, for the database. */
const resolutionFilter: Record<Resolution, (eb: FileFields) => ReturnType<typeof atLeast>> = {
  low: (eb) => eb.and([eb.not(goodEnough(eb))]),
  hd: (eb) =>
    eb.and([
      eb('media_file.kind', '=', 'video'),
      atLeast(eb, qualities.hd),
      eb.not(atLeast(eb, qualities.fullHd)),
    ]),
  'full-hd': (eb) => eb.and([atLeast(eb, qualities.fullHd), eb.not(atLeast(eb, ultraHd))]),
  '4k': (eb) => atLeast(eb, ultraHd),
};

const goodEnough = (eb: FileFields) =>
  eb.or([
    eb.and([eb('media_file.kind', '=', 'image'), atLeast(eb, qualities.fullHd)]),
    eb.and([eb('media_file.kind', '=', 'video'), atLeast(eb, qualities.hd)]),
  ]);

export const list = (
  db: Kysely<Tables>,
  { filter, after, limit }: { filter: Filter; after: Position | null; limit: number },
): Promise<AssetRow[]> => {
  let query = selectAssets(db);
  const { kind, resolution, sha256, ids, unused, search } = filter;
  if (kind) query = query.where('media_file.kind', '=', kind);
  if (resolution) query = query.where((eb) => resolutionFilter[resolution](eb));
  if (sha256) query = query.where('media_asset.file_sha256', '=', sha256);
  if (ids) query = query.where('media_asset.id', 'in', ids);
  if (unused)
    query = query.where(({ not, or, exists, selectFrom }) =>
      not(
        or([
          exists(selectFrom('media_use').select('asset_id').whereRef('asset_id', '=', 'media_asset.id')),
          exists(
            selectFrom('library_media_use').select('asset_id').whereRef('asset_id', '=', 'media_asset.id'),
          ),
        ]),
      ),
    );
  for (const spellings of searchWords(search ?? ''))
    query = query.where(({ or, eb }) =>
      // Letters and digits only: nothing in them has a meaning for LIKE.
      or(spellings.map((spelling) => eb('media_asset.search', 'like', `%${spelling}%`))),
    );
  if (after)
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('media_asset.created_at', 'media_asset.id'),
        '<',
        tuple(new Date(after.createdAt), after.id),
      ),
    );
  return query
    .orderBy('media_asset.created_at', 'desc')
    .orderBy('media_asset.id', 'desc')
    .limit(limit)
    .execute();
};

export const find = (db: Kysely<Tables>, id: string): Promise<AssetRow | undefined> =>
  selectAssets(db).where('media_asset.id', '=', id).executeTakeFirst();

/** Whoever changes an asset holds its row until the end: a second change waits and then sees the first. */
export const lock = (tx: Transaction<Tables>, id: string) =>
  tx
    .selectFrom('media_asset')
    .innerJoin('media_file', 'media_file.sha256', 'media_asset.file_sha256')
    .selectAll('media_asset')
    .select('media_file.kind')
    .where('media_asset.id', '=', id)
    .forUpdate('media_asset')
    .executeTakeFirst();

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

const findCaptions = async (db: Kysely<Tables>, id: string): Promise<Captions> =>
  db
    .selectFrom('media_asset')
    .select(['captions_el as el', 'captions_en as en'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

export const toDetails = async (db: Kysely<Tables>, row: AssetRow): Promise<MediaDetails> => ({
  ...toAsset(row),
  captions: await findCaptions(db, row.id),
  usedIn: await listUses(db, row.id),
});

const stamp = (by: Person) => ({
  version: sql<number>`version + 1`,
  modified_at: sql<Date>`now()`,
  modified_by_id: by.id,
  modified_by_name: by.name,
});

export const update = (
  tx: Transaction<Tables>,
  { id, edit, fileName, by }: { id: string; edit: MediaEdit; fileName: string; by: Person },
) =>
  tx
    .updateTable('media_asset')
    .set({
      ...stamp(by),
      title: edit.title,
      alt_el: edit.alt.el,
      alt_en: edit.alt.en,
      decorative: edit.decorative,
      focal_x: edit.focalPoint.x,
      focal_y: edit.focalPoint.y,
      ...(edit.captions && { captions_el: edit.captions.el, captions_en: edit.captions.en }),
      search: searchText(edit.title, fileName, edit.alt.el, edit.alt.en),
    })
    .where('id', '=', id)
    .execute();

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
    .where('media_upload.id', '=', uploadId)
    .where('media_upload.owner_id', '=', ownerId)
    .where('media_upload.purpose', '=', 'replacement')
    .forUpdate('media_upload')
    .executeTakeFirst();
