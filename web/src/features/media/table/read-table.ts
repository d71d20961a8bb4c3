import { mediaContent } from '@psifida/contract/content/media';
import { noRights } from '@psifida/contract/content/rights';
import { parse } from 'csv-parse/browser/esm/sync';
import type { GivenDetails } from '../uploads/upload-item.ts';

export const tableColumns = [
  'file',
  'title',
  'description_el',
  'description_en',
  'credit_el',
  'credit_en',
] as const;
type Column = (typeof tableColumns)[number];

export type TableRow = {
  /** As the table writes it. */
  name: string;
  details: GivenDetails;
  /** Null where no file beside the table has this name. */
  file: File | null;
  fault: 'twice' | 'too-long' | null;
};

export type ReadTable = {
  rows: TableRow[];
  /** Columns of which nothing is taken. */
  others: string[];
  /** Files that the table does not name. */
  unnamed: File[];
};

/** Names are compared as people see them: composed, without case; the extension may be left out. */
const folded = (name: string) => name.trim().normalize('NFC').toLowerCase();
const stem = (name: string) => folded(name).replace(/\.[^.]+$/, '');

/** The separator that the first line has most of. */
const separatorOf = (text: string): string => {
  const [header = ''] = text.split(/[\r\n]/, 1);
  const often = (separator: string) => header.split(separator).length;
  return [';', ',', '\t'].sort((one, other) => often(other) - often(one))[0] ?? ';';
};

const fits = ({ title, alt, credit }: GivenDetails): boolean =>
  mediaContent
    .pick({ title: true, alt: true, rights: true })
    .safeParse({ title: title || '-', alt, rights: { ...noRights, credit } }).success;

/** Beyond this nobody looks at it, and showing it would hold the page up. */
export const tableLimits = { megabytes: 5, rows: 2000 } as const;

/** Null for what is no table with a column `file`. */
export function readTable(written: string, files: readonly File[]): ReadTable | 'too-large' | null {
  // A byte order mark is white space, too.
  const text = written.trimStart();
  const [header = [], ...lines] = recordsOf(text) ?? [];
  const columns = header.map((name) => name.trim().toLowerCase());
  if (!columns.includes('file')) return null;
  if (lines.length > tableLimits.rows) return 'too-large';
  const seen = new Set<File>();
  const rows = lines.flatMap((cells): TableRow[] => {
    const cell = (column: Column) => (cells[columns.indexOf(column)] ?? '').trim();
    const name = cell('file');
    if (!name) return [];
    const file =
      files.find((one) => folded(one.name) === folded(name)) ??
      files.find((one) => stem(one.name) === folded(name)) ??
      null;
    const details = {
      title: cell('title'),
      alt: { el: cell('description_el'), en: cell('description_en') },
      credit: { el: cell('credit_el'), en: cell('credit_en') },
    };
    const isTwice = !!file && seen.has(file);
    if (file) seen.add(file);
    return [{ name, details, file, fault: isTwice ? 'twice' : fits(details) ? null : 'too-long' }];
  });
  const known: readonly string[] = tableColumns;
  return {
    rows,
    others: columns.filter((name) => name !== '' && !known.includes(name)),
    unnamed: files.filter((file) => !seen.has(file)),
  };
}

function recordsOf(text: string): string[][] | null {
  try {
    return parse(text, { delimiter: separatorOf(text), relax_column_count: true, skip_empty_lines: true });
  } catch {
    return null;
  }
}
