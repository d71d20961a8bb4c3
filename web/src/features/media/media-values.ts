import { type MediaDetails, mediaEdit } from '@psifida/contract/content/media';
import type { z } from 'zod';

export const mediaValues = mediaEdit.omit({ version: true });
export type MediaValues = z.infer<typeof mediaValues>;

export const valuesOf = ({ title, alt, decorative, focalPoint, captions }: MediaDetails): MediaValues => ({
  title,
  alt: { el: alt.el, en: alt.en },
  decorative,
  focalPoint: { x: focalPoint.x, y: focalPoint.y },
  captions: { el: captions.el, en: captions.en },
});

export type MediaField =
  | 'title'
  | 'alt.el'
  | 'alt.en'
  | 'decorative'
  | 'focalPoint'
  | 'captions.el'
  | 'captions.en';

/** The fields in which what is typed differs from what somebody else has saved. */
export const differences = (mine: MediaValues, theirs: MediaValues): MediaField[] =>
  (
    [
      ['title', mine.title !== theirs.title],
      ['alt.el', mine.alt.el !== theirs.alt.el],
      ['alt.en', mine.alt.en !== theirs.alt.en],
      ['decorative', mine.decorative !== theirs.decorative],
      ['focalPoint', mine.focalPoint.x !== theirs.focalPoint.x || mine.focalPoint.y !== theirs.focalPoint.y],
      ['captions.el', mine.captions?.el !== theirs.captions?.el],
      ['captions.en', mine.captions?.en !== theirs.captions?.en],
    ] as const
  ).flatMap(([field, differs]) => (differs ? [field] : []));
