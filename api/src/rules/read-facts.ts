import type { MediaKind } from '@psifida/contract/content/media';
import {
  itemOf,
  mediaOfContent,
  type PresentationContent,
} from '@psifida/contract/content/presentation-content';
import type { LibraryKind } from '@psifida/contract/kinds';
import type { Size } from '@psifida/contract/registry/check';
import { sql, type Transaction } from 'kysely';
import { anyOf } from '../db/any-of.ts';
import type { Tables } from '../db/tables.ts';

/** What content points to, as far as it is there. */
export type Known = {
  media: ReadonlyMap<string, Size & { kind: MediaKind }>;
  items: ReadonlyMap<string, { kind: LibraryKind; active: boolean; image: string | null }>;
};

/** A sound has nothing to show where a picture or film is asked for. */
export const isSeen = (known: Known['media'], id: string): boolean =>
  (known.get(id)?.kind ?? 'sound') !== 'sound';

export type Wanted = { media: readonly string[]; items: readonly string[] };

export const wantedBy = (contents: readonly PresentationContent[]): Wanted => ({
  media: contents.flatMap(mediaOfContent),
  items: contents.flatMap(({ entries }) => entries.flatMap((entry) => itemOf(entry)?.id ?? [])),
});

/** In two questions, however much is asked for. */
export async function readFacts(tx: Transaction<Tables>, { media, items }: Wanted): Promise<Known> {
  const assets = media.length
    ? await tx
        .selectFrom('media_asset')
        .innerJoin('media_file', 'media_file.sha256', 'media_asset.file_sha256')
        .select(['media_asset.id', 'media_file.kind', 'width', 'height'])
        .where('media_asset.id', '=', anyOf(media))
        .execute()
    : [];
  const rows = items.length
    ? await tx
        .selectFrom('library_item')
        .select(['id', 'kind', 'active', sql<string | null>`content->>'image'`.as('image')])
        .where('id', '=', anyOf(items))
        .execute()
    : [];
  return {
    media: new Map(assets.map(({ id, ...rest }) => [id, rest])),
    items: new Map(rows.map(({ id, ...rest }) => [id, rest])),
  };
}

/**
 * For what is about to be referred to: none of it can be deleted until this save is through. Locked before it is read,
 * because a file that was replaced while we waited would be joined to a row that is no longer there. In the order of their
 * ids, as whoever deletes several takes them.
 */
export async function holdFacts(tx: Transaction<Tables>, wanted: Wanted): Promise<Known> {
  const { media, items } = wanted;
  if (media.length)
    await tx
      .selectFrom('media_asset')
      .select('id')
      .where('id', '=', anyOf(media))
      .orderBy('id')
      .forKeyShare()
      .execute();
  if (items.length)
    await tx
      .selectFrom('library_item')
      .select('id')
      .where('id', '=', anyOf(items))
      .orderBy('id')
      .forKeyShare()
      .execute();
  return readFacts(tx, wanted);
}
