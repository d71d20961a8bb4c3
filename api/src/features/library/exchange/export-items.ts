import { byteOrderMark, guardCell } from '@psifida/contract/content/csv';
import { type ItemContent, productFacts } from '@psifida/contract/content/library-item';
import { type ExchangeFormat, importLimits } from '@psifida/contract/endpoints/library';
import type { UsedKind } from '@psifida/contract/kinds';
import { stringify } from 'csv-stringify/sync';
import { pageFrom, placeInTitles } from '../../../db/page-by-cursor.ts';
import type { Deps } from '../../../documents/write-documents.ts';
import { columns, type FileForm } from './file-line.ts';
import { jsonForm } from './json.ts';
import { toCells } from './rows-of-cells.ts';

type Input = { kind: UsedKind; format: ExchangeFormat; after?: string };
type Exported = { text: string; items: number; next: string | null };

/** So that of long recipes only a few are held at once. */
const readAtOnce = 100;

/** What one file of the import may hold, and where the next one begins: what goes out can come in again. */
export async function exportItems({ db }: Deps, { kind, format, after }: Input): Promise<Exported> {
  const form = format === 'csv' ? csvForm(kind) : jsonForm;
  const entries: string[] = [];
  let [next, length] = [after, form.file([]).length];
  for (;;) {
    const { beyond, inOrder } = pageFrom({ order: 'title', after: next });
    const rows = await db
      .selectFrom('library_item')
      .selectAll()
      .where('kind', '=', kind)
      .where(beyond)
      .orderBy(inOrder)
      .limit(readAtOnce)
      .execute();
    for (const row of rows) {
      const text = form.entry(row);
      length += text.length + 2; // what stands between two entries
      if (entries.length === importLimits.lines || length > importLimits.characters)
        return { text: form.file(entries), items: entries.length, next: next ?? null };
      entries.push(text);
      next = placeInTitles({ id: row.id, title: row.title_el });
    }
    if (rows.length < readAtOnce) return { text: form.file(entries), items: entries.length, next: null };
  }
}

/** As a spreadsheet with Greek settings opens it by a double click. */
const csvForm = (kind: UsedKind): FileForm => {
  const record = (cells: readonly string[]) =>
    stringify([[...cells]], { delimiter: ';', record_delimiter: '\r\n' });
  return {
    entry: ({ id, active, content }) => {
      const cells: Record<string, string> = { id, active: String(active), ...cellsOf(content) };
      return record(columns[kind].map((name) => guardCell(cells[name] ?? '')));
    },
    file: (entries) => `${byteOrderMark}${record(columns[kind])}${entries.join('')}`,
  };
};

const both = (name: string, { el, en }: { el: string; en: string }) => ({
  [`${name}_el`]: el,
  [`${name}_en`]: en,
});

const cellsOf = (content: ItemContent): Record<string, string> => ({
  ...both('title', content.title),
  image: content.image ?? '',
  media: content.media.join('\n'),
  ...both('audio', { el: content.audio?.el ?? '', en: content.audio?.en ?? '' }),
  ...both('easy', content.easy ?? { el: '', en: '' }),
  sign: content.sign ?? '',
  ...('description' in content ? both('description', content.description) : {}),
  ...('producer' in content
    ? Object.assign({}, ...productFacts.map((fact) => both(fact, content[fact])))
    : {}),
  ...('products' in content ? { products: content.products.join('\n') } : {}),
  ...('ingredients' in content
    ? {
        servings: String(content.servings ?? ''),
        minutes: String(content.minutes ?? ''),
        ...both('ingredients', toCells(content.ingredients)),
        ...both('steps', toCells(content.steps)),
      }
    : {}),
});
