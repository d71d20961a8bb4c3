import './testing/both-languages.ts';
import type { RevisionChange } from '@psifida/contract/content/changes';
import { describe, expect, test } from 'vitest';
import { changeTexts } from './change-text.ts';

const change = (what: RevisionChange['change'], rest: Partial<RevisionChange> = {}): RevisionChange => ({
  change: what,
  rows: null,
  field: null,
  count: 1,
  ...rest,
});
const line = (locale: 'el' | 'en', changes: RevisionChange[] | null, version = 2) =>
  changeTexts(locale).line('recipe', { version, changes });

const threeImages = change('added', { rows: 'image', count: 3 });
const title = (part: string) => change('changed', { field: `title.${part}` });

describe('a line of the history', () => {
  test.each([
    ['el', 'Προστέθηκαν 3 εικόνες, άλλαξε ο αγγλικός τίτλος'],
    ['en', '3 images added, English title changed'],
  ] as const)('says what came and what was rewritten: %s', (locale, text) => {
    expect(line(locale, [title('en'), threeImages])).toBe(text);
  });

  test('one is one, in the words of its kind', () => {
    expect(line('el', [change('removed', { rows: 'recipe' })])).toBe('Αφαιρέθηκε 1 συνταγή');
    expect(line('en', [change('removed', { rows: 'recipe' })])).toBe('1 recipe removed');
    expect(line('el', [change('changed', { rows: 'steps', count: 2 })])).toBe('Άλλαξαν 2 βήματα');
    expect(line('el', [change('added', { rows: 'ingredients' })])).toBe('Προστέθηκε 1 υλικό');
    expect(line('en', [change('added', { field: 'products', count: 2 })])).toBe('2 products added');
  });

  test('a title in both languages, or several settings of a table, are one change', () => {
    expect(line('en', [title('el'), title('en')])).toBe('Title changed in both languages');
    expect(
      line('el', [change('changed', { field: 'table.layout' }), change('changed', { field: 'table.sides' })]),
    ).toBe('Άλλαξε η διάταξη στο τραπέζι');
  });

  test('of a long list the first are said and the rest counted', () => {
    const many = [
      threeImages,
      title('el'),
      ...['servings', 'minutes', 'image'].map((field) => change('changed', { field })),
    ];
    expect(line('en', many)).toBe('3 images added, Greek title changed, servings changed, 2 more changes');
    expect(line('el', many.slice(0, 4))).toBe(
      'Προστέθηκαν 3 εικόνες, άλλαξε ο ελληνικός τίτλος, άλλαξαν οι μερίδες, 1 ακόμη αλλαγή',
    );
  });

  test('another order, another state, nothing at all, and the beginning', () => {
    expect(line('el', [change('moved', { rows: 'image', count: 4 })])).toBe('Άλλαξε η σειρά: εικόνες');
    expect(line('en', [change('deactivated')])).toBe('Deactivated');
    expect(line('el', [])).toBe('Καμία αλλαγή στο περιεχόμενο');
    expect(line('el', null, 1)).toBe('Δημιουργία της συνταγής');
    expect(line('en', null, 7)).toBe('The earliest that is kept');
  });

  test('what a newer server tells of is not hidden', () => {
    expect(line('en', [change('changed', { field: 'of-tomorrow.en' })])).toBe(
      'Something changed that this version of the app does not know',
    );
  });
});
