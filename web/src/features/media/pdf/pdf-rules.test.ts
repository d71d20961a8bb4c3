import { expect, test } from 'vitest';
import { pdfTitle } from './pdf-rules.ts';

test.each([
  ['Αφίσα του πανηγυριού', 'scan0001.pdf', 'Αφίσα του πανηγυριού'],
  ['  Πρόγραμμα\n2026/27 ', 'x.pdf', 'Πρόγραμμα 2026 27'],
  ['Microsoft Word - afisa.docx', 'Αφίσα.pdf', 'Αφίσα'],
  ['afisa_teliki.indd', 'Αφίσα.PDF', 'Αφίσα'],
  ['Εκδηλώσεις 12.05.2026', 'x.pdf', 'Εκδηλώσεις 12.05.2026'],
  ['untitled', 'Αφίσα.pdf', 'Αφίσα'],
  ['', 'Αφίσα.pdf', 'Αφίσα'],
  [undefined, 'Αφίσα.v2.pdf', 'Αφίσα.v2'],
  [12, '.pdf', ''],
])('the title of a PDF is what a person wrote, else the file’s name: %j of %s', (written, file, title) => {
  expect(pdfTitle(written, file)).toBe(title);
});
