import { presentationDraft } from '@psifida/contract/content/presentation';
import { describe, expect, test } from 'vitest';
import { ProblemError } from '../../lib/problem-error.ts';
import { faultsFromServer, faultsOf, fieldOf, isFilled, placeFaults } from './title-errors.ts';

describe('R-VAL-03 a fault stands where it belongs', () => {
  test.each([
    ['field.required-in-both-languages', { both: 'field.required-in-both-languages' }, 'el'],
    ['field.required-in-greek', { el: 'field.required-in-greek' }, 'el'],
    ['field.required-in-english', { en: 'field.required-in-english' }, 'en'],
  ])('%s', (code, places, first) => {
    const faults = faultsOf({ title: { message: code } });
    expect(placeFaults(faults, (text) => text)).toEqual(places);
    expect(faults.map(fieldOf)).toEqual([first]);
  });

  test('a text that is too long, at its own input', () => {
    const faults = faultsOf({ title: { en: { message: 'field.too-long' } } });
    expect(placeFaults(faults, (text) => text)).toEqual({ en: 'field.too-long' });
  });
});

test('R-VAL-08 the API refuses with the same fault at the same place', () => {
  const refused = presentationDraft.safeParse({ title: { el: ' ', en: 'Harbour' } });
  const issues = refused.error?.issues.map(({ path, message }) => ({
    path: path as string[],
    code: message,
  }));
  const error = new ProblemError({ code: 'input.invalid', status: 422, issues: issues ?? [] });
  expect(faultsFromServer(error)).toEqual([{ code: 'field.required-in-greek', language: undefined }]);
  expect(faultsFromServer(new Error('something else'))).toEqual([]);
});

test('blanks are not a title', () => {
  expect(isFilled({ el: 'Λιμάνι', en: '  ' })).toBe(false);
  expect(isFilled({ el: 'Λιμάνι', en: 'Harbour' })).toBe(true);
});
