import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ImportReason } from '@psifida/contract/content/import-issue';
import type { Ingredient, PreparationStep } from '@psifida/contract/content/library-item';
import type { FieldIssue } from '@psifida/contract/problem-shape';

type Row = Ingredient | PreparationStep;
type Lines = { el: string; en: string };
type Said = { id?: unknown; amount?: unknown; text: Lines };

/** A row as one line per language of a cell, its amount in front. */
const toLine = ({ amount, text }: Said): Lines => {
  const front = typeof amount === 'number' ? `${amount} ` : '';
  const one = (words: string) => `${front}${words.replace(/\s*\n\s*/g, ' ').replaceAll('|', '||')}`.trim();
  return { el: one(text.el), en: one(text.en) };
};

const isEmpty = ({ el, en }: Lines): boolean => el === '' && en === '';

export const toCells = (rows: readonly Row[]): Lines => ({
  el: rows.map((row) => toLine(row).el).join('\n'),
  en: rows.map((row) => toLine(row).en).join('\n'),
});

/** Far more than any list may have: of so many the rest need not be read to be refused. */
const linesRead = 1_000;

/** A cell of several lines holds a row on each; in a cell of one line they are separated by `|`. `||` is a bar of the text. */
export const splitCell = (cell: string): string[] =>
  cell.trim() === ''
    ? []
    : cell
        .split(cell.trim().includes('\n') ? '\n' : /(?<!\|)\|(?!\|)/, linesRead)
        .map((line) => line.trim().replaceAll('||', '|'));

// '1 1/2' and '2-3' are no numbers to count with, and '1.000' is one in Athens and a thousand of them in London.
const leading = /^(\d{1,6}(?:[.,]\d{1,10})?)\s+(?![\d½⅓⅔¼¾⅛/–-])(.+)$/u;
const thousands = /^[1-9]\d*[.,]\d{3}$/;

function apart(line: string): { amount: number | null; text: string } {
  const [, digits = '', rest = ''] = leading.exec(line) ?? [];
  const amount = Number(digits.replace(',', '.'));
  return amount > 0 && !thousands.test(digits) ? { amount, text: rest } : { amount: null, text: line };
}

const toStep = (text: Lines) => ({ text });

/** The number counts where both languages begin with the same one, or where there is only one language. */
function toIngredient(lines: Lines) {
  const [el, en] = [apart(lines.el), apart(lines.en)];
  const agree = el.amount === en.amount || lines.el === '' || lines.en === '';
  return agree
    ? { amount: el.amount ?? en.amount, text: { el: el.text, en: en.text } }
    : { amount: null, text: lines };
}

type CellRows = { part: 'ingredients' | 'steps'; el: string; en: string };

/** Both languages in one row; a column may be wholly empty, but two that differ in length cannot be told apart. */
export function rowsOfCells({ part, el, en }: CellRows): { rows: unknown[]; issues: FieldIssue[] } {
  const [greek, english] = [splitCell(el), splitCell(en)];
  if (greek.length && english.length && greek.length !== english.length)
    return {
      rows: [],
      issues: [
        {
          path: [part],
          code: 'field.invalid',
          params: {
            reason: 'lists-differ' satisfies ImportReason,
            el: greek.length,
            en: english.length,
          },
        },
      ],
    };
  const lines = Array.from({ length: Math.max(greek.length, english.length) }, (_, index) => ({
    el: greek[index] ?? '',
    en: english[index] ?? '',
  })).filter((line) => !isEmpty(line));
  return { rows: lines.map(part === 'ingredients' ? toIngredient : toStep), issues: [] };
}

/** Rows of a file have no identity: one that says the same as before is the one from before. */
export function withIdentity(rows: readonly unknown[], before: readonly Row[]): unknown[] {
  const keyOf = (row: Said) => JSON.stringify(toLine(row));
  const left = before.map((row) => ({ row, key: keyOf(row) }));
  const found = rows.map((row) => {
    if (!isSaid(row) || row.id !== undefined) return row;
    const key = keyOf(row);
    const same = left.findIndex((one) => one.key === key);
    return same < 0 ? { id: randomUUID(), ...row } : left.splice(same, 1)[0]?.row;
  });
  const filled = before.filter((row) => !isEmpty(toLine(row)));
  return isDeepStrictEqual(found, filled) ? [...before] : found;
}

const isSaid = (row: unknown): row is Said =>
  typeof row === 'object' &&
  row !== null &&
  'text' in row &&
  typeof row.text === 'object' &&
  row.text !== null &&
  'el' in row.text &&
  'en' in row.text &&
  typeof row.text.el === 'string' &&
  typeof row.text.en === 'string';
