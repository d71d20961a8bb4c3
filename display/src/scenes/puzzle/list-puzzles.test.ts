import { pieceCounts } from '@psifida/contract/content/puzzle-view';
import { expect, test } from 'vitest';
import { levelsOn, nearestLevel } from './list-puzzles.ts';

const shape = { width: 1_920, height: 1_080 };
const every = { pieces: [...pieceCounts], rotation: false };

test('on a table all cuts are offered, on a small glass none with pieces under 20 mm', () => {
  const table = { width: 3_840, height: 2_160, pxPerMm: 3_840 / 1_210 };
  expect(levelsOn(table, shape, every)).toEqual([...pieceCounts]);
  const small = { width: 1_280, height: 720, pxPerMm: 1_280 / 400 };
  expect(levelsOn(small, shape, every)).toEqual([6, 12, 24, 48]);
});

test('only what staff offer is offered, the easiest first; something always is', () => {
  const table = { width: 3_840, height: 2_160, pxPerMm: 3_840 / 1_210 };
  expect(levelsOn(table, shape, { pieces: [48, 6], rotation: false })).toEqual([6, 48]);
  const tiny = { width: 1_280, height: 720, pxPerMm: 1_280 / 60 };
  expect(levelsOn(tiny, shape, { pieces: [150, 96], rotation: false })).toEqual([96]);
});

test('the next puzzle is as difficult as this one, or nearly', () => {
  expect(nearestLevel({ levels: [6, 24, 96] }, 24)).toBe(24);
  expect(nearestLevel({ levels: [6, 96] }, 24)).toBe(6);
});
