import type { Ingredient } from '@psifida/contract/content/library-item';
import { expect, test } from 'vitest';
import { rowsOfCells, toCells, withIdentity } from './rows-of-cells.ts';

const ingredients = (el: string, en: string) => rowsOfCells({ part: 'ingredients', el, en });

test.each([
  ['200 γρ. φέτα', '200 g feta', 200, 'γρ. φέτα'],
  ['0,5 κιλό αλεύρι', '0.5 kilo flour', 0.5, 'κιλό αλεύρι'],
  ['2 αυγά', '', 2, 'αυγά'],
  ['2 αυγά', '3 eggs', null, '2 αυγά'],
  ['2 αυγά', 'eggs', null, '2 αυγά'],
  ['2-3 αυγά', '2-3 eggs', null, '2-3 αυγά'],
  ['1 1/2 φλιτζάνι', '1 1/2 cup', null, '1 1/2 φλιτζάνι'],
  ['1 ½ φλιτζάνι', '1 ½ cup', null, '1 ½ φλιτζάνι'],
  ['1.000 γρ. αλεύρι', '1.000 g flour', null, '1.000 γρ. αλεύρι'],
  ['0.125 λίτρα', '0.125 litres', 0.125, 'λίτρα'],
  ['0 αυγά', '0 eggs', null, '0 αυγά'],
  ['7up', '7up', null, '7up'],
  ['αλάτι', 'salt', null, 'αλάτι'],
])('"%s" and "%s" make the amount %s of "%s"', (el, en, amount, text) => {
  expect(ingredients(el, en).rows).toMatchObject([{ amount, text: { el: text } }]);
});

test('rows stand on lines, or between bars', () => {
  for (const [el, en] of [
    ['αλάτι\n2 αυγά', 'salt\n2 eggs'],
    ['αλάτι | 2 αυγά', 'salt|2 eggs'],
    ['αλάτι\n\n2 αυγά\n', 'salt\n\n2 eggs\n'],
  ] as const)
    expect(ingredients(el, en)).toEqual({
      rows: [
        { amount: null, text: { el: 'αλάτι', en: 'salt' } },
        { amount: 2, text: { el: 'αυγά', en: 'eggs' } },
      ],
      issues: [],
    });
});

test('R-WORK-06 two forms of an ingredient stay two forms, written and read again as new', () => {
  const text = { el: 'ώριμη ντομάτα | ώριμες ντομάτες', en: 'ripe tomato | ripe tomatoes' };
  const salt = { id: '2', amount: null, text: { el: 'αλάτι', en: 'salt' } };
  for (const rows of [[{ id: '1', amount: 2, text }], [{ id: '1', amount: 2, text }, salt]]) {
    const { el, en } = toCells(rows);
    expect(ingredients(el, en).rows).toEqual(rows.map(({ id: _, ...row }) => row));
  }
});

test('columns that do not pair up are refused; one that is empty is only missing', () => {
  expect(ingredients('α\nβ\nγ', 'a\nb').issues).toEqual([
    { path: ['ingredients'], code: 'field.invalid', params: { reason: 'lists-differ', el: 3, en: 2 } },
  ]);
  expect(rowsOfCells({ part: 'steps', el: 'Κόψτε.\nΒράστε.', en: '' })).toEqual({
    rows: [{ text: { el: 'Κόψτε.', en: '' } }, { text: { el: 'Βράστε.', en: '' } }],
    issues: [],
  });
});

test('what is written and read again is what it was, whatever stands in it', () => {
  const rows: Ingredient[] = [
    { id: '1', amount: 200, text: { el: 'γρ. φέτα', en: 'g feta' } },
    { id: '2', amount: null, text: { el: '2 αυγά', en: '2 eggs' } },
    { id: '3', amount: 1, text: { el: 'κρεμμύδι', en: '' } },
    { id: '4', amount: null, text: { el: '', en: '' } },
    { id: '5', amount: null, text: { el: 'αλάτι | πιπέρι\nμαζί', en: 'salt | pepper\ntogether' } },
    { id: '6', amount: null, text: { el: '', en: '' } },
  ];
  expect(withIdentity(ingredients(toCells(rows).el, toCells(rows).en).rows, rows)).toEqual(rows);
  for (const row of rows.filter(({ text }) => text.el))
    expect(withIdentity(ingredients(toCells([row]).el, toCells([row]).en).rows, [row])).toEqual([row]);
});

test('a row that says something new is a new one, the others keep their identity', () => {
  const rows: Ingredient[] = [
    { id: '1', amount: null, text: { el: 'α', en: 'a' } },
    { id: '2', amount: null, text: { el: 'β', en: 'b' } },
  ];
  const found = withIdentity(ingredients('β\nγ', 'b\nc').rows, rows);
  expect(found).toMatchObject([{ id: '2' }, { text: { el: 'γ', en: 'c' } }]);
  expect(found).not.toContainEqual(expect.objectContaining({ id: '1' }));
});
