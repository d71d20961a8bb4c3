import { expect, test } from 'vitest';
import { languageOf } from './language.ts';

test.each([
  ['/system1a/home?lang=en', 'en'],
  ['/?lang=el', 'el'],
  ['/', 'el'],
  ['/?lang=fr', 'el'],
  ['http://psifida/?lang=en#x', 'en'],
])('R-SHELL-07 %s is shown in %s', (address, language) => {
  expect(languageOf(address)).toBe(language);
});
