import type { ReleaseMedia } from '@psifida/contract/content/release';
import { expect, test } from 'vitest';
import { sightsOf, type TourPoint } from './tour.ts';

const media = (id: string) => ({ id }) as ReleaseMedia;
const point = (images: string[], place: TourPoint['place']): TourPoint => ({
  id: 'point',
  title: { el: 'Σημείο', en: 'Point' },
  text: { el: '', en: '' },
  media: images.map(media),
  number: place && 1,
  place,
});
const tour = { map: media('map'), cover: media('cover') };
const here = { x: 0.5, y: 0.5 };
const keys = (of: TourPoint, from: Parameters<typeof sightsOf>[0] = tour) =>
  sightsOf(from, of).map(({ media: { id } }) => id);

test('a point shows its images, and where it lies if that is known', () => {
  expect(keys(point(['temple', 'column'], here))).toEqual(['temple', 'column', 'map']);
  expect(keys(point(['temple'], null))).toEqual(['temple']);
  expect(keys(point([], here))).toEqual(['map']);
});

test('with neither, what stands for the tour', () => {
  expect(keys(point([], null))).toEqual(['cover']);
  expect(keys(point([], null), { map: null, cover: null })).toEqual([]);
});
