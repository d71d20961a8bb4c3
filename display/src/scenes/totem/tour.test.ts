import { emptyContent } from '@psifida/contract/content/presentation-content';
import type { ReleaseMedia } from '@psifida/contract/content/release';
import { expect, test } from 'vitest';
import { anImageEntry } from '../../testing/a-release.ts';
import { glimpsesOf, tourOf } from './tour.ts';

const media = Object.fromEntries(
  ['map', 'view', 'temple'].map((id) => [id, { id, images: [{}] } as unknown as ReleaseMedia]),
);
const point = (id: string, place: { x: number; y: number } | null, images: string[] = []) => ({
  ...{ kind: 'point-title' as const, id, active: true, place, media: images },
  title: { el: id, en: id },
  text: { el: '', en: '' },
});
const here = { x: 0.5, y: 0.5 };
const presentation = {
  ...emptyContent({ el: 'Περίπατος', en: 'A walk' }),
  id: 'walk',
  map: 'entry map',
  entries: [
    anImageEntry('map'),
    anImageEntry('view'),
    point('a', here, ['temple', 'gone']),
    point('b', null),
    point('c', here),
  ],
};

test('only points with a place are numbered, in the order of the list', () => {
  const { map, points } = tourOf(presentation, media);
  expect(map?.id).toBe('map');
  expect(points.map(({ id, number }) => [id, number])).toEqual([
    ['a', 1],
    ['b', null],
    ['c', 2],
  ]);
  expect(points[0]?.media.map(({ id }) => id)).toEqual(['temple']);
});

test('without a map no point has a place', () => {
  expect(tourOf({ ...presentation, map: null }, media).points.map(({ place }) => place)).toEqual([
    null,
    null,
    null,
  ]);
});

test('an image other than the map stands for it, unless one was chosen', () => {
  expect(tourOf(presentation, media).cover?.id).toBe('view');
  expect(tourOf({ ...presentation, cover: 'entry map' }, media).cover?.id).toBe('map');
  expect(tourOf({ ...presentation, entries: [anImageEntry('map')] }, media).cover?.id).toBe('map');
});

test('while nobody is here it passes as a whole, then by its points that have an image', () => {
  expect(glimpsesOf([tourOf(presentation, media)]).map(({ entry }) => entry)).toEqual([null, 'a']);
});
