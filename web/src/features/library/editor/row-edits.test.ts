import { describe, expect, test } from 'vitest';
import { parsePasted } from './parse-pasted.ts';
import {
  changeRow,
  insertRow,
  isEmptyRow,
  moveRow,
  newRow,
  pasteRows,
  type Row,
  removeRow,
} from './row-edits.ts';

const row = (id: string, el = '', en = '', amount: number | null = null): Row => ({
  id,
  amount,
  text: { el, en },
});
const ids = (rows: readonly Row[]) => rows.map(({ id }) => id).join('');
const rows = [row('a', 'αλεύρι', '', 250), row('b', 'λάδι'), row('c')];

test('R-CONT-12 rows are added, changed, moved and removed', () => {
  expect(ids(insertRow(row('x'), 1)(rows))).toBe('axbc');
  expect(ids(removeRow('b')(rows))).toBe('ac');
  expect(ids(moveRow('c', 0)(rows))).toBe('cab');
  expect(ids(moveRow('a', 99)(rows))).toBe('bca');
  expect(changeRow('b', { amount: 2 })(rows)[1]).toMatchObject({ amount: 2, text: { el: 'λάδι' } });
});

test('a row is empty only when nothing at all was written', () => {
  expect(isEmptyRow(newRow(true))).toBe(true);
  expect(isEmptyRow(row('a', '', '', 2))).toBe(false);
  expect(isEmptyRow(row('a', '', 'oil'))).toBe(false);
});

describe('pasting', () => {
  const paste = (language: 'el' | 'en', at: number, ...lines: { amount: number | null; text: string }[]) =>
    pasteRows({ lines, at, language, withAmount: true })(rows);

  test('fills that language of the rows that are there and adds what is more', () => {
    const lines = parsePasted('250 g flour\n2 spoons of oil\nsalt\n3 eggs', { amounts: true });
    expect(paste('en', 0, ...lines)).toMatchObject([
      { id: 'a', amount: 250, text: { el: 'αλεύρι', en: 'g flour' } },
      { id: 'b', amount: 2, text: { el: 'λάδι', en: 'spoons of oil' } },
      { id: 'c', amount: null, text: { el: '', en: 'salt' } },
      { amount: 3, text: { el: '', en: 'eggs' } },
    ]);
  });

  test('keeps an amount that differs in the text, so that none is lost', () => {
    const [first] = paste('en', 0, { amount: 9, text: 'oz flour' });
    expect(first).toMatchObject({ amount: 250, text: { el: 'αλεύρι', en: '9 oz flour' } });
  });

  test('rows of steps have no amount', () => {
    const lines = [{ amount: null, text: 'Bake', second: 'Ψήνουμε' }];
    const [step] = pasteRows({ lines, at: 0, language: 'en', withAmount: false })([]);
    expect(step).toEqual({ id: expect.any(String), text: { el: 'Ψήνουμε', en: 'Bake' } });
  });
});
