import { type Bilingual, type Language, wordsIn } from '@psifida/contract/bilingual';
import type { EntryOf } from '@psifida/contract/content/entry';
import { boardLabels } from '@psifida/contract/content/glass-texts/board-texts';
import { cloudTexts } from '@psifida/contract/content/glass-texts/cloud-texts';
import type { NewsItem } from '@psifida/contract/content/news-item';
import type { TownRoom } from '@psifida/contract/content/presentation-content';
import type {
  Manifest,
  ReleaseMedia,
  ReleaseNews,
  ReleasePresentation,
} from '@psifida/contract/content/release';
import type { Versions } from '@psifida/contract/content/versions';
import type { Notices } from '../../device/notices.ts';
import { isToday, whenOf } from '../common/board/when-of.ts';
import type { Takeable } from '../common/controls/home-code.tsx';
import { type Telling, tellingOf } from '../common/text/story.ts';

export type Category = EntryOf<'image-category'>;

export type CloudImage = {
  /** The entry's id. */
  id: string;
  media: ReleaseMedia;
  category: Category | null;
  telling: Telling;
};

export const categoriesOf = ({ entries }: ReleasePresentation): Category[] =>
  entries.filter((entry) => entry.kind === 'image-category' && entry.active) as Category[];

/** The images of a presentation, category after category; those without one come last. */
export function imagesOf(presentation: ReleasePresentation, media: Manifest['media']): CloudImage[] {
  const categories = categoriesOf(presentation);
  const images = presentation.entries.flatMap((entry): CloudImage[] => {
    const image = entry.kind === 'image' && entry.active ? media[entry.media] : undefined;
    if (entry.kind !== 'image' || !image) return [];
    return [
      {
        ...{ id: entry.id, media: image, telling: tellingOf(entry, image) },
        category: categories.find(({ id }) => id === entry.category) ?? null,
      },
    ];
  });
  return [...categories, null].flatMap((category) =>
    images.filter((image) => image.category?.id === category?.id),
  );
}

/** The news of the presentation's own feed in this language; where it has none, of whatever feed there is. */
export function newsOf(
  presentation: ReleasePresentation,
  others: readonly ReleasePresentation[],
  { news, language }: { news: ReleaseNews; language: Language },
): readonly NewsItem[] {
  for (const one of [presentation, ...others])
    for (const entry of one.entries) {
      const items =
        entry.kind === 'news-links' && entry.active ? news[entry.links[language]]?.items : undefined;
      if (items?.length) return items;
    }
  return [];
}

/** What stands in the strip: news of feeds, and what the town says itself. */
export type StripItem = Pick<NewsItem, 'title' | 'text' | 'time' | 'source'> & {
  lang?: Language;
  own?: 'usual' | 'important';
  media?: ReleaseMedia | undefined;
  /** Of an event, which has a page of its own. */
  taken?: Takeable;
  versions?: Versions;
};

type Speaking = { media: Manifest['media']; town: Bilingual | null; today: string; language: Language };

/** Announcements with the town's name, then events by when they begin. */
export function townNews(
  { announcements, today: now, week }: Notices,
  room: TownRoom | null,
  { media, town, today, language }: Speaking,
): StripItem[] {
  const imageOf = (image: string | null) => ({ media: image === null ? undefined : media[image] });
  const said = room?.announcements
    ? announcements.map(({ title, text, image, pressing, easy, sign }) => ({
        ...{ title: title[language], text: text[language], time: null, own: pressing },
        ...{ source: town?.[language] ?? boardLabels.usual[language], ...imageOf(image) },
        ...((easy || sign) && { versions: { easy, sign } }),
      }))
    : [];
  const events = room?.events
    ? [...now, ...week].flatMap((event) => {
        const title = wordsIn(event.title, language);
        const when = [isToday(event, today) && cloudTexts[language].today, whenOf(event, language, today)];
        const place = wordsIn(event.place ?? undefined, language)?.words;
        const source = [when.filter(Boolean).join(', '), place].filter(Boolean).join(' · ');
        const text = wordsIn(event.text, language)?.words ?? '';
        return title
          ? [
              {
                title: title.words,
                lang: title.lang,
                text,
                time: null,
                source,
                own: 'usual' as const,
                ...((event.easy || event.sign) && { versions: { easy: event.easy, sign: event.sign } }),
                taken: { kind: 'event' as const, id: event.id, title: event.title },
                ...imageOf(event.image),
              },
            ]
          : [];
      })
    : [];
  return [...said, ...events];
}

/** Of each category its share and at least one. */
export function sample(images: readonly CloudImage[], most: number): CloudImage[] {
  if (images.length <= most) return [...images];
  const groups = [...new Set(images.map(({ category }) => category?.id))].map((id) =>
    images.filter(({ category }) => category?.id === id),
  );
  if (groups.length > most) return everyNth(images, most);
  const spare = (most - groups.length) / (images.length - groups.length);
  let [seen, given] = [0, 0];
  return groups.flatMap((group) => {
    seen += (group.length - 1) * spare;
    const more = Math.round(seen) - given;
    given += more;
    return everyNth(group, 1 + more);
  });
}

const everyNth = (images: readonly CloudImage[], most: number): CloudImage[] =>
  Array.from({ length: most }, (_, index) => images[Math.floor((index * images.length) / most)]).filter(
    (image) => image !== undefined,
  );

/** With `at` in the middle, as far as there are others on both sides. */
export function around<T>(all: readonly T[], at: number, most: number): readonly T[] {
  const first = Math.max(0, Math.min(at - Math.floor((most - 1) / 2), all.length - most));
  return all.slice(first, first + most);
}
