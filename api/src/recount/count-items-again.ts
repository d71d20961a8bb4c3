import { Problem } from '@psifida/contract/problem';
import type { Transaction } from 'kysely';
import { anyOf } from '../db/any-of.ts';
import type { Tables } from '../db/tables.ts';
import { judgeItem, wantedByItems } from '../rules/judge-item.ts';
import { readFacts } from '../rules/read-facts.ts';

/** A picture of recipes, dishes or products has another file now. An active one must still lack nothing. */
export async function countItemsAgain(tx: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  if (!ids.length) return;
  const rows = await tx.selectFrom('library_item').selectAll().where('id', '=', anyOf(ids)).execute();
  const known = await readFacts(tx, wantedByItems(rows.map(({ content }) => content)));
  for (const { id, kind, active, content, title_el: el, title_en: en } of rows) {
    const { standing, missing } = judgeItem(known, { kind, content, active: false });
    if (active && missing.length)
      throw new Problem('item.incomplete', { missing, item: { id, kind, title: { el, en } } });
    await tx
      .updateTable('library_item')
      .set({ standing: JSON.stringify(standing), complete: missing.length === 0 })
      .where('id', '=', id)
      .execute();
  }
}
