import './testing/both-languages.ts';
import type { RevisionChange } from '@psifida/contract/content/changes';
import { expect, test } from 'vitest';
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
const field = (name: string) => change('changed', { field: name });
const title = (part: string) => field(`title.${part}`);
const many = [threeImages, title('el'), ...['servings', 'minutes', 'image'].map(field)];

test.each<['el' | 'en', RevisionChange[], string]>([
  ['el', [title('en'), threeImages], 'Προστέθηκαν 3 εικόνες, άλλαξε ο αγγλικός τίτλος'],
  ['en', [title('en'), threeImages], '3 images added, English title changed'],
  ['el', [change('removed', { rows: 'recipe' })], 'Αφαιρέθηκε 1 συνταγή'],
  ['en', [change('removed', { rows: 'recipe' })], '1 recipe removed'],
  ['el', [change('changed', { rows: 'steps', count: 2 })], 'Άλλαξαν 2 βήματα'],
  ['el', [change('added', { rows: 'ingredients' })], 'Προστέθηκε 1 υλικό'],
  ['en', [change('added', { field: 'products', count: 2 })], '2 products added'],
  ['en', [title('el'), title('en')], 'Title changed in both languages'],
  ['el', [field('table.layout'), field('table.sides')], 'Άλλαξε η διάταξη τραπεζιού'],
  ['en', many, '3 images added, Greek title changed, servings changed, 2 more changes'],
  [
    'el',
    many.slice(0, 4),
    'Προστέθηκαν 3 εικόνες, άλλαξε ο ελληνικός τίτλος, άλλαξαν οι μερίδες, 1 ακόμη αλλαγή',
  ],
  ['el', [change('moved', { rows: 'image', count: 4 })], 'Άλλαξε η σειρά: εικόνες'],
  ['en', [change('deactivated')], 'Deactivated'],
  ['el', [], 'Καμία αλλαγή στο περιεχόμενο'],
  ['en', [field('of-tomorrow.en')], 'Something changed that is not recognised'],
])('a line of the history in %s says what came, went and was rewritten: %o', (locale, changes, text) => {
  expect(line(locale, changes)).toBe(text);
});

test('the line of the first revision says that it is the first', () => {
  expect(line('el', null, 1)).toBe('Δημιουργία της συνταγής');
  expect(line('en', null, 7)).toBe('The earliest version there is');
});
