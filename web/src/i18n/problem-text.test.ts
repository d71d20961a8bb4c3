import './testing/both-languages.ts';
import { languages } from '@psifida/contract/bilingual';
import { libraryKinds } from '@psifida/contract/kinds';
import { fieldCodes, problemCodes } from '@psifida/contract/problems';
import { systems } from '@psifida/contract/registry/systems';
import { describe, expect, test } from 'vitest';
import { catalogueOf } from './catalogues.ts';
import { fieldText, nameSystemsBy, problemText } from './problem-text.ts';

describe.each(languages)('in %s', (language) => {
  test.each(problemCodes)('R-SHELL-18 %s has a text', (code) => {
    expect(problemText(language, code)).toMatch(/\p{L}.*[.!]$/u);
  });

  test.each(fieldCodes)('R-VAL-08 %s has a text', (code) => {
    expect(fieldText(language, code)).toMatch(/\p{L}/u);
  });
});

test.each([
  ['R-VAL-01', 'field.required', 'This field is required'],
  ['R-VAL-03', 'field.required-in-both-languages', 'This field is required in both languages'],
  ['R-VAL-03', 'field.required-in-greek', 'This field is required in Greek'],
  ['R-VAL-03', 'field.required-in-english', 'This field is required in English'],
  ['R-AUTH-10', 'field.too-short', 'This field should be at least 8 characters long'],
])('%s %s', (_, code, text) => {
  expect(fieldText('en', code)).toBe(text);
});

test('R-SHELL-18 what has no better message', () => {
  expect(problemText('en', 'something-went-wrong')).toBe('Something went wrong, please try again later!');
  expect(fieldText('en', 'field.of-a-later-build')).toBe('The value of this field is not correct');
});

test.each([
  [1, 'Try again in 1 second.', 'ξανά σε 1 δευτερόλεπτο.'],
  [45, 'Try again in 45 seconds.', 'ξανά σε 45 δευτερόλεπτα.'],
  [60, 'Try again in 1 minute.', 'ξανά σε 1 λεπτό.'],
  [61, 'Try again in 2 minutes.', 'ξανά σε 2 λεπτά.'],
])('R-AUTH-10 a lock-out of %i s tells the waiting time', (retryAfterSeconds, english, greek) => {
  expect(problemText('en', 'sign-in.locked', { retryAfterSeconds })).toContain(english);
  expect(problemText('el', 'sign-in.locked', { retryAfterSeconds })).toContain(greek);
});

test('R-PEOPLE-07 what belongs to another system says to which', () => {
  nameSystemsBy(systems);
  const text = (language: 'el' | 'en') => problemText(language, 'system.others', { system: 'system7b' });
  expect(text('en')).toContain('it belongs to Dishes and local products');
  expect(text('el')).toContain('«Εδέσματα και τοπικά προϊόντα»');
});

test("the specification's own sentences", () => {
  const en = catalogueOf('en');
  expect(en.notFound.title).toBe('Page not found'); // R-SHELL-11
  expect(en.notFound.text).toBe('Sorry, the page you are looking for does not exist');
  expect(en.shell.backToSystems).toBe('Back to systems');
  expect(en.shell.logOutFailed).toBe('Logout failed, request returned an error code.'); // R-AUTH-06
  expect(en.form.summary).toBe('All required fields must be filled.'); // R-VAL-02
  expect(en.success.created.title).toBe('Successful Creation'); // R-RULE-09
  expect(en.success.created.text).toBe('The entry created successfully.');
  expect(en.success.edited.title).toBe('Successful Editing');
  expect(en.success.edited.text.presentation).toBe('Digital presentation processing completed successfully.');
});

test('R-RULE-09 what was saved is called what it is', () => {
  const [el, en] = [catalogueOf('el'), catalogueOf('en')];
  for (const of of libraryKinds) expect(en.success.edited.text[of]).not.toContain('resentation');
  expect(en.success.edited.text.recipe).toBe('Recipe processing completed successfully.');
  expect(el.success.edited.text.recipe).toContain('της συνταγής');
});
