import { Readable } from 'node:stream';
import { setImmediate as others } from 'node:timers/promises';
import { byteOrderMark, unguardCell } from '@psifida/contract/content/csv';
import type { ImportReason } from '@psifida/contract/content/import-issue';
import { productFacts } from '@psifida/contract/content/library-item';
import { importLimits } from '@psifida/contract/endpoints/library';
import type { UsedKind } from '@psifida/contract/kinds';
import { Problem } from '@psifida/contract/problem';
import type { FieldIssue } from '@psifida/contract/problem-shape';
import { CsvError, parse } from 'csv-parse';
import { columns, type FileLine } from './file-line.ts';
import { inSlices } from './in-slices.ts';
import { rowsOfCells, splitCell } from './rows-of-cells.ts';

export async function readCsv(kind: UsedKind, text: string): Promise<FileLine[]> {
  const [first, ...records] = await toRecords(text.replace(byteOrderMark, ''));
  const header = (first?.cells ?? []).map((name) => name.trim().toLowerCase());
  refuseHeader(kind, header);
  return inSlices(records, ({ line, cells }) => {
    const named = new Map(
      cells.flatMap((cell, index) => {
        const name = header[index];
        return name ? [[name, unguardCell(cell).replaceAll('\r\n', '\n')]] : [];
      }),
    );
    // More cells than columns: somewhere a separator stands in a text without quotes around it.
    const surplus = cells.slice(header.length).some((cell) => cell.trim() !== '');
    const issues: FieldIssue[] = surplus
      ? [
          {
            path: ['line'],
            code: 'field.invalid',
            params: {
              reason: 'too-many-cells' satisfies ImportReason,
              columns: header.length,
              have: cells.length,
            },
          },
        ]
      : [];
    return { line, ...fieldsOf(named, issues) };
  });
}

/** Far more than there are columns: of so many some are wrong. */
const namesRead = 50;

/** A misspelt column would be passed over in silence, and of a pair of lists one half alone means nothing. */
function refuseHeader(kind: UsedKind, header: readonly string[]): void {
  const named = header.filter((name) => name !== '').slice(0, namesRead);
  const issues: FieldIssue[] = named
    .filter((name, index) => !columns[kind].includes(name) || named.indexOf(name) !== index)
    .map((name) => ({
      path: ['text', name],
      code: 'field.unknown',
      params: { twice: columns[kind].includes(name), columns: columns[kind] },
    }));
  for (const part of ['ingredients', 'steps']) {
    const [one = '', other = ''] = [`${part}_el`, `${part}_en`].sort((name) =>
      header.includes(name) ? -1 : 1,
    );
    if (header.includes(one) && !header.includes(other))
      issues.push({ path: ['text', other], code: 'field.required' });
  }
  if (!named.length) issues.push({ path: ['text'], code: 'field.required' });
  if (issues.length) throw new Problem('input.invalid', {}, issues);
}

function fieldsOf(
  cells: ReadonlyMap<string, string>,
  issues: FieldIssue[],
): Pick<FileLine, 'fields' | 'issues'> {
  const fields: Record<string, unknown> = {};
  const whole = (name: string, read: (cell: string) => unknown) => {
    const cell = cells.get(name);
    if (cell !== undefined) fields[name] = read(cell.trim());
  };
  const pair = (name: string) =>
    Object.fromEntries(
      ['el', 'en'].flatMap((language) => {
        const cell = cells.get(`${name}_${language}`);
        return cell === undefined ? [] : [[language, cell]];
      }),
    );
  const orNull = (cell: string) => (cell === '' ? null : cell);
  const number = (cell: string) => {
    const value = Number(cell.replace(',', '.'));
    return cell === '' ? null : Number.isNaN(value) ? cell : value;
  };
  whole('id', orNull);
  whole('active', (cell) => cell);
  whole('image', orNull);
  whole('sign', orNull);
  whole('media', splitCell);
  whole('products', splitCell);
  whole('servings', number);
  whole('minutes', number);
  const heard = Object.entries(pair('audio')).map(([language, cell]) => [language, orNull(cell.trim())]);
  if (heard.length) fields.audio = Object.fromEntries(heard);
  for (const name of ['title', 'easy', 'description', ...productFacts])
    if (Object.keys(pair(name)).length) fields[name] = pair(name);
  for (const part of ['ingredients', 'steps'] as const) {
    const { el, en } = pair(part);
    if (el === undefined || en === undefined) continue;
    const read = rowsOfCells({ part, el, en });
    if (read.issues.length) issues.push(...read.issues);
    else fields[part] = read.rows;
  }
  return { fields, issues };
}

type CsvRecord = { line: number; cells: string[] };

/** The separator that the header has most of. */
const separatorOf = (text: string): string => {
  const [header = ''] = text.trimStart().split(/[\r\n]/, 1);
  const often = (separator: string) => header.split(separator).length;
  return [';', ',', '\t'].sort((one, other) => often(other) - often(one))[0] ?? ';';
};

type Parsed = { record: string[]; raw: string };

const pieceLength = 16 * 1024;

const isHalf = (unit: number): boolean => unit >= 0xd800 && unit < 0xdc00;

/** Of one line, in bytes: more than all fields of an item may hold. What is longer is not read to its end. */
const lineAtMost = 1_000_000;

const lineBreaks = (text: string): number => {
  let count = 0;
  for (const ends = /\r\n|\r|\n/g; ends.test(text); ) count += 1;
  return count;
};

/** Between two pieces everybody else has a turn; no cut goes through a letter. */
async function* inPieces(text: string, onPiece: (bytes: number) => void): AsyncGenerator<Buffer> {
  for (let at = 0; at < text.length; ) {
    const end = at + pieceLength;
    const next = isHalf(text.charCodeAt(end - 1)) ? end + 1 : end;
    const piece = Buffer.from(text.slice(at, next));
    onPiece(piece.length);
    yield piece;
    at = next;
    await others();
  }
}

class LineTooLong extends Error {}

/**
 * Lines are counted here, because the parser counts those inside quotes differently; and so are the bytes of a line, because
 * its own refusal of a long one holds everybody else for 90 ms, while it writes that line into the error.
 */
async function toRecords(text: string): Promise<CsvRecord[]> {
  const parser = parse({
    delimiter: separatorOf(text),
    relax_column_count: true,
    raw: true,
    max_record_size: lineAtMost,
    to: importLimits.lines + 2,
  });
  const found: CsvRecord[] = [];
  let [line, bytes] = [1, 0];
  const pieces = inPieces(text, (more) => {
    bytes += more;
    if (bytes > lineAtMost) parser.destroy(new LineTooLong());
  });
  const refused = (at: number) =>
    new Problem('input.invalid', {}, [{ path: ['text'], code: 'field.invalid', params: { line: at } }]);
  try {
    for await (const { record, raw } of Readable.from(pieces).pipe(parser) as AsyncIterable<Parsed>) {
      bytes = 0;
      const begins = line;
      line += lineBreaks(raw);
      if (record.some((cell) => cell.trim() !== '')) found.push({ line: begins, cells: record });
    }
    return found;
  } catch (error) {
    if (error instanceof LineTooLong) throw refused(line);
    if (error instanceof CsvError) throw refused(Number(error.lines));
    throw error;
  }
}
