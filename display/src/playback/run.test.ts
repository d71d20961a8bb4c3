import { expect, test } from 'vitest';
import { createRun } from './run.ts';

test('a presentation has been shown whole when another follows it, or when it starts over', () => {
  const run = createRun();
  const show = (presentation: string, entry: string | null) => run.show({ presentation, entry });
  expect([show('a', '1'), show('a', '2'), show('b', '1')]).toEqual([null, null, 'a']);
  expect([show('b', '2'), show('b', '1'), show('b', '2')]).toEqual([null, 'b', null]);
});
