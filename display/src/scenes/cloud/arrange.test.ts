import { expect, test } from 'vitest';
import { arrange, type Floating, type Place } from './arrange.ts';

const shapes = [
  { width: 1920, height: 1080 },
  { width: 1440, height: 1920 },
  { width: 2400, height: 2400 },
  { width: 6000, height: 1500 },
];
const cloud = (count: number): Floating[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    size: shapes[index % shapes.length] ?? { width: 1, height: 1 },
    group: `group ${Math.floor((index * 3) / count)}`,
  }));
const overlap = (a: Place, b: Place) =>
  Math.max(0, (a.width + b.width) / 2 - Math.abs(a.x - b.x)) *
  Math.max(0, (a.height + b.height) / 2 - Math.abs(a.y - b.y));

const fields = [
  { width: 1800, height: 720 },
  { width: 1000, height: 1400 },
  { width: 3600, height: 1500 },
];

test.each(fields.flatMap((field) => [1, 4, 8, 24, 36].map((count) => [count, field] as const)))(
  '%i pictures stay in %o, and each can be seen and touched',
  (count, field) => {
    const places = [...arrange(cloud(count), field, { seed: 'a', gap: 12 }).values()];
    expect(places).toHaveLength(count);
    for (const [index, place] of places.entries()) {
      expect(place.x - place.width / 2).toBeGreaterThanOrEqual(-0.5);
      expect(place.x + place.width / 2).toBeLessThanOrEqual(field.width + 0.5);
      expect(place.y - place.height / 2).toBeGreaterThanOrEqual(-0.5);
      expect(place.y + place.height / 2).toBeLessThanOrEqual(field.height + 0.5);
      const hidden = places.reduce((sum, other, at) => sum + (at === index ? 0 : overlap(place, other)), 0);
      expect(hidden / (place.width * place.height)).toBeLessThan(0.2);
    }
  },
);

test('the same seed gives the same cloud', () => {
  const field = { width: 1800, height: 720 };
  const at = (seed: string) => [...arrange(cloud(9), field, { seed, gap: 10 }).values()];
  expect(at('a')).toEqual(at('a'));
  expect(at('a')).not.toEqual(at('b'));
});
