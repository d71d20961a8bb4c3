import { expect, test } from 'vitest';
import { createEventReader } from './events.ts';

test('events come in any pieces, with remarks between them', () => {
  const read = createEventReader();
  expect(read(':\n\nevent: rel')).toEqual([]);
  expect(read('ease\ndata: 3\n\n: still here\n\nevent:emergency\r\n')).toEqual(['release']);
  expect(read('data:\r\n\r\n')).toEqual(['emergency']);
});

test('an event that a newer server invents is none', () => {
  expect(createEventReader()('event: fireworks\ndata:\n\n')).toEqual([]);
});
