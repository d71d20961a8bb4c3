import type { Display } from '@psifida/contract/content/display';
import { expect, test } from 'vitest';
import { byUrgency, needsSomeone, shownWord } from './urgency.ts';

const showing = { el: 'Το λιμάνι', en: 'The harbour' };

test.each([
  ['is heard', { glass: 'shows', showing }, 'now'],
  ['is heard and is behind', { glass: 'behind', showing }, 'now'],
  ['is silent', { glass: 'silent', showing }, 'lastShown'],
  ['never showed anything', { glass: 'silent', showing: null }, 'now'],
] as const)(
  'what a display that %s shows is said of now, or of when it was last heard',
  (_, display, word) => {
    expect(shownWord(display)).toBe(word);
  },
);

test('a busy table and a display with nothing due need nobody', () => {
  expect(needsSomeone({ state: 'amber', glass: 'waits' })).toBe(false);
  expect(needsSomeone({ state: 'amber', glass: 'nothing-due' })).toBe(false);
  expect(needsSomeone({ state: 'amber', glass: 'behind' })).toBe(true);
});

test('the displays in trouble come first, then by name in Greek order; above all the one paired just now', () => {
  const displays = [
    { name: 'Βιβλιοθήκη', state: 'green', glass: 'shows' },
    { name: 'Λιμάνι', state: 'red', glass: 'silent' },
    { name: 'Άλσος', state: 'green', glass: 'shows' },
    { name: 'Αγορά', state: 'amber', glass: 'waits' },
    { name: 'Μουσείο', state: 'amber', glass: 'behind' },
  ] as Display[];
  expect(byUrgency(displays, 'el').map(({ name }) => name)).toEqual([
    'Λιμάνι',
    'Μουσείο',
    'Αγορά',
    'Άλσος',
    'Βιβλιοθήκη',
  ]);
  const added = [...displays, { id: 'new', name: 'Ωδείο', state: 'green' } as Display];
  expect(byUrgency(added, 'el', 'new')[0]?.name).toBe('Ωδείο');
});
