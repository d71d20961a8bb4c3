import type { Entry } from '@psifida/contract/content/entry';
import type { DishContent } from '@psifida/contract/content/library-item';
import { itemOf } from '@psifida/contract/content/presentation-content';
import type { Acknowledged } from '@psifida/contract/endpoints/acknowledged';
import type { ManyAnswer } from '@psifida/contract/endpoints/many';
import type { LibraryKind } from '@psifida/contract/kinds';
import { Problem } from '@psifida/contract/problem';
import type { Registry, SystemId } from '@psifida/contract/registry/systems';
import type { Transaction } from 'kysely';
import { applyInSavepoints } from '../../concurrency/apply-in-savepoints.ts';
import { toContent } from '../../db/presentation-columns.ts';
import type { PresentationRow, Tables } from '../../db/tables.ts';
import * as store from '../../documents/item.store.ts';
import { type ItemChange, itemsOf, lockKind } from '../../documents/items.ts';
import { toManyAnswer } from '../../documents/many-answer.ts';
import { type PresentationChange, presentationsOf } from '../../documents/presentations.ts';
import { type Deps, rowOf, writeDocuments } from '../../documents/write-documents.ts';
import type { Actor } from '../../releases/demand-approval.ts';
import { publishRelease } from '../../releases/publish-release.ts';

type Swap = { kind: LibraryKind; id: string; with: string; by: Actor; acknowledged: Acknowledged };
type Replacing = { registry: Registry; unpublished: Set<SystemId> };

/** Wherever it is used, the other one stands in its place: all of them, or none. Called with the kind locked. */
async function replaceWithin(
  tx: Transaction<Tables>,
  { registry, unpublished }: Replacing,
  swap: Swap,
): Promise<store.Uses> {
  const { kind, id, with: to, by, acknowledged } = swap;
  await store.findRow(tx, { kind, id });
  const refuse = (code: 'field.invalid' | 'field.unknown') =>
    new Problem('input.invalid', {}, [{ path: ['with'], code }]);
  if (to === id) throw refuse('field.invalid');
  if (!(await store.find(tx, { kind, id: to }))) throw refuse('field.unknown');
  const uses = await store.listUses(tx, id);

  const nextPresentation = (row: PresentationRow) => ({
    content: { ...toContent(row), entries: swappedEntries(row.entries, swap) },
    active: row.active,
  });
  for (const system of new Set(uses.presentations.map((use) => use.system))) {
    const changes = uses.presentations
      .filter((use) => use.system === system)
      .map(
        (use): PresentationChange => ({
          id: use.id,
          by,
          acknowledged,
          next: nextPresentation,
          follows: true,
        }),
      );
    const write = { changes, unpublished };
    for (const one of await writeDocuments(tx, registry, presentationsOf(registry, system), write))
      rowOf(one);
  }
  const changes = uses.dishes.map(
    (use): ItemChange => ({
      ...{ id: use.id, by, acknowledged, follows: true },
      next: ({ content, active }) => ({ content: swappedProducts(content as DishContent, swap), active }),
    }),
  );
  const write = { changes, unpublished };
  for (const one of await writeDocuments(tx, registry, itemsOf(registry, 'dish'), write)) rowOf(one);
  return uses;
}

type Replaced<Result> = (tx: Transaction<Tables>, replacing: Replacing) => Promise<Result>;

/** Whatever shows any of it changes once. */
const replacing = <Result>(
  { db, registry }: Deps,
  { kind, by, acknowledged }: Pick<Swap, 'kind' | 'by' | 'acknowledged'>,
  replace: Replaced<Result>,
): Promise<Result> =>
  db.transaction().execute(async (tx) => {
    await lockKind(tx, registry, kind);
    const unpublished = new Set<SystemId>();
    const result = await replace(tx, { registry, unpublished });
    for (const system of [...unpublished].sort())
      await publishRelease(tx, { registry, system, by, acknowledged: acknowledged });
    return result;
  });

export const replaceItem = (deps: Deps, swap: Swap): Promise<store.Uses> =>
  replacing(deps, swap, (tx, within) => replaceWithin(tx, within, swap));

type Several = Omit<Swap, 'id'> & { which: readonly { id: string }[] };

/** Several by one and the same, each whole or not at all. */
export const replaceItems = (deps: Deps, { which, ...swap }: Several): Promise<ManyAnswer> =>
  replacing(deps, swap, async (tx, within) => {
    const outcomes = await applyInSavepoints(tx, which, async ({ id }) => {
      const before = await store.findRow(tx, { kind: swap.kind, id });
      const { presentations, dishes } = await replaceWithin(tx, within, { ...swap, id });
      return { before, after: presentations.length || dishes.length ? null : before };
    });
    const rows = await store.hold(
      tx,
      swap.kind,
      which.map(({ id }) => id),
    );
    return toManyAnswer(
      itemsOf(deps.registry, swap.kind),
      outcomes.map((one) => ({ before: rows.get(one.id), ...one })),
    );
  });

/** Where the other one stood already it stands once, in the first place, and is shown if either of the two was. */
function swappedEntries(entries: readonly Entry[], { kind, id: from, with: to }: Swap): Entry[] {
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

const swappedProducts = (dish: DishContent, { id: from, with: to }: Swap): DishContent => ({
  ...dish,
  products: [...new Set(dish.products.map((product) => (product === from ? to : product)))],
});
