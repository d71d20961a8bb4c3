import type { Bilingual } from '@psifida/contract/bilingual';
import { coverEntry } from '@psifida/contract/content/presentation-content';
import type { Manifest, ReleaseMedia, ReleasePresentation } from '@psifida/contract/content/release';
import { type Telling, tellingOf } from '../common/story.ts';

export type Slide = {
  key: string;
  presentation: string;
  title: Bilingual;
  entry: string;
  media: ReleaseMedia;
  telling: Telling;
};

/** All pictures of all presentations in turn; those of one begin with its cover. */
export const slidesOf = (presentations: readonly ReleasePresentation[], media: Manifest['media']): Slide[] =>
  presentations.flatMap((presentation) => {
    const cover = coverEntry(presentation)?.id;
    const images = presentation.entries.flatMap((entry) => {
      const picture = entry.kind === 'image' && entry.active ? media[entry.media] : undefined;
      return picture ? [{ entry: entry.id, media: picture, telling: tellingOf(entry) }] : [];
    });
    const first = Math.max(
      0,
      images.findIndex(({ entry }) => entry === cover),
    );
    return [...images.slice(first), ...images.slice(0, first)].map((image) => ({
      ...image,
      key: `${presentation.id} ${image.entry}`,
      presentation: presentation.id,
      title: presentation.title,
    }));
  });
