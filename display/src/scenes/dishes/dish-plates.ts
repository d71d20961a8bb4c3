import type { Bilingual } from '@psifida/contract/bilingual';
import type { Audios } from '@psifida/contract/content/audios';
import { type ProductFact, productFacts } from '@psifida/contract/content/library-item';
import type { Manifest, ReleaseMedia, ReleasePresentation } from '@psifida/contract/content/release';
import type { Versions } from '@psifida/contract/content/versions';
import type { Plate } from '../food/food-attract.tsx';

export type DishPlate = Plate &
  Versions & {
    kind: 'dish' | 'product';
    description: Bilingual;
    facts: readonly { fact: ProductFact; text: Bilingual }[];
    others: readonly ReleaseMedia[];
    audio?: Audios | undefined;
    /** The products in a dish, the dishes with a product; only those shown here. */
    leadsTo: readonly string[];
  };

type Items = Pick<Manifest, 'dishes' | 'products' | 'media'>;
type Place = Pick<Plate, 'presentation' | 'entry'>;

/** Each once. A product that only a dish names is there too, under the dish's place. */
export function dishPlates(
  presentations: readonly ReleasePresentation[],
  { dishes, products, media }: Items,
): DishPlate[] {
  const found = new Map<string, DishPlate>();
  const add = (kind: DishPlate['kind'], id: string, place: Place) => {
    const item = kind === 'dish' ? dishes[id] : products[id];
    const image = item?.image ? media[item.image] : undefined;
    if (!item || !image || found.has(id)) return;
    const { title, description } = item;
    const facts = productFacts.flatMap((fact) => {
      const text = 'producer' in item ? item[fact] : null;
      return text && (text.el || text.en) ? [{ fact, text }] : [];
    });
    const others = item.media.flatMap((one) => media[one] ?? []).filter((one) => one.kind === 'image');
    const told = { title, description, facts, others, ...(item.audio && { audio: item.audio }) };
    const versions = { easy: item.easy, sign: item.sign };
    found.set(id, { ...place, ...told, ...versions, key: id, kind, id, media: image, leadsTo: [] });
  };
  for (const { id: presentation, entries } of presentations)
    for (const entry of entries) {
      if (!entry.active) continue;
      const place = { presentation, entry: entry.id };
      if (entry.kind === 'dish') add('dish', entry.dish, place);
      if (entry.kind === 'product') add('product', entry.product, place);
    }
  for (const { id, kind, presentation, entry } of [...found.values()])
    if (kind === 'dish')
      for (const product of dishes[id]?.products ?? []) add('product', product, { presentation, entry });
  return [...found.values()].map((plate) => ({ ...plate, leadsTo: leadsTo(plate, found, dishes) }));
}

const leadsTo = (
  { kind, id }: DishPlate,
  found: ReadonlyMap<string, DishPlate>,
  dishes: Manifest['dishes'],
): string[] =>
  kind === 'dish'
    ? (dishes[id]?.products ?? []).filter((product) => found.has(product))
    : [...found.keys()].filter((dish) => dishes[dish]?.products.includes(id));
