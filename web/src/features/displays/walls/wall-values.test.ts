import { expect, test } from 'vitest';
import { idOf } from '../../../lib/testing/samples.ts';
import { fromNought, laid, type PlaceValues, readWall, snapped, type WallValues } from './wall-values.ts';

const ids = [1, 2, 3, 4].map(idOf);
const place = (index: number, xMm: number | null = 0, yMm = 0, widthMm = 1_000): PlaceValues => ({
  ...{ display: ids[index] ?? '', xMm, yMm, widthMm, heightMm: 600 },
});
const at = (places: readonly PlaceValues[]) => places.map(({ xMm, yMm }) => `${xMm} ${yMm}`).join(', ');
const four = [0, 1, 2, 3].map((index) => place(index));

test('R-JOIN-03 the usual shapes are one click, with the frames between them', () => {
  expect(at(laid(four, 'row', 20))).toBe('0 0, 1020 0, 2040 0, 3060 0');
  expect(at(laid(four, 'column', 20))).toBe('0 0, 0 620, 0 1240, 0 1860');
  expect(at(laid(four, 'grid', 20))).toBe('0 0, 1020 0, 0 620, 1020 620');
});

test('a column is as wide as its widest display: none lies over another', () => {
  const mixed = [place(0, 0, 0, 1_400), place(1), place(2), place(3)];
  expect(at(laid(mixed, 'grid', 0))).toBe('0 0, 1400 0, 0 600, 1400 600');
});

test('what is dragged near an edge or a frame of another lies there, and elsewhere where it was left', () => {
  const glass = (xMm: number, yMm: number) => ({ xMm, yMm, widthMm: 1_000, heightMm: 600 });
  const snap = { frameMm: 20, withinMm: 30 };
  expect(snapped(glass(1_041, -12), [glass(0, 0)], snap)).toMatchObject({ xMm: 1_020, yMm: 0 });
  expect(snapped(glass(1_400.4, 300), [glass(0, 0)], snap)).toMatchObject({ xMm: 1_400, yMm: 300 });
});

test('whatever is moved to the left or up, the whole begins at nought', () => {
  expect(at(fromNought([place(0, -300), place(1, 720, 40)]))).toBe('0 0, 1020 40');
});

test('R-JOIN-02 the form says what the API would: at the display, at the measure, at the name', () => {
  const known = ids.map((id) => ({ id, name: id, system: 'system1a' as const, wall: null }));
  const values: WallValues = {
    ...{ system: 'system1a', name: ' ', languageMode: 'el', viewingDistanceMm: 3_000 },
    places: [place(0), place(1, null), place(2, 500)],
  };
  const { faults } = readWall(values, known, null);
  expect(faults.map(({ path }) => path.join('.'))).toEqual(['places.2', 'name', 'places.1.xMm']);
  const right = { ...values, name: 'Λιμάνι', places: [place(0), place(1, 1_020)] };
  expect(readWall(right, known, null)).toMatchObject({ draft: { name: 'Λιμάνι' }, faults: [] });
});
