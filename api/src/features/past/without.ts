import { mediaOfItem } from '@psifida/contract/content/library-item';
import { itemOf, mediaOfContent } from '@psifida/contract/content/presentation-content';
import type { Manifest } from '@psifida/contract/content/release';
import type { ErasableKind } from '@psifida/contract/content/shown';

const only = <T>(all: Record<string, T>, wanted: ReadonlySet<string>): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([id]) => wanted.has(id)));

/** The manifest without what nothing in it names any more. */
function onlyNamed(manifest: Manifest): Manifest {
  const { presentations, recipes, dishes, products, media } = manifest;
  const named = new Set(
    presentations.flatMap(({ entries }) => entries.flatMap((entry) => itemOf(entry)?.id ?? [])),
  );
  const keptDishes = only(dishes, named);
  for (const { products: inside } of Object.values(keptDishes)) for (const id of inside) named.add(id);
  const items = { recipes: only(recipes, named), dishes: keptDishes, products: only(products, named) };
  const needed = new Set([
    ...presentations.flatMap(mediaOfContent),
    ...Object.values(items).flatMap((kind) => Object.values(kind).flatMap(mediaOfItem)),
  ]);
  return { ...manifest, ...items, media: only(media, needed) };
}

/**
 * A release without a presentation and all that only it brought, or without a picture or film. The place of a picture
 * stays: whoever looks back is told there that it was erased.
 */
export function without(manifest: Manifest, { kind, id }: { kind: ErasableKind; id: string }): Manifest {
  if (kind === 'presentation')
    return onlyNamed({
      ...manifest,
      presentations: manifest.presentations.filter((one) => one.id !== id),
    });
  return {
    ...manifest,
    media: only(manifest.media, new Set(Object.keys(manifest.media).filter((one) => one !== id))),
  };
}

/** The hashes of all that is served of a manifest. */
export const servedBy = ({ media }: Manifest): Set<string> =>
  new Set(
    Object.values(media).flatMap(({ pictures, film }) => [
      ...pictures.map(({ sha256 }) => sha256),
      ...(film ? [film.sha256] : []),
    ]),
  );
