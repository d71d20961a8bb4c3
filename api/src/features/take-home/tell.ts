import type { Bilingual } from '@psifida/contract/bilingual';
import { addDays, dateAt } from '@psifida/contract/content/athens-time';
import type { EntryOf } from '@psifida/contract/content/entry';
import { eventDaysAhead, placeOf } from '@psifida/contract/content/event';
import { type ItemContent, imagesOfItem } from '@psifida/contract/content/library-item';
import { type Occurrence, occurrencesOf, spanOf } from '@psifida/contract/content/occurrences';
import { coverEntry, itemOf } from '@psifida/contract/content/presentation-content';
import type { Manifest, ReleasePresentation } from '@psifida/contract/content/release';
import {
  type TakenHome,
  type TakenImage,
  type TakenLink,
  type TakenOf,
  type TakenPart,
  toTakenAudios,
  toTakenVersions,
} from '@psifida/contract/content/taken-home';
import type { Taken } from '@psifida/contract/endpoints/take-home';
import type { TakenKind, UsedKind } from '@psifida/contract/kinds';

const nothing: Bilingual = { el: '', en: '' };

/** Everything that a presentation lets people take home: itself, its points, its items, what those name, and events. */
const takenOf = ({ id, entries, room }: ReleasePresentation, { dishes, events = [] }: Manifest): Taken[] => [
  { kind: 'presentation', id },
  ...(room?.events ? events.map((one) => ({ kind: 'event' as const, id: one.id })) : []),
  ...entries.flatMap((entry): Taken[] => {
    const item = itemOf(entry);
    if (entry.kind === 'point-title') return [{ kind: 'point', id: entry.id }];
    if (item?.kind !== 'dish') return item ? [item] : [];
    const products = dishes[item.id]?.products ?? [];
    return [item, ...products.map((product) => ({ kind: 'product' as const, id: product }))];
  }),
];

export const listTaken = (shown: Manifest): Taken[] =>
  shown.presentations.flatMap((one) => takenOf(one, shown));

/** What a release tells of it; null where it does not. */
export function tell(shown: Manifest, taken: Taken, now: number): TakenHome | null {
  const presentation = shown.presentations.find((one) =>
    takenOf(one, shown).some(({ kind, id }) => kind === taken.kind && id === taken.id),
  );
  return presentation ? tellers[taken.kind](taken.id, { presentation, shown, now }) : null;
}

type Within = { presentation: ReleasePresentation; shown: Manifest; now: number };
type Tell<Kind extends TakenKind> = (id: string, within: Within) => TakenOf<Kind> | null;

const tellers: { [Kind in TakenKind]: Tell<Kind> } = {
  recipe: (id, { shown }) => {
    const item = shown.recipes[id];
    if (!item) return null;
    const { ingredients, steps, servings, minutes } = item;
    return { kind: 'recipe', ...ofItem(id, item, shown), ingredients, steps, servings, minutes };
  },
  dish: (id, { shown }) => {
    const item = shown.dishes[id];
    if (!item) return null;
    const products = item.products.flatMap((one) => linkToItem('product', one, shown));
    return { kind: 'dish', ...ofItem(id, item, shown), description: item.description, products };
  },
  product: (id, { shown }) => {
    const item = shown.products[id];
    if (!item) return null;
    const { description, producer, origin, season } = item;
    const facts = { description, producer, origin, season };
    const dishes = [...new Set(listTaken(shown).flatMap((one) => (one.kind === 'dish' ? [one.id] : [])))]
      .filter((dish) => shown.dishes[dish]?.products.includes(id))
      .flatMap((dish) => linkToItem('dish', dish, shown));
    return { kind: 'product', ...ofItem(id, item, shown), ...facts, dishes };
  },
  point: (id, { presentation, shown }) => {
    const point = presentation.entries.find(
      (one): one is Point => one.kind === 'point-title' && one.id === id,
    );
    if (!point) return null;
    const { title, text, place } = point;
    const [map] = imagesOf(mapOf(presentation), shown);
    return {
      ...{ kind: 'point', id, system: shown.system, title, text },
      images: imagesOf(point.media, shown),
      ...toTakenAudios(point.audio, shown.audios),
      ...toTakenVersions(point, shown.media),
      map:
        place && map
          ? {
              ...{ image: map, x: place.x, y: place.y },
              ...(presentation.paths && { paths: presentation.paths }),
            }
          : null,
      presentation: linkToPresentation(presentation, shown),
    };
  },
  presentation: (id, { presentation, shown }) => ({
    ...{ kind: 'presentation', id, system: shown.system, title: presentation.title },
    images: imagesOf(coverOf(presentation, shown), shown),
    parts: partsOf(presentation, shown),
  }),
  event: (id, { shown, now }) => {
    const event = shown.events?.find((one) => one.id === id);
    const times = event ? timesOf(event, now) : [];
    if (!event || !times.length) return null;
    const { title, text, begin, end, wholeDay, repeats, except, category } = event;
    return {
      ...{ kind: 'event', id, system: shown.system, title, text, category, place: placeOf(event), times },
      ...{ begin, end, wholeDay, repeats, except },
      images: imagesOf(imagesOfItem(event), shown),
      ...toTakenAudios(event.audio, shown.audios),
      ...toTakenVersions(event, shown.media),
    };
  },
};

