import type { Bilingual } from '@psifida/contract/bilingual';
import type { GlassImage } from '@psifida/contract/content/display';
import { imagesOfItem } from '@psifida/contract/content/library-item';
import { coverEntry, itemOf } from '@psifida/contract/content/presentation-content';
import type { Manifest, ReleasePresentation } from '@psifida/contract/content/release';
import type { SystemId } from '@psifida/contract/registry/systems';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Tables } from '../db/tables.ts';

/** By what people know a presentation: as it was released, whatever has become of it since. */
type Face = { title: Bilingual; image: GlassImage | null };
export type Faces = ReadonlyMap<string, Face>;

/** Of eight systems, and of what displays still show while a newer release comes. */
const facesByHash = new LRUCache<string, Faces>({ max: 64 });

/** Wide enough for a small image on a fine screen. */
const widthWanted = 600;

function imageOf(
  one: ReleasePresentation,
  { media, recipes, dishes, products }: Manifest,
): GlassImage | null {
  const items = { recipe: recipes, dish: dishes, product: products };
  const ofItems = one.entries.flatMap((entry) => {
    const item = itemOf(entry);
    const content = item && items[item.kind][item.id];
    return content ? imagesOfItem(content) : [];
  });
  const [asset] = [coverEntry(one)?.media, ...ofItems].flatMap((id) => (id && media[id]) || []);
  const wide = (asset?.images ?? [])
    .filter(({ format }) => format === 'webp')
    .sort((small, large) => small.width - large.width);
  const image = wide.find(({ width }) => width >= widthWanted) ?? wide.at(-1);
  return asset && image ? { url: image.url, focalPoint: asset.focalPoint } : null;
}

/** What each presentation of a release looks like. A release never changes, so each is read once. */
export async function readFaces(
  db: Kysely<Tables>,
  { system, number, hash }: { system: SystemId; number: number; hash: string },
): Promise<Faces> {
  const known = facesByHash.get(hash);
  if (known) return known;
  const row = await db
    .selectFrom('release')
    .select('manifest')
    .where('system', '=', system)
    .where('number', '=', number)
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (!row) return new Map();
  const manifest: Manifest = JSON.parse(row.manifest);
  const faces = new Map(
    manifest.presentations.map((one) => [one.id, { title: one.title, image: imageOf(one, manifest) }]),
  );
  facesByHash.set(hash, faces);
  return faces;
}
