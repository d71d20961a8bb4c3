import type { Language } from '@psifida/contract/bilingual';
import type { EntryOf } from '@psifida/contract/content/entry';
import type { NewsItem } from '@psifida/contract/content/news-item';
import type {
  Manifest,
  ReleaseMedia,
  ReleaseNews,
  ReleasePresentation,
} from '@psifida/contract/content/release';
import { type Telling, tellingOf } from '../common/story.ts';

export type Category = EntryOf<'image-category'>;

export type CloudPicture = {
  /** The entry's id. */
  id: string;
  media: ReleaseMedia;
  category: Category | null;
  telling: Telling;
};

export const categoriesOf = ({ entries }: ReleasePresentation): Category[] =>
  entries.filter((entry) => entry.kind === 'image-category' && entry.active) as Category[];

/** The pictures of a presentation, category after category; those without one come last. */
export function picturesOf(presentation: ReleasePresentation, media: Manifest['media']): CloudPicture[] {
  const categories = categoriesOf(presentation);
  const pictures = presentation.entries.flatMap((entry): CloudPicture[] => {
    const picture = entry.kind === 'image' && entry.active ? media[entry.media] : undefined;
    if (entry.kind !== 'image' || !picture) return [];
    return [
      {
        ...{ id: entry.id, media: picture, telling: tellingOf(entry) },
        category: categories.find(({ id }) => id === entry.category) ?? null,
      },
    ];
  });
  return [...categories, null].flatMap((category) =>
    pictures.filter((picture) => picture.category?.id === category?.id),
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

/** As many as float at once; of each category its share and at least one, so that none is drowned by a large one. */
export function sample(pictures: readonly CloudPicture[], most: number): CloudPicture[] {
  if (pictures.length <= most) return [...pictures];
  const groups = [...new Set(pictures.map(({ category }) => category?.id))].map((id) =>
    pictures.filter(({ category }) => category?.id === id),
  );
  if (groups.length > most) return everyNth(pictures, most);
  const spare = (most - groups.length) / (pictures.length - groups.length);
  let [seen, given] = [0, 0];
  return groups.flatMap((group) => {
    seen += (group.length - 1) * spare;
    const more = Math.round(seen) - given;
    given += more;
    return everyNth(group, 1 + more);
  });
}

const everyNth = (pictures: readonly CloudPicture[], most: number): CloudPicture[] =>
  Array.from({ length: most }, (_, index) => pictures[Math.floor((index * pictures.length) / most)]).filter(
    (picture) => picture !== undefined,
  );

/** So many of them, with this one in the middle as far as there are others on both sides. */
export function around<T>(all: readonly T[], at: number, most: number): readonly T[] {
  const first = Math.max(0, Math.min(at - Math.floor((most - 1) / 2), all.length - most));
  return all.slice(first, first + most);
}
