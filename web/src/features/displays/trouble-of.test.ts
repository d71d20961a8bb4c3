import type { Display } from '@psifida/contract/content/display';
import { expect, test } from 'vitest';
import { byUrgency, shownWord, troubleOf } from './trouble-of.ts';

const now = Date.parse('2026-05-01T12:00:00Z');
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

test.each([
  ['shows the expected release', { state: 'green', seenAt: ago(0), expected: 3 }, 'good'],
  ['has nothing to show yet', { state: 'green', seenAt: ago(0), expected: null }, 'idle'],
  ['was paired and never reported', { state: 'amber', seenAt: null, expected: 3 }, 'new'],
  ['reports an older release', { state: 'red', seenAt: ago(0), expected: 3 }, 'behind'],
  [
    'has reported and shows nothing yet',
    { state: 'amber', seenAt: ago(0), expected: 3, health: { release: null } },
    'fetching',
  ],
  ['has not reported for three minutes', { state: 'amber', seenAt: ago(3), expected: 3 }, 'silent'],
] as const)('a display that %s is told so', (_, display, words) => {
  expect(troubleOf(display, now)).toBe(words);
});

const showing = { el: 'Το λιμάνι', en: 'The harbour' };

test.each([
  ['is heard', { state: 'green', seenAt: ago(0), expected: 3, showing }, 'now'],
  ['is heard and is behind', { state: 'red', seenAt: ago(0), expected: 3, showing }, 'now'],
  ['has been silent for two minutes', { state: 'amber', seenAt: ago(2), expected: 3, showing }, 'lastShown'],
  ['has been silent for long', { state: 'red', seenAt: ago(90), expected: 3, showing }, 'lastShown'],
  ['never showed anything', { state: 'amber', seenAt: ago(3), expected: 3, showing: null }, 'now'],
] as const)(
  'what a display that %s shows is said of now, or of when it was last heard',
  (_, display, word) => {
    expect(shownWord(display, now)).toBe(word);
  },
);

test('the displays in trouble come first, then by name in Greek order; above all the one paired just now', () => {
  const displays = [
    { name: 'Βιβλιοθήκη', state: 'green' },
    { name: 'Λιμάνι', state: 'red' },
    { name: 'Άλσος', state: 'green' },
    { name: 'Μουσείο', state: 'amber' },
  ] as Display[];
  expect(byUrgency(displays, 'el').map(({ name }) => name)).toEqual([
    'Λιμάνι',
    'Μουσείο',
    'Άλσος',
    'Βιβλιοθήκη',
  ]);
  const added = [...displays, { id: 'new', name: 'Ωδείο', state: 'green' } as Display];
  expect(byUrgency(added, 'el', 'new')[0]?.name).toBe('Ωδείο');
});
