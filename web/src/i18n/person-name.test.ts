import { expect, test } from 'vitest';
import { personName } from './person-name.ts';

test('an account of the demonstration is called in the language of the page, a person by their name', () => {
  expect(personName('en', { name: 'Επίδειξη: συντάκτης' })).toBe('Demonstration: editor');
  expect(personName('el', { name: 'Επίδειξη: συντάκτης' })).toBe('Επίδειξη: συντάκτης');
  expect(personName('en', { name: 'Ψηφίδα' })).toBe('Psifida');
  expect(personName('en', { name: 'Μαρία Παππά' })).toBe('Μαρία Παππά');
});
