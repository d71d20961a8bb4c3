import '../../../i18n/testing/both-languages.ts';
import { languages } from '@psifida/contract/bilingual';
import { type ImportIssue, importReasons } from '@psifida/contract/content/import-issue';
import { describe, expect, test } from 'vitest';
import { importTexts } from './import-texts.ts';

const anIssue = (change: Partial<ImportIssue>): ImportIssue => ({
  path: ['ingredients'],
  code: 'field.invalid',
  column: 'ingredients_en',
  row: null,
  written: null,
  reason: null,
  ...change,
});
const texts = importTexts('en', () => 'The rule’s own words.');

test.each<[Partial<ImportIssue>, string]>([
  [
    { reason: 'lists-differ', params: { el: 1, en: 3 } },
    'Greek has 1 row and English 3. There must be as many of each, every row beside its translation.',
  ],
  [{ reason: 'number-too-large', params: { max: 2880 } }, 'The number is too large. Write up to 2,880.'],
  [{ code: 'field.required-in-greek' }, 'This field is required in Greek'],
  [{ code: 'field.too-long', params: { max: 300 } }, 'This field should be at most 300 characters long'],
  [
    { code: 'field.too-few', params: { part: 'image', atLeast: 1, have: 0, quality: 'fullHd' } },
    'It is active and needs at least 1 image of 1920x1080 or larger.',
  ],
  [{ code: 'item.last-active' }, 'The rule’s own words.'],
])('R-VAL-08 what is wrong with what a line says: %o', (issue, text) => {
  expect(texts.what(anIssue(issue))).toBe(text);
});

test('the faults of a file as plain text, each with its line, its place and what is written there', () => {
  const line = { id: null, title: 'Φάβα', action: 'refuse' as const, changes: [] };
  const issues = [
    anIssue({ row: 2, written: 'x', code: 'field.too-long', params: { max: 300 } }),
    anIssue({ column: null, path: ['line'], reason: 'not-an-entry' }),
  ];
  expect(texts.report([{ ...line, line: 8, issues }])).toBe(
    [
      'Line 8 (Φάβα): ingredients_en, row 2: it says “x”: This field should be at most 300 characters long',
      'Line 8 (Φάβα): This is not an entry. Each entry is written in braces.',
    ].join('\n'),
  );
});

describe.each(languages)('in %s', (language) => {
  test.each(importReasons)('%s has a text without gaps', (reason) => {
    const params = { el: 1, en: 2, columns: 3, have: 4, max: 5 };
    expect(importTexts(language, String).what(anIssue({ reason, params }))).toMatch(/^\p{Lu}[^{}]+\.$/u);
  });
});

test.each([
  [{ path: ['text'], code: 'field.too-long' }, 'It has more than 2,000 entries.'],
  [{ path: ['text', 'steps_el'], code: 'field.required' }, 'The column “steps_el” is missing'],
  [
    { path: ['text', 'colour'], code: 'field.unknown', params: { twice: false, columns: ['id', 'active'] } },
    'The column “colour” is not recognised. The columns are: id, active.',
  ],
  [{ path: ['text', 'id'], code: 'field.unknown', params: { twice: true } }, 'is there twice'],
  [{ path: ['text'], code: 'field.invalid', params: { line: 3 } }, 'Near line 3 '],
])('a file that cannot be read says why: %o', (issue, text) => {
  expect(texts.file(issue)).toContain(text);
});
