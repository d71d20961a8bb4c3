import { expect, test } from 'vitest';
import { arrange, type Floating, type Place } from './arrange.ts';

const shapes = [
  { width: 1920, height: 1080 },
  { width: 1440, height: 1920 },
  { width: 2400, height: 2400 },
  { width: 6000, height: 1500 },
];
const cloud = (count: number, groups = 3): Floating[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    size: shapes[index % shapes.length] ?? { width: 1, height: 1 },
    group: `group ${Math.floor((index * groups) / count)}`,
  }));
const overlap = (a: Place, b: Place) =>
  Math.max(0, (a.width + b.width) / 2 - Math.abs(a.x - b.x)) *
  Math.max(0, (a.height + b.height) / 2 - Math.abs(a.y - b.y));
const areaOf = (places: Iterable<Place>) =>
  [...places].reduce((sum, { width, height }) => sum + width * height, 0);

const fields = [
  { width: 1800, height: 620 },
  { width: 1000, height: 1400 },
  { width: 3600, height: 1500 },
];
const options = { seed: 'a', gap: 20, name: 44 };

const everyCloud = fields.flatMap((field) =>
  [1, 4, 8, 24, 36].flatMap((count) => [undefined, '0'].map((forward) => [count, field, forward] as const)),
);

test.each(everyCloud)('%i images stay in %o, none hides another; forward: %s', (count, field, forward) => {
  const { places, names } = arrange(cloud(count), field, { ...options, forward });
  const all = [...places.values()];
  expect(all).toHaveLength(count);
  for (const [index, place] of all.entries()) {
    expect(place.x - place.width / 2).toBeGreaterThanOrEqual(-0.5);
    expect(place.x + place.width / 2).toBeLessThanOrEqual(field.width + 0.5);
    expect(place.y - place.height / 2).toBeGreaterThanOrEqual(-0.5);
    expect(place.y + place.height / 2).toBeLessThanOrEqual(field.height + 0.5);
    for (const other of all.slice(index + 1)) expect(overlap(place, other)).toBeLessThan(1);
    for (const name of names.values())
      expect(
        overlap(place, {
          ...{ x: name.x + name.width / 2, y: name.y + options.name / 2, depth: 0 },
          ...{ width: name.width, height: options.name - 1 },
        }),
      ).toBeLessThan(1);
  }
});

test.each(fields)('a few images fill %o as many do', (field) => {
  for (const count of [3, 7, 13, 32]) {
    const { places } = arrange(cloud(count, 2), field, options);
    expect(areaOf(places.values()) / (field.width * field.height)).toBeGreaterThan(0.33);
  }
});

test('each group has its name above its own images', () => {
  const { places, names } = arrange(cloud(9), { width: 1800, height: 620 }, options);
  expect([...names.keys()]).toEqual(['group 0', 'group 1', 'group 2']);
  for (const [group, name] of names) {
    const own = cloud(9).flatMap((one) => (one.group === group ? (places.get(one.id) ?? []) : []));
    const first = own.reduce((a, b) => (b.x - b.width / 2 < a.x - a.width / 2 ? b : a));
    expect(name.x).toBeCloseTo(first.x - first.width / 2);
    expect(name.y + options.name).toBeLessThanOrEqual(first.y - first.height / 2 + 0.5);
    expect(name.y).toBeGreaterThanOrEqual(-0.5);
  }
  expect(
    arrange(
      cloud(9).map((one) => ({ ...one, group: '' })),
      { width: 900, height: 620 },
      options,
    ).names.size,
  ).toBe(0);
});

test('the one that comes forward is large and stays among its own', () => {
  const field = { width: 1800, height: 620 };
  const at = (forward?: string) => arrange(cloud(13), field, { ...options, forward }).places;
  for (const id of ['0', '6', '12']) {
    const place = at(id).get(id);
    expect((place?.width ?? 0) * (place?.height ?? 0)).toBeGreaterThan(field.width * field.height * 0.14);
    expect(Math.abs((place?.x ?? 0) - (at().get(id)?.x ?? 0))).toBeLessThan(field.width * 0.4);
  }
});

test('the same seed gives the same cloud', () => {
  const field = { width: 1800, height: 720 };
  const at = (seed: string) => [...arrange(cloud(9), field, { ...options, seed }).places.values()];
  expect(at('a')).toEqual(at('a'));
  expect(at('a')).not.toEqual(at('b'));
});
