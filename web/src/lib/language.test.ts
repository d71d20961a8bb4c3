import { expect, test } from 'vitest';
import { languageOf, withLanguage } from './language.ts';

test.each([
  ['/system1a/home?lang=en', 'en'],
  ['/?lang=el', 'el'],
  ['/', 'el'],
  ['/?lang=fr', 'el'],
  ['http://psifida/?lang=en#x', 'en'],
])('R-SHELL-07 %s is shown in %s', (address, language) => {
  expect(languageOf(address)).toBe(language);
});

test('R-SHELL-08 changes the language of an address and nothing else', () => {
  expect(withLanguage('/system1a/home?after=x&lang=el#top', 'en')).toBe('/system1a/home?after=x&lang=en#top');
  expect(withLanguage('http://psifida/', 'en')).toBe('http://psifida/?lang=en');
});
