import type { EventContent } from '@psifida/contract/content/event';
import type { MediaKind } from '@psifida/contract/content/media';
import {
  itemOf,
  mediaOfContent,
  type PresentationContent,
} from '@psifida/contract/content/presentation-content';
import { noRights } from '@psifida/contract/content/rights';
import { isStated } from '@psifida/contract/content/rights-facts';
import type { LibraryKind } from '@psifida/contract/kinds';
import type { Size } from '@psifida/contract/registry/check';
import { sql, type Transaction } from 'kysely';
import { anyOf } from '../db/query.ts';
import type { Tables } from '../db/tables.ts';

/** What content points to, as far as it is there. */
export type Known = {
  media: ReadonlyMap<string, Size & { kind: MediaKind; isStated: boolean }>;
  items: ReadonlyMap<string, { kind: LibraryKind; active: boolean; image: string | null }>;
  /** By `pointKey`. */
  points: ReadonlySet<string>;
};

type Point = NonNullable<EventContent['point']>;
export const pointKey = ({ presentation, entry }: Point): string => `${presentation} ${entry}`;

/** An audio file has nothing to show where an image or video is asked for. */
export const isSeen = (known: Known['media'], id: string): boolean =>
  (known.get(id)?.kind ?? 'audio') !== 'audio';

/** R-RIGHTS-07: files that may not come onto the glass yet; what is `shown` there already stays. */
export const withoutRights =
  (known: Known['media'], areRequired: boolean, shown: readonly string[]) =>
  (id: string): boolean =>
    areRequired && known.get(id)?.isStated === false && !shown.includes(id);

export type Wanted = { media: readonly string[]; items: readonly string[]; points?: readonly Point[] };

export const wantedBy = (contents: readonly PresentationContent[]): Wanted => ({
  media: contents.flatMap(mediaOfContent),
  items: contents.flatMap(({ entries }) => entries.flatMap((entry) => itemOf(entry)?.id ?? [])),
});

/** In three questions, however much is asked for. */
export async function readFacts(
  tx: Transaction<Tables>,
  { media, items, points = [] }: Wanted,
): Promise<Known> {
  const assets = media.length
    ? await tx
        .selectFrom('media_asset')
        .innerJoin('media_file', 'media_file.sha256', 'media_asset.file_sha256')
        .select(['media_asset.id', 'media_file.kind', 'width', 'height', 'rights'])
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
  const found = points.length
    ? await tx
        .selectFrom('presentation')
        .select([
          'id as presentation',
          sql<string>`jsonb_path_query(entries, '$[*] ? (@.kind == "point-title").id') #>> '{}'`.as('entry'),
        ])
        .where('id', '=', anyOf(points.map(({ presentation }) => presentation)))
        .execute()
    : [];
  return {
    points: new Set(found.map(pointKey)),
    media: new Map(
      assets.map(({ id, rights, ...rest }) => [id, { ...rest, isStated: isStated(rights ?? noRights) }]),
    ),
    items: new Map(rows.map(({ id, ...rest }) => [id, rest])),
  };
}

/** Locked in id order and before it is read: a file replaced meanwhile would be joined to a row that is gone. */
export async function holdFacts(tx: Transaction<Tables>, wanted: Wanted): Promise<Known> {
  const hold = (table: 'media_asset' | 'library_item', ids: readonly string[]) =>
    tx.selectFrom(table).select('id').where('id', '=', anyOf(ids)).orderBy('id').forKeyShare().execute();
  if (wanted.media.length) await hold('media_asset', wanted.media);
  if (wanted.items.length) await hold('library_item', wanted.items);
  return readFacts(tx, wanted);
}
