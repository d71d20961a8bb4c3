import { mediaOfItem } from '@psifida/contract/content/library-item';
import { itemOf, mediaOfContent } from '@psifida/contract/content/presentation-content';
import type { Manifest } from '@psifida/contract/content/release';
import type { Transaction } from 'kysely';
import { anyOf } from '../db/query.ts';
import type { Tables } from '../db/tables.ts';
import { shownContent } from './build-manifest.ts';

export const only = <T>(all: Record<string, T>, wanted: ReadonlySet<string>): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([id]) => wanted.has(id)));

export const audiosAmong = ({ audios }: Manifest, wanted: ReadonlySet<string>): Pick<Manifest, 'audios'> =>
  audios ? { audios: only(audios, wanted) } : {};

/** The manifest without what nothing in it names any more. */
export function onlyNamed(manifest: Manifest): Manifest {
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
  return { ...manifest, ...items, media: only(media, needed), ...audiosAmong(manifest, needed) };
}

const itemsOf = ({ recipes, dishes, products }: Manifest): string[] =>
  [recipes, dishes, products].flatMap((kind) => Object.keys(kind));

/** Of these recipes, dishes and products those that are no longer to be shown anywhere. */
async function inactiveOf(tx: Transaction<Tables>, ids: readonly string[]): Promise<Set<string>> {
  const active = ids.length
    ? await tx
        .selectFrom('library_item')
        .select('id')
        .where('id', '=', anyOf(ids))
        .where('active', '=', true)
        .execute()
    : [];
  const still = new Set(active.map(({ id }) => id));
  return new Set(ids.filter((id) => !still.has(id)));
}

/** What all are shown, without what was taken off meanwhile; null: nothing was. What was merely changed stays. */
export async function withdraw(
  tx: Transaction<Tables>,
  { shown, next }: { shown: Manifest; next: Manifest },
): Promise<Manifest | null> {
  const there = new Set(next.presentations.map(({ id }) => id));
  const gone = await inactiveOf(tx, itemsOf(onlyNotIn(shown, next)));
  const has = { recipe: shown.recipes, dish: shown.dishes, product: shown.products };
  const dishes = Object.entries(shown.dishes).map(([id, dish]) => [
    id,
    { ...dish, products: dish.products.filter((one) => !gone.has(one)) },
  ]);
  const presentations = shown.presentations
    .filter(({ id }) => there.has(id))
    .flatMap((one) => {
      const names = one.entries.some((entry) => gone.has(itemOf(entry)?.id ?? ''));
      if (!names) return [one];
      const seen = shownContent(shown.rules, one, {
        sizeOf: (media) => shown.media[media]?.size ?? null,
        isActive: (kind, id) => id in has[kind] && !gone.has(id),
      });
      return seen ? [{ ...seen, id: one.id }] : [];
    });
  const isWhole = presentations.length === shown.presentations.length && gone.size === 0;
  return isWhole ? null : onlyNamed({ ...shown, presentations, dishes: Object.fromEntries(dishes) });
}

/** What of its library the other one does not have. */
function onlyNotIn(shown: Manifest, next: Manifest): Manifest {
  const known = new Set(itemsOf(next));
  const missing = new Set(itemsOf(shown).filter((id) => !known.has(id)));
  const { recipes, dishes, products } = shown;
  return {
    ...shown,
    recipes: only(recipes, missing),
    dishes: only(dishes, missing),
    products: only(products, missing),
  };
}
