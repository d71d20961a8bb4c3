import type { LibraryKind } from '@psifida/contract/content/kinds';
import type { ExchangeFormat } from '@psifida/contract/endpoints/library';
import { inGreekOrder } from '../../../db/page-by-cursor.ts';
import type { Parts } from '../find-item.ts';
import { writeJson } from './json.ts';
import { writeCsv } from './write-csv.ts';

const fileNames: Record<LibraryKind, string> = { recipe: 'recipes', dish: 'dishes', product: 'products' };

export async function exportItems(
  { db }: Parts,
  { kind, format }: { kind: LibraryKind; format: ExchangeFormat },
): Promise<{ fileName: string; text: string }> {
  const rows = await db
    .selectFrom('library_item')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy(inGreekOrder)
    .orderBy('id')
    .execute();
  const text = format === 'csv' ? writeCsv(kind, rows) : writeJson(rows);
  return { fileName: `${fileNames[kind]}.${format}`, text };
}
