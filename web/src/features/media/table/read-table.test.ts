import { expect, test } from 'vitest';
import { type ReadTable, readTable } from './read-table.ts';

const files = ['Λιμάνι.jpg', 'IMG_2.JPG', 'other.png'].map((name) => new File(['x'], name));
const read = (text: string) => readTable(text, files) as ReadTable;

test('R-WAYS-05 rows are matched by the file’s name, however it is composed or spelt, with or without its extension', () => {
  const table = read(
    `\uFEFFFile;Title;description_el;description_en;Credit_EL;source\r\n${'Λιμάνι.jpg'.normalize('NFD')};Το λιμάνι;"Βάρκες; στο ""βράδυ""";Boats;Αρχείο Δήμου\r\nimg_2;;;\r\ngone.jpg;x;;\r\n;;;\r\n`,
  );
  expect(table.rows.map(({ file, fault }) => [file?.name, fault])).toEqual([
    ['Λιμάνι.jpg', null],
    ['IMG_2.JPG', null],
    [undefined, null],
  ]);
  expect(table.rows[0]?.details).toEqual({
    title: 'Το λιμάνι',
    alt: { el: 'Βάρκες; στο "βράδυ"', en: 'Boats' },
    credit: { el: 'Αρχείο Δήμου', en: '' },
  });
  expect(table.others).toEqual(['source']);
  expect(table.unnamed.map(({ name }) => name)).toEqual(['other.png']);
});

test('R-WAYS-05 a file that is named twice and a text that is too long are told', () => {
  const table = read(`file,title\nother.png,one\nOTHER.png,two\nimg_2.jpg,${'long '.repeat(50)}`);
  expect(table.rows.map(({ fault }) => fault)).toEqual([null, 'twice', 'too-long']);
});

test.each(['', 'title;description_el\nα;β', 'file;title\n"never closed', '\0\x01\x02'])(
  'R-WAYS-05 what is no table with the files’ names is none: %j',
  (text) => expect(readTable(text, files)).toBeNull(),
);

test('R-WAYS-05 a table that never ends is refused before it is shown', () => {
  expect(readTable(`file;title\n${'other.png;x\n'.repeat(2001)}`, files)).toBe('too-large');
});
