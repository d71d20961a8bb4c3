import { describe, expect, test } from 'vitest';
import { harbour } from './harbour.ts';
import { mosaicMark } from './mark.ts';
import { mosaic, mosaicMotifs } from './mosaic.ts';
import { oliveGrove } from './olive-grove.ts';
import { timesOfDay } from './palette.ts';
import { dishes } from './parts/dish.ts';
import { plate } from './plate.ts';
import { sceneFor } from './scenes.ts';
import { type Drawing, picture } from './sheet.ts';
import { stoneVillage } from './stone-village.ts';
import { tamariskBeach } from './tamarisk-beach.ts';
import { xmlFault } from './testing/xml-fault.ts';
import { townMap } from './town-map.ts';

const systems = ['system1a', 'system1b', 'system3', 'system4', 'system6', 'system7a', 'system7b', 'system8'];

const drawings: [name: string, drawing: Drawing][] = [
  ...timesOfDay.flatMap((time): [string, Drawing][] => [
    [`harbour, ${time}`, harbour({ time })],
    [`olive grove, ${time}`, oliveGrove({ time })],
    [`stone village, ${time}`, stoneVillage({ time })],
    [`tamarisk beach, ${time}`, tamariskBeach({ time })],
  ]),
  ...mosaicMotifs.map((motif): [string, Drawing] => [`mosaic, ${motif}`, mosaic({ motif })]),
  ...dishes.map((dish): [string, Drawing] => [`plate, ${dish}`, plate({ dish })]),
  ['town map', townMap()],
  ['town map with a walk', townMap({ pins: false, walk: 'oldTown' })],
];

const documents: [name: string, draw: (shape: { width: number; height: number; seed?: string }) => string][] =
  [
    ...systems.map((system): (typeof documents)[number] => [system, (shape) => sceneFor(system, shape)]),
    ...drawings.map(([name, drawing]): (typeof documents)[number] => [
      name,
      (shape) => picture(drawing, shape),
    ]),
  ];

describe.each(documents)('%s', (_name, draw) => {
  test('is the same picture for the same seed', () => {
    const shape = { width: 1600, height: 900, seed: 'town' };
    expect(draw(shape)).toBe(draw(shape));
  });

  test.each([
    [1920, 1080],
    [1080, 1920],
    [1000, 1000],
  ])('is a whole document at %i x %i that needs nothing from elsewhere', (width, height) => {
    const svg = draw({ width, height });
    expect(xmlFault(svg)).toBeNull();
    expect(svg).toMatch(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`);
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(
      /https?:|url\((?!#)|href="(?!#)|<script|<image|NaN|undefined/,
    );
    for (const [, id] of svg.matchAll(/(?:url\(#|href="#)([\w-]+)/g)) expect(svg).toContain(`id="${id}"`);
    expect(svg.length).toBeLessThan(150_000);
  });
});

test('every system has its own cover, and an unknown one has a picture all the same', () => {
  const covers = [...systems, 'system99'].map((system) => sceneFor(system));
  expect(new Set(covers).size).toBe(covers.length);
  for (const cover of covers) expect(cover.length).toBeLessThan(90_000);
});

test('pictures that stand on one page share no id', () => {
  const ids = systems.flatMap((system) =>
    [...sceneFor(system).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

test('the number of pixels does not change what is drawn', () => {
  const inner = (width: number, height: number) =>
    sceneFor('system1a', { width, height }).replace(/^<svg[^>]*>/, '');
  expect(inner(3840, 2160)).toBe(inner(320, 180));
});

test.each([16, 32, 512])('the mark is a valid document at %i px, on light and dark', (size) => {
  for (const dark of [false, true]) expect(xmlFault(mosaicMark({ size, dark }))).toBeNull();
  expect(mosaicMark({ size })).not.toBe(mosaicMark({ size, dark: true }));
});
