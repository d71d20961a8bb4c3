import type { ReleaseMedia } from '@psifida/contract/content/release';
import type { Tour, TourPoint } from './tour.ts';

/** What there is to see of a point: its pictures and films, then where it lies on the map. */
export type Sight = { key: string; media: ReleaseMedia; isMap: boolean };

export function sightsOf({ map, cover }: Pick<Tour, 'map' | 'cover'>, point: TourPoint): Sight[] {
  const pictures = point.media.map((media) => ({ key: media.id, media, isMap: false }));
  const place = point.place && map ? [{ key: 'map', media: map, isMap: true }] : [];
  const all = [...pictures, ...place];
  // A point with neither still has a face: that of the tour.
  return all.length || !cover ? all : [{ key: cover.id, media: cover, isMap: false }];
}
