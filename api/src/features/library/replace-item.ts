import type { Entry } from '@psifida/contract/content/entry';
import { itemOf } from '@psifida/contract/content/presentation-content';
import type { Knowing } from '@psifida/contract/endpoints/knowing';
import type { LibraryKind } from '@psifida/contract/kinds';
import { Problem } from '@psifida/contract/problem';
import { homeOf } from '@psifida/contract/registry/addresses';
import type { Registry } from '@psifida/contract/registry/systems';
import { sql, type Transaction } from 'kysely';
import { type Deed, recordActivities } from '../../db/record-activity.ts';
import type { PresentationRow, Tables } from '../../db/tables.ts';
import { keepSaved } from '../../presentation-row/keep-saved.ts';
import { countAgain } from '../../recount/count-again.ts';
import type { Doer } from '../../rules/demand-approval.ts';
import { findRow, type Parts } from './find-item.ts';
import * as store from './library.store.ts';
import { lockKind } from './lock-kind.ts';
import { publishItems } from './publish-items.ts';
import { setContent } from './saved-items.store.ts';

type Input = store.Which & { with: string; by: Doer; knowing: Knowing };
type Swap = { kind: LibraryKind; from: string; to: string; by: Doer };

/** Wherever it is used, the other one stands in its place. Called with the kind locked; publishing is left to do. */
export async function replaceLocked(
  tx: Transaction<Tables>,
  registry: Registry,
  { kind, id, with: to, by }: Omit<Input, 'knowing'>,
): Promise<store.Uses> {
  await findRow(tx, { kind, id });
  const refuse = (code: 'field.invalid' | 'field.unknown') =>
    new Problem('input.invalid', {}, [{ path: ['with'], code }]);
  if (to === id) throw refuse('field.invalid');
  if (!(await store.find(tx, { kind, id: to }))) throw refuse('field.unknown');
  const swap = { kind, from: id, to, by };
  const presentations = await store.listPresentationRows(tx, id);
  for (const row of presentations) await replaceInPresentation(tx, row, swap);
  const dishes = await store.listDishRows(tx, id);
  for (const row of dishes) {
    const content = { ...row.content, products: swapped(productsOf(row.content), swap) };
    await setContent(tx, { id: row.id, content, by });
  }
  await countAgain(
    tx,
    registry,
    presentations.map((row) => row.id),
  );
  const uses = {
    presentations: presentations.map(store.toPresentationUse),
    dishes: dishes.map(store.toUse),
  };
  await recordActivities(tx, deeds(uses, by));
  return uses;
}

/** All of them, or none. */
export const replaceItem = ({ db, registry }: Parts, { knowing, ...swap }: Input): Promise<store.Uses> =>
  db.transaction().execute(async (tx) => {
    await lockKind(tx, registry, swap.kind);
    const uses = await replaceLocked(tx, registry, swap);
    await publishItems(tx, { registry, ids: [swap.with], by: swap.by, knowing });
    return uses;
  });

async function replaceInPresentation(
  tx: Transaction<Tables>,
  row: PresentationRow,
  swap: Swap,
): Promise<void> {
  const changed = await tx
    .updateTable('presentation')
    .set((eb) => ({
      entries: JSON.stringify(swappedEntries(row.entries, swap)),
      version: eb('version', '+', 1),
      modified_at: sql<Date>`now()`,
      modified_by_id: swap.by.id,
      modified_by_name: swap.by.name,
    }))
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await keepSaved(tx, [{ row: changed, before: row }], []);
}

/** Where the other one stood already it stands once, in the first place, and is shown if either of the two was. */
function swappedEntries(entries: readonly Entry[], { kind, from, to }: Omit<Swap, 'by'>): Entry[] {
  const isOneOfThem = (entry: Entry) => {
    const id = itemOf(entry)?.id;
    return id === from || id === to;
  };
  const active = entries.some((entry) => isOneOfThem(entry) && entry.active);
  const first = entries.find(isOneOfThem);
  return entries.flatMap((entry) => {
    if (!isOneOfThem(entry)) return [entry];
    return entry === first ? [{ ...entry, [kind]: to, active } as Entry] : [];
  });
}

const productsOf = (content: object): string[] =>
  'products' in content ? (content as { products: string[] }).products : [];

const swapped = (products: readonly string[], { from, to }: Swap): string[] => [
  ...new Set(products.map((product) => (product === from ? to : product))),
];

const deeds = ({ presentations, dishes }: store.Uses, by: Doer): Deed[] => [
  ...presentations.map(({ id, system, title }) => ({
    action: 'saved' as const,
    system,
    subject: id,
    title,
    by,
  })),
  ...dishes.map(({ id, title }) => ({
    action: 'saved' as const,
    system: homeOf('dish'),
    kind: 'dish' as const,
    subject: id,
    title,
    by,
  })),
];
