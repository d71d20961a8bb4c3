import { randomUUID } from 'node:crypto';
import type { Bilingual } from '@psifida/contract/bilingual';
import { emptyAnnouncement } from '@psifida/contract/content/announcement';
import { dateAt } from '@psifida/contract/content/athens-time';
import type { Entry } from '@psifida/contract/content/entry';
import { emptyEvent, eventCategories } from '@psifida/contract/content/event';
import { emptyItem } from '@psifida/contract/content/library-item';
import { emptyContent } from '@psifida/contract/content/presentation-content';
import type { PreviewMessage } from '@psifida/contract/content/preview';
import { emptyManifest, type Manifest, type ReleaseMedia } from '@psifida/contract/content/release';
import { type SystemId, systems } from '@psifida/contract/registry/systems';

const syllables = { el: ['πα', 'ρα', 'θα', 'λάσ', 'σι', 'ων'], en: ['sea', 'side', 'vil', 'la', 'ge', 's'] };

/** Words of so many letters; `endless` without a space. */
function words(length: number, endless = false): Bilingual {
  const make = (from: readonly string[]) => {
    let text = '';
    for (let at = 0; text.length < length; at += 1)
      text += `${from[(at * 5 + length) % from.length]}${!endless && at % 3 === 2 ? ' ' : ''}`;
    return text.slice(0, length).trim();
  };
  return { el: make(syllables.el), en: make(syllables.en) };
}

export type ContentSize = {
  items: number;
  titleLetters: number;
  /** A title without a space. */
  endless: boolean;
  textLetters: number;
};

const range = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

type Stock = { images: readonly ReleaseMedia[]; videos: readonly ReleaseMedia[] };

/** A presentation of the system with so much in it, and what it names. */
export function anyContent(
  system: SystemId,
  { items, titleLetters, endless, textLetters }: ContentSize,
  { images, videos }: Stock,
): Pick<PreviewMessage, 'manifest' | 'news'> {
  const title = words(titleLetters, endless);
  const text = words(textLetters);
  const media = (at: number) => images[at % images.length]?.id ?? '';
  const base = () => ({ id: randomUUID(), active: true });
  const manifest: Manifest = {
    ...emptyManifest(system, systems[system]),
    media: Object.fromEntries([...images, ...videos].map((one) => [one.id, one])),
  };
  const image = (at: number, category: string | null = null): Entry => ({
    ...base(),
    kind: 'image',
    media: media(at),
    category,
  });
  const item = { title, image: media(1), media: [media(2)] };
  const onlyImages = () => range(items, (at) => image(at));
  /** A new system has to say here what it shows. */
  const entriesOf: Record<SystemId, () => Entry[]> = {
    system1a: onlyImages,
    system1b: () =>
      range(items, (at) => ({ ...base(), kind: 'video', media: videos[at % videos.length]?.id ?? '' })),
    system3: () => {
      const categories = range(Math.min(12, items), () => ({
        ...base(),
        kind: 'image-category' as const,
        title,
      }));
      return [
        ...categories,
        ...range(items, (at) => image(at, categories[at % categories.length]?.id ?? null)),
        { ...base(), kind: 'news-links', links: { el: newsAddress, en: newsAddress } },
      ];
    },
    system4: () => [
      image(0),
      ...range(Math.min(30, items), (at) => ({
        ...base(),
        ...{ kind: 'point-title' as const, title, text, media: [media(at + 1)] },
        place: { x: 0.3 + (at % 5) * 0.03, y: 0.02 + (at % 7) * 0.05 },
      })),
    ],
    system6: onlyImages,
    system7a: () =>
      range(items, () => {
        const recipe = randomUUID();
        manifest.recipes[recipe] = {
          ...{ ...emptyItem.recipe, ...item, servings: 4, minutes: 90 },
          ingredients: range(Math.min(40, items * 2), (at) => ({
            id: randomUUID(),
            amount: at + 1,
            text: words(24),
          })),
          steps: range(Math.min(25, items), () => ({
            id: randomUUID(),
            text: words(Math.min(textLetters, 2_000)),
          })),
        };
        return { ...base(), kind: 'recipe', recipe };
      }),
    system7b: () =>
      range(items, (at) => {
        const id = randomUUID();
        const content = { ...emptyItem.product, ...item, description: text };
        if (at % 2 === 0) {
          manifest.products[id] = content;
          return { ...base(), kind: 'product', product: id };
        }
        manifest.dishes[id] = { ...content, products: Object.keys(manifest.products).slice(0, 12) };
        return { ...base(), kind: 'dish', dish: id };
      }),
    system8: () =>
      range(Math.min(items, 12), (at) => ({ ...base(), kind: 'puzzle-image', media: media(at), title })),
  };
  const entries = entriesOf[system]();
  const presentations = range(2, (at) => ({
    ...emptyContent(at ? words(14) : title),
    id: randomUUID(),
    entries,
    map: system === 'system4' ? (entries[0]?.id ?? null) : null,
  }));
  const feed = {
    title: words(12).el,
    items: range(6, (at) => ({
      ...{ title: words(40 + at * 12).el, text: text.el.slice(0, 400), source: words(12).el },
      ...{ link: null, time: '2026-05-01T08:00:00.000Z', image: null },
    })),
  };
  return { manifest: { ...manifest, presentations }, news: { [newsAddress]: feed } };
}

/** The town's words alone, as a wall says them: an announcement with an image where there are several things, or events. */
export function anyNotice(
  system: SystemId,
  { items, titleLetters, endless, textLetters }: ContentSize,
  { images }: Stock,
): Pick<PreviewMessage, 'manifest' | 'news'> {
  const title = words(titleLetters, endless);
  const begin = `${dateAt(Date.now())}T00:00`;
  const notices =
    items > 4
      ? {
          events: range(items, (at) => ({
            ...{ ...emptyEvent, id: randomUUID(), title, begin, wholeDay: true },
            ...{ place: words(at * 3), category: eventCategories[at % eventCategories.length] ?? 'other' },
          })),
        }
      : {
          announcements: [
            {
              ...{ ...emptyAnnouncement, id: randomUUID(), title, text: words(Math.min(textLetters, 2_000)) },
              image: items > 1 ? (images[0]?.id ?? null) : null,
            },
          ],
        };
  const room = { announcements: true, events: true, after: 1 };
  return {
    manifest: {
      ...emptyManifest(system, systems[system]),
      presentations: [{ ...emptyContent(title), id: randomUUID(), room }],
      media: Object.fromEntries(images.map((one) => [one.id, one])),
      ...notices,
    },
    news: {},
  };
}

const newsAddress = 'https://dimos.example/rss';
