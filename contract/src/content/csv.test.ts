import { expect, test } from 'vitest';
import { csvOf, guardCell, unguardCell } from './csv.ts';

test.each(['=1+1', '+30', '-2', '@name', "'=1", '\tx', '\n=1', '＝1+1', '＠SUM(A1)'])(
  '%s is text to a spreadsheet, and back',
  (text) => {
    expect(guardCell(text)).toBe(`'${text}`);
    expect(unguardCell(guardCell(text))).toBe(text);
  },
);

test('what is no formula stays as it is, and so does a number', () => {
  expect(guardCell("l'eau")).toBe("l'eau");
  expect(csvOf([['α', -2]])).toBe('\uFEFFα;-2\r\n');
});

test('what would end a cell is quoted', () => {
  expect(csvOf([['=a;"b"', 'γ\nδ']])).toBe('\uFEFF"\'=a;""b""";"γ\nδ"\r\n');
});
