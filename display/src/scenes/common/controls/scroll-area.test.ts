import { expect, test } from 'vitest';
import { cutLines } from './scroll-area.tsx';

const lines = [0, 20, 40, 60].map((top) => ({ top, bottom: top + 16 }));

test('a line that lies across an edge is hidden whole, and only that one', () => {
  expect(cutLines(lines, { top: 5, bottom: 70 })).toEqual({ before: 11, after: 10 });
  expect(cutLines(lines, { top: 18, bottom: 58 })).toEqual({ before: 0, after: 0 });
});

test('of two columns the deeper cut counts', () => {
  const columns = [...lines, { top: 50, bottom: 74 }];
  expect(cutLines(columns, { top: 0, bottom: 70 }).after).toBe(20);
});
