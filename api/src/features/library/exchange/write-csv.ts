import { byteOrderMark, guardCell } from '@psifida/contract/content/csv';
import { type ItemContent, productFacts } from '@psifida/contract/content/library-item';
import type { LibraryKind } from '@psifida/contract/kinds';
import { stringify } from 'csv-stringify/sync';
import { columns } from './csv-form.ts';
import type { FileForm } from './file-line.ts';
import { toCells } from './rows-of-cells.ts';

/** As a spreadsheet with Greek settings opens it by a double click. */
export const csvForm = (kind: LibraryKind): FileForm => {
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
  ...both('sound', { el: content.sound?.el ?? '', en: content.sound?.en ?? '' }),
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
