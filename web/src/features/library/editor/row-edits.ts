import type { Language } from '@psifida/contract/bilingual';
import type { Ingredient, PreparationStep } from '@psifida/contract/content/library-item';

export type Row = PreparationStep & Partial<Pick<Ingredient, 'amount'>>;
export type RowEdit = (rows: readonly Row[]) => Row[];

export type PastedLine = { amount: number | null; text: string; second?: string };

export const newRow = (withAmount: boolean): Row => ({
  id: crypto.randomUUID(),
  ...(withAmount && { amount: null }),
  text: { el: '', en: '' },
});

export const isEmptyRow = ({ amount, text }: Row): boolean =>
  (amount ?? null) === null && text.el.trim() === '' && text.en.trim() === '';

export const insertRow =
  (row: Row, at: number): RowEdit =>
  (rows) => [...rows.slice(0, at), row, ...rows.slice(at)];

export const changeRow =
  (id: string, part: Partial<Row>): RowEdit =>
  (rows) =>
    rows.map((row) => (row.id === id ? { ...row, ...part } : row));

export const removeRow =
  (id: string): RowEdit =>
  (rows) =>
    rows.filter((row) => row.id !== id);

/** `to` counts from 0 and stops at both ends. */
export const moveRow =
  (id: string, to: number): RowEdit =>
  (rows) => {
    const moved = rows.find((row) => row.id === id);
    if (!moved) return [...rows];
    const others = rows.filter((row) => row !== moved);
    others.splice(Math.max(0, Math.min(to, others.length)), 0, moved);
    return others;
  };

type Paste = { lines: readonly PastedLine[]; at: number; language: Language; withAmount: boolean };

/**
 * The lines fill one language of the rows from `at` on, and make new rows at the end: the Greek list first, the English
 * list beside it later. An amount that the row already has in another number stays, and the line keeps its own.
 */
export const pasteRows =
  ({ lines, at, language, withAmount }: Paste): RowEdit =>
  (rows) => {
    const next = [...rows];
    lines.forEach((line, offset) => {
      const row = next[at + offset] ?? newRow(withAmount);
      const other = language === 'el' ? 'en' : 'el';
      const known = row.amount ?? null;
      const takes = withAmount && (known === null || line.amount === null || known === line.amount);
      const text = takes || line.amount === null ? line.text : `${line.amount} ${line.text}`;
      next[at + offset] = {
        ...row,
        ...(withAmount && { amount: takes ? (line.amount ?? known) : known }),
        text: {
          ...row.text,
          [language]: text,
          ...(line.second !== undefined && { [other]: line.second }),
        },
      };
    });
    return next;
  };