const timesAtMost = 10;
/** Of what repeats, how far ahead its page looks. */
const timesDays = 366;
/** Who saw it in the evening reads it at home. */
export const keptDays = 7;

/** Nothing of what displays do not yet say, and nothing that was over a week ago. */
function timesOf(event: Parameters<typeof occurrencesOf>[0], now: number): Occurrence[] {
  const today = dateAt(now);
  const isSaid = occurrencesOf(event, addDays(today, -keptDays), addDays(today, eventDaysAhead));
  const coming = occurrencesOf(event, today, addDays(today, timesDays)).filter(
    (one) => spanOf(one).end > now,
  );
  return isSaid.length ? (coming.length ? coming.slice(0, timesAtMost) : isSaid.slice(-1)) : [];
}

type Point = EntryOf<'point-title'>;

const ofItem = (id: string, item: ItemContent, shown: Manifest) => ({
  ...{ id, system: shown.system, title: item.title },
  images: imagesOf(imagesOfItem(item), shown),
  ...toTakenAudios(item.audio, shown.audios),
  ...toTakenVersions(item, shown.media),
});

/** Images, and the posters of videos, as far as there is one. */
const imagesOf = (ids: readonly string[], { media }: Manifest): TakenImage[] =>
  ids.flatMap((id) => {
    const one = media[id];
    if (!one?.images.length) return [];
    const sizes = one.images.map(({ url, format, width, height, bytes }) => ({
      ...{ url, format, width, height, bytes },
    }));
    const { credit, license } = one;
    return [{ alt: one.decorative ? nothing : one.alt, sizes, credit, license }];
  });

const mapOf = ({ entries, map }: ReleasePresentation): string[] =>
  entries.flatMap((one) => (one.kind === 'image' && one.id === map ? [one.media] : []));

const coverOf = (presentation: ReleasePresentation, shown: Manifest): string[] => {
  const cover = coverEntry(presentation);
  if (cover) return [cover.media];
  const [item] = presentation.entries.flatMap((one) => itemOf(one) ?? []);
  const image = item && contentsOf(item.kind, shown)[item.id]?.image;
  return image ? [image] : [];
};

const contentsOf = (kind: UsedKind, { recipes, dishes, products }: Manifest) =>
  ({ recipe: recipes, dish: dishes, product: products })[kind] as Record<string, ItemContent>;

function linkToItem(kind: UsedKind, id: string, shown: Manifest): TakenLink[] {
  const item = contentsOf(kind, shown)[id];
  if (!item) return [];
  const [image = null] = imagesOf(item.image ? [item.image] : [], shown);
  return [{ kind, id, title: item.title, text: 'description' in item ? item.description : nothing, image }];
}

const linkToPresentation = (presentation: ReleasePresentation, shown: Manifest): TakenLink => {
  const [image = null] = imagesOf(coverOf(presentation, shown), shown);
  return { kind: 'presentation', id: presentation.id, title: presentation.title, text: nothing, image };
};

/** In the order in which staff have put them; images of a category one after the other. */
function partsOf({ entries, map }: ReleasePresentation, shown: Manifest): TakenPart[] {
  // Beside points only their map tells something; the other images stand for the whole, and for points again.
  const hasPoints = entries.some(({ kind }) => kind === 'point-title');
  const categories = entries.filter((one) => one.kind === 'image-category');
  const placeOf = (one: ReleasePresentation['entries'][number]) =>
    one.kind === 'image' ? categories.findIndex(({ id }) => id === one.category) : -1;
  return entries
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .flatMap((one): TakenPart[] => {
      const item = itemOf(one);
      if (item) return linkToItem(item.kind, item.id, shown) as TakenPart[];
      switch (one.kind) {
        case 'point-title': {
          const [image = null] = imagesOf(one.media, shown);
          return [{ kind: 'point', id: one.id, title: one.title, text: one.text, image }];
        }
        case 'image': {
          const [image] = imagesOf([one.media], shown);
          if (hasPoints && one.id !== map) return [];
          const { title = nothing, text = nothing, credit = nothing } = one;
          const category = categories.find(({ id }) => id === one.category)?.title ?? null;
          const heard = { ...toTakenAudios(one.audio, shown.audios), ...toTakenVersions(one, shown.media) };
          return image ? [{ kind: 'image', title, text, credit, category, image, ...heard }] : [];
        }
        case 'puzzle-image': {
          const [image] = imagesOf([one.media], shown);
          const story = { title: one.title, text: nothing, credit: nothing, category: null };
          return image ? [{ kind: 'image', ...story, image }] : [];
        }
        case 'video': {
          const [image] = imagesOf([one.media], shown);
          if (!shown.media[one.media]) return [];
          const durationMs = shown.media[one.media]?.video?.durationMs ?? null;
          // A video that has no poster yet is told by its title alone.
          const poster = image ?? { alt: nothing, sizes: [] };
          return [{ kind: 'video', title: one.title ?? nothing, durationMs, image: poster }];
        }
        default:
          return [];
      }
    });
}
