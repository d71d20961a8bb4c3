import type { Bilingual } from '@psifida/contract/bilingual';
import { coverEntry } from '@psifida/contract/content/presentation-content';
import type { Manifest, ReleaseMedia, ReleasePresentation } from '@psifida/contract/content/release';
import type { Sounds } from '@psifida/contract/content/sounds';

export type Spot = { x: number; y: number };

export type TourPoint = {
  id: string;
  title: Bilingual;
  text: Bilingual;
  media: readonly ReleaseMedia[];
  sound?: Sounds | undefined;
  /** The number on the map; null for a point that has no place on it and is only in the list. */
  number: number | null;
  place: Spot | null;
};

/** A presentation of the totem: a map with its points, and what stands for it as a whole. */
export type Tour = {
  presentation: ReleasePresentation;
  map: ReleaseMedia | null;
  cover: ReleaseMedia | null;
  points: readonly TourPoint[];
};

const isThere = <T>(value: T | undefined): value is T => value !== undefined;

export function tourOf(presentation: ReleasePresentation, media: Manifest['media']): Tour {
  const { entries, map: mapEntry } = presentation;
  const image = entries.find((entry) => entry.kind === 'image' && entry.id === mapEntry);
  const map = (image?.kind === 'image' && media[image.media]) || null;
  const others = entries.filter((entry) => entry.kind === 'image' && entry.active && entry.id !== mapEntry);
  const cover = presentation.cover
    ? coverEntry(presentation)
    : (coverEntry({ entries: others, cover: null }) ?? image);
  let number = 0;
  const points = entries.flatMap((entry): TourPoint[] => {
    if (entry.kind !== 'point-title' || !entry.active) return [];
    const place = map ? entry.place : null;
    if (place) number += 1;
    return [
      {
        id: entry.id,
        title: entry.title,
        text: entry.text,
        media: entry.media.map((id) => media[id]).filter(isThere),
        ...(entry.sound && { sound: entry.sound }),
        number: place ? number : null,
        place,
      },
    ];
  });
  return {
    presentation,
    map,
    cover: (cover && 'media' in cover && media[cover.media as string]) || map,
    points,
  };
}

export type Glimpse = {
  key: string;
  presentation: string;
  entry: string | null;
  media: ReleaseMedia;
  title: Bilingual;
  /** To what it belongs, where that is not itself. */
  tour: Bilingual | null;
};

const glimpsesPerTour = 6;

/** What passes while nobody is here: what stands for each tour under its name, then its points that have a picture. */
export const glimpsesOf = (tours: readonly Tour[]): Glimpse[] =>
  tours.flatMap(({ presentation: { id, title }, cover, points }) => {
    const whole = cover ? [{ key: id, presentation: id, entry: null, media: cover, title, tour: null }] : [];
    const each = points.flatMap(({ id: entry, media, title: name }) => {
      const picture = media.find(({ pictures }) => pictures.length > 0);
      const part = { key: `${id} ${entry}`, presentation: id, entry, title: name, tour: title };
      return picture ? [{ ...part, media: picture }] : [];
    });
    return [...whole, ...each.slice(0, glimpsesPerTour - 1)];
  });
