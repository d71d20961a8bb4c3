import { expect, test } from 'vitest';
import { leadingLanguage } from './use-choices.ts';

test.each([
  ['el', 1, null, 'el'],
  ['en', 0, null, 'en'],
  ['visitor', 1, null, 'el'],
  ['alternating', 0, null, 'el'],
  ['alternating', 1, null, 'en'],
  ['alternating', 2, null, 'el'],
  ['alternating', 0, 'en', 'en'],
] as const)('%s at turn %i, a visitor chose %s: %s', (mode, turn, chosen, language) => {
  expect(leadingLanguage({ mode, turn, chosen })).toBe(language);
});
