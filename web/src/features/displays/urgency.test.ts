import type { Display } from '@psifida/contract/content/display';
import { expect, test } from 'vitest';
import { byUrgency, glassView, needsSomeone, systemsByUrgency } from './urgency.ts';

const showing = { el: 'Το λιμάνι', en: 'The harbour' };

test.each([
  ['is heard', { glass: 'shows', showing, message: null }, 'shows'],
  ['is heard and is behind', { glass: 'behind', showing, message: null }, 'shows'],
  ['is silent', { glass: 'silent', showing, message: null }, 'last'],
  ['is silent since a message came', { glass: 'silent', showing, message: showing }, 'last'],
  ['never showed anything', { glass: 'silent', showing: null, message: null }, 'unknown'],
  ['has a message over everything', { glass: 'shows', showing, message: showing }, 'message'],
  ['has nothing due', { glass: 'nothing-due', showing: null, message: null }, 'standby'],
  ['is still fetching', { glass: 'fetching', showing: null, message: null }, 'nothing'],
] as const)('what is on the glass of a display that %s is said as far as it is known', (_, display, view) => {
  expect(glassView(display)).toBe(view);
});

test('systems whose displays need somebody come first, then those with nothing due', () => {
  const displays = [
    { system: 'system1b', state: 'green', glass: 'shows' },
    { system: 'system3', state: 'amber', glass: 'nothing-due' },
    { system: 'system4', state: 'red', glass: 'silent' },
  ] as Display[];
  const sorted = systemsByUrgency(['system1a', 'system1b', 'system3', 'system4'], displays);
  expect(sorted).toEqual(['system4', 'system3', 'system1a', 'system1b']);
});

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
  const names = byUrgency(displays, 'el').map(({ name }) => name);
  expect(names).toEqual(['Λιμάνι', 'Μουσείο', 'Αγορά', 'Άλσος', 'Βιβλιοθήκη']);
  const numbered = ['Οθόνη 10', 'Οθόνη 9'].map((name) => ({ name, state: 'green' }) as Display);
  expect(byUrgency(numbered, 'el')[0]?.name).toBe('Οθόνη 9');
  const added = [...displays, { id: 'new', name: 'Ωδείο', state: 'green' } as Display];
  expect(byUrgency(added, 'el', 'new')[0]?.name).toBe('Ωδείο');
});
