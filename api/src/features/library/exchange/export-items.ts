import { type ExchangeFormat, importLimits } from '@psifida/contract/endpoints/library';
import type { LibraryKind } from '@psifida/contract/kinds';
import { pageFrom, placeInTitles } from '../../../db/page-by-cursor.ts';
import type { Parts } from '../find-item.ts';
import { jsonForm } from './json.ts';
import { csvForm } from './write-csv.ts';

type Input = { kind: LibraryKind; format: ExchangeFormat; after?: string };
type Exported = { text: string; items: number; next: string | null };

/** So that of long recipes only a few are held at once. */
const readAtOnce = 100;

/** What one file of the import may hold, and where the next one begins: what goes out can come in again. */
export async function exportItems({ db }: Parts, { kind, format, after }: Input): Promise<Exported> {
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
