import { emptyContent, toJudge } from '@psifida/contract/content/presentation-content';
import { expect, test } from 'vitest';
import { type Known, partOf, withinRoom } from './parts.ts';

const media = '0b8f7a9c-6c0e-4a55-9f0e-8f2d1c4b5a61';
const recipe = '5f1c2d3e-4b5a-4c6d-8e7f-9a0b1c2d3e4f';
const entries = [
  { id: '11111111-1111-4111-8111-111111111111', kind: 'image', media, active: true, category: null },
  { id: '22222222-2222-4222-8222-222222222222', kind: 'recipe', recipe, active: true },
] as never[];

const known: Known = {
  sizeOf: () => ({ width: 100, height: 50 }),
  isActive: () => true,
  hasMedia: () => true,
};

/** Says what it was told in its title. */
const aPart = () => {
  let times = 0;
  const part = partOf({
    id: 'one',
    content: { ...emptyContent({ el: '', en: '' }), entries },
    show: (content, facts) => {
      times += 1;
      const said = JSON.stringify([toJudge(content, facts), facts.hasMedia(media)]);
      return { ...content, title: { el: said, en: said } };
    },
  });
  return { part, times: () => times };
};

test('what is seen is made once, as the text that a release has of it, with what it names', () => {
  const { part, times } = aPart();
  const seen = part.see(known);
  expect(part.see({ ...known, sizeOf: () => ({ width: 100, height: 50 }) })).toBe(seen);
  expect(times()).toBe(1);
  expect(seen?.text).toBe(JSON.stringify(seen?.presentation));
  expect(seen).toMatchObject({ items: [recipe], media: [media], presentation: { id: 'one' } });
});

test.each<[string, Partial<Known>]>([
  ['an image has another size', { sizeOf: () => ({ width: 100, height: 51 }) }],
  ['an image is gone', { sizeOf: () => null }],
  ['a recipe is shown no longer', { isActive: () => false }],
  ['a video has come', { hasMedia: () => false }],
])('it is made anew once %s', (_, change) => {
  const { part } = aPart();
  const before = part.see(known);
  const after = part.see({ ...known, ...change });
  expect(after?.text).not.toBe(before?.text);
  expect(part.see(known)?.text).toBe(before?.text);
});

test('only as much is kept as there is room for', () => {
  const sizes = [4, 3, 5, 1].map((size) => ({ size }));
  expect(withinRoom(sizes, 8)).toEqual([{ size: 4 }, { size: 3 }]);
});
