import { expect, test } from 'vitest';
import { heldOrder } from './held-order.ts';

test('what is held stays where it is, whatever is more urgent now; what is new comes last', () => {
  expect(heldOrder(['a', 'b', 'c'], ['c', 'a', 'b'])).toEqual(['a', 'b', 'c']);
  expect(heldOrder(['a', 'b', 'c'], ['d', 'c', 'a'])).toEqual(['a', 'c', 'd']);
});
