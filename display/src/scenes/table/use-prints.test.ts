import { expect, test } from 'vitest';
import type { Print } from './lay-table.ts';
import { exchanged } from './use-prints.ts';

const print = (key: string) => ({ key }) as Print;
const keys = (shown: ReturnType<typeof exchanged>) =>
  shown.map(({ print: { key }, leaving }) => `${key}${leaving ? ' leaves' : ''}`);

test('another topic takes away what nobody has taken; the rest stays until it is put back', () => {
  const before = exchanged([], [print('a'), print('b')], () => false);
  const after = exchanged(before, [print('c')], (key) => key === 'b');
  expect(keys(after)).toEqual(['a leaves', 'b', 'c']);
  expect(keys(exchanged(after, [print('c')], () => false))).toEqual(['a leaves', 'b leaves', 'c']);
});

test('back at the first topic no image is there twice', () => {
  const first = [print('a'), print('b')];
  const away = exchanged(
    exchanged([], first, () => false),
    [print('c')],
    (key) => key === 'b',
  );
  expect(keys(exchanged(away, first, () => false))).toEqual(['c leaves', 'a', 'b']);
});
