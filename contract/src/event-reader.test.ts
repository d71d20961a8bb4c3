import { expect, test } from 'vitest';
import { createEventReader } from './event-reader.ts';

test('events come in any pieces, with remarks between them', () => {
  const read = createEventReader(['release', 'emergency']);
  expect(read(':\n\nevent: rel')).toEqual([]);
  expect(read('ease\ndata: 3\n\n: still here\n\nevent:emergency\r\n')).toEqual([
    { event: 'release', data: '3' },
  ]);
  expect(read('data:\r\n\r\n')).toEqual([{ event: 'emergency', data: '' }]);
});

test('an event that a newer server invents is none', () => {
  expect(createEventReader(['release'])('event: fireworks\ndata:\n\n')).toEqual([]);
});
