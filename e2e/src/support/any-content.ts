import type { Bilingual } from '@psifida/contract/bilingual';
import type { Entry } from '@psifida/contract/content/entry';
import { emptyItem } from '@psifida/contract/content/library-item';
import type { Panel } from '@psifida/contract/content/panel';
import { emptyContent } from '@psifida/contract/content/presentation-content';
import type { PreviewMessage } from '@psifida/contract/content/preview';
import { emptyManifest, type ReleaseMedia } from '@psifida/contract/content/release';
import type { Size } from '@psifida/contract/registry/check';
import { type SystemId, systems } from '@psifida/contract/registry/systems';

/** How much of everything there is. */
export type Amount = {
  items: number;
  /** Letters of a title; from 40 on the first word has no end. */
  title: number;
  /** Letters of a text. */
  text: number;
  categories: number;
  presentations: number;
  ingredients: number;
  steps: number;
};

const shapes: readonly Size[] = [
  { width: 1600, height: 900 },
  { width: 900, height: 1200 },
  { width: 1200, height: 1200 },
  { width: 2400, height: 900 },
];
const words = {
  el: 'Περιδιαβάζοντας τις ηλιόλουστες γειτονιές της πολύπαθης παραθαλάσσιας κωμόπολης μας με τους παππούδες ',
  en: 'Wandering through the sunlit neighbourhoods of our much tried seaside town with our grandparents ',
};
const upTo = (length: number, from: string) =>
  from
    .repeat(Math.ceil(length / from.length) || 0)
    .slice(0, length)
    .trim();
const said = (length: number): Bilingual => ({ el: upTo(length, words.el), en: upTo(length, words.en) });
const named = (length: number, at: number): Bilingual => {
  const [el, en] = [`${at} ${said(length).el}`, `${at} ${said(length).en}`];
  const endless = length > 40 && at % 3 === 0;
  const one = (name: string) => (endless ? name.replaceAll(' ', '') : name).slice(0, Math.max(1, length));
  return { el: one(el), en: one(en) };
};
const idOf = (kind: number, at: number) =>
  `00000000-0000-4000-8000-${kind.toString(16).padStart(4, '0')}${at.toString(16).padStart(8, '0')}`;

/** Its files are not there: whoever shows it answers for `/media/…`, see `answerForMedia`. */
const picture = (at: number, title: Bilingual): ReleaseMedia => {
  const { width, height } = shapes[at % shapes.length] ?? { width: 1, height: 1 };
  return {
    ...{ id: idOf(1, at), kind: 'image', title: `${at}`, alt: title, decorative: false },
    ...{ focalPoint: { x: 0.5, y: 0.5 }, size: { width, height }, placeholder: null, film: null },
    pictures: [
      {
        ...{ url: `/media/${at}-${width}x${height}.webp`, format: 'webp', width, height },
        ...{ bytes: 1, sha256: 'a'.repeat(64) },
      },
    ],
    captions: { el: null, en: null },
  };
};

/** A draft of any system with so much of everything, for a glass of any size. */
export function anyContent(system: SystemId, amount: Amount, panel: Panel): PreviewMessage {
  const manifest = emptyManifest(system, systems[system] as never);
  const feed = 'https://example.gr/rss';
  const media = (at: number) => {
    const one = picture(at, named(Math.min(amount.title, 120), at));
    manifest.media[one.id] = one;
    return one.id;
  };
  const category = (at: number) => (amount.categories === 0 ? null : idOf(3, at % amount.categories));
  const entry = (at: number): Entry => {
    const base = { id: idOf(2, at), active: true };
    const title = named(amount.title, at);
    const item = { title, image: media(at), media: [] };
    if (system === 'system7a') {
      manifest.recipes[idOf(4, at)] = {
        ...{ ...emptyItem.recipe, ...item, servings: 4, minutes: 45 },
        ingredients: Array.from({ length: amount.ingredients }, (_, row) => ({
          ...{ id: idOf(5, row), amount: row % 4 === 3 ? null : 250 + row },
          text: { el: `γρ. αλεύρι για όλες τις χρήσεις ${row}`, en: `g of plain flour ${row}` },
        })),
        steps: Array.from({ length: amount.steps }, (_, row) => ({ id: idOf(6, row), text: said(140) })),
      };
      return { ...base, kind: 'recipe', recipe: idOf(4, at) };
    }
    if (system === 'system7b') {
      const isDish = at % 2 === 0;
      const description = said(amount.text);
      if (isDish)
        manifest.dishes[idOf(4, at)] = {
          ...{ ...item, description },
          products: at + 1 < amount.items ? [idOf(7, at + 1)] : [],
        };
      else manifest.products[idOf(7, at)] = { ...item, description };
      return isDish
        ? { ...base, kind: 'dish', dish: idOf(4, at) }
        : { ...base, kind: 'product', product: idOf(7, at) };
    }
    if (system === 'system4')
      return {
        ...{ ...base, kind: 'point-title', title, text: said(amount.text), media: [media(at)] },
        place: { x: 0.4 + (at % 5) * 0.03, y: 0.4 + ((at * 7) % 6) * 0.03 },
      };
    if (system === 'system8') return { ...base, kind: 'puzzle-image', media: media(at), title };
    return { ...base, kind: 'image', media: media(at), category: category(at) };
  };
  const all = Array.from({ length: amount.items }, (_, at) => entry(at));
  for (let at = 0; at < amount.presentations; at += 1) {
    const own = all.filter((_, index) => index % amount.presentations === at || all.length < 4);
    const categories: Entry[] = Array.from(
      { length: system === 'system3' ? amount.categories : 0 },
      (_, index) => ({
        ...{ kind: 'image-category', id: idOf(3, index), active: true },
        title: named(Math.min(amount.title, 30), index),
      }),
    );
    const news: Entry[] =
      system === 'system3'
        ? [{ kind: 'news-links', id: idOf(8, 0), active: true, links: { el: feed, en: feed } }]
        : [];
    const map: Entry[] =
      system === 'system4'
        ? [90, 91].map((one) => ({
            ...{ kind: 'image', id: idOf(10, one), active: true, media: media(one), category: null },
          }))
        : [];
    manifest.presentations.push({
      ...emptyContent(named(amount.title, at)),
      ...{ id: idOf(9, at), entries: [...categories, ...own, ...map, ...news] },
      map: map[0]?.id ?? null,
    });
  }
  const items = Array.from({ length: 6 }, (_, at) => ({
    ...{ title: named(60, at).el, text: said(400).el, link: null, image: null },
    ...{ time: '2026-01-01T00:00:00.000Z', source: 'Δήμος Γαλάζιου Όρμου' },
  }));
  return {
    ...{ type: 'psifida-preview', manifest, panel, presentation: null, languageMode: 'visitor' },
    news: { [feed]: { title: 'Νέα', items } },
  };
}
