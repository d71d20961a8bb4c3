import type { Bilingual } from '@psifida/contract/bilingual';
import type { Audios } from '@psifida/contract/content/audios';
import { coverEntry } from '@psifida/contract/content/presentation-content';
import type { Manifest, ReleaseMedia, ReleasePresentation } from '@psifida/contract/content/release';
import type { Versions } from '@psifida/contract/content/versions';

export type Spot = { x: number; y: number };

export type TourPoint = Versions & {
  id: string;
  title: Bilingual;
  text: Bilingual;
  media: readonly ReleaseMedia[];
  audio?: Audios | undefined;
  /** Null for a point that is only in the list. */
  number: number | null;
  place: Spot | null;
};

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
        ...(entry.audio && { audio: entry.audio }),
        ...(entry.easy && { easy: entry.easy }),
        ...(entry.sign && { sign: entry.sign }),
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
  /** Null for the tour itself. */
  tour: Bilingual | null;
};

const glimpsesPerTour = 6;

/** Each tour's cover, then its points that have an image. */
export const glimpsesOf = (tours: readonly Tour[]): Glimpse[] =>
  tours.flatMap(({ presentation: { id, title }, cover, points }) => {
    const whole = cover ? [{ key: id, presentation: id, entry: null, media: cover, title, tour: null }] : [];
    const each = points.flatMap(({ id: entry, media, title: name }) => {
      const image = media.find(({ images }) => images.length > 0);
      const part = { key: `${id} ${entry}`, presentation: id, entry, title: name, tour: title };
      return image ? [{ ...part, media: image }] : [];
    });
    return [...whole, ...each.slice(0, glimpsesPerTour - 1)];
  });

export const mapKey = 'map';

/** Images and videos of a point, then where it lies on the map. */
export type Sight = { key: string; media: ReleaseMedia; isMap: boolean };

export function sightsOf({ map, cover }: Pick<Tour, 'map' | 'cover'>, point: TourPoint): Sight[] {
  const images = point.media.map((media) => ({ key: media.id, media, isMap: false }));
  const place = point.place && map ? [{ key: mapKey, media: map, isMap: true }] : [];
  const all = [...images, ...place];
  // A point with neither shows the tour's cover.
  return all.length || !cover ? all : [{ key: cover.id, media: cover, isMap: false }];
}
