import { expect, test } from 'vitest';
import { systems } from '../registry/systems.ts';
import { emptyContent, type Facts, toJudge } from './presentation-content.ts';
import { shownContent } from './shown-content.ts';

const id = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;
const image = (n: number, change: object = {}) => ({
  ...{ kind: 'image' as const, id: id(n), active: true, media: id(100 + n), category: null },
  ...change,
});
const facts: Facts = { sizeOf: () => ({ width: 1920, height: 1080 }), isActive: () => true };
const shown = (system: keyof typeof systems, content: Partial<ReturnType<typeof emptyContent>>) => {
  const whole = { ...emptyContent({ el: 'Α', en: 'A' }), ...content };
  return shownContent(systems[system], whole, toJudge(whole, facts));
};

test('what is inactive is not seen, and nothing points to it any more', () => {
  const entries = [image(1, { active: false }), image(2)];
  const seen = shown('system1a', { entries, cover: id(1), map: id(1) });
  expect(seen.entries.map((entry) => entry.id)).toEqual([id(2)]);
  expect(seen).toMatchObject({ cover: null, map: null });
});

test('where images stand in categories, one without a category that is seen is not seen either', () => {
  const category = { kind: 'image-category' as const, id: id(9), active: false, title: { el: 'Κ', en: 'C' } };
  const entries = [category, image(1, { category: id(9) }), image(2)];
  expect(shown('system3', { entries }).entries).toEqual([]);
  expect(shown('system4', { entries: [image(3)] }).entries).toHaveLength(1);
});
