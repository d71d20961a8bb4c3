import { expect, test } from 'vitest';
import { leadingLanguage } from './leading-language.ts';

test.each([
  ['el', 1, 'el'],
  ['en', 0, 'en'],
  ['visitor', 1, 'el'],
  ['alternating', 0, 'el'],
  ['alternating', 1, 'en'],
  ['alternating', 2, 'el'],
] as const)('%s at turn %i: %s', (mode, turn, language) => {
  expect(leadingLanguage({ mode, turn, chosen: null })).toBe(language);
});

test('what a visitor chose leads', () => {
  expect(leadingLanguage({ mode: 'alternating', turn: 0, chosen: 'en' })).toBe('en');
});
