import { type ItemContent, itemContents, mediaOfItem } from '@psifida/contract/content/library-item';
import type { Person } from '@psifida/contract/content/presentation';
import { toIssues } from '@psifida/contract/field-issues';
import { isTownKind, type LibraryKind, type UsedKind } from '@psifida/contract/kinds';
import { Problem } from '@psifida/contract/problem';
import { homeOf } from '@psifida/contract/registry/addresses';
import { leavesTooFew } from '@psifida/contract/registry/check';
import { type Registry, requiresRights, type SystemId, systemIds } from '@psifida/contract/registry/systems';
import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { lockSystem } from '../db/lock-system.ts';
import { anyOf } from '../db/query.ts';
import { recordActivities } from '../db/record-activity.ts';
import { searchOf } from '../db/search-of.ts';
import type { LibraryItemRow, Tables } from '../db/tables.ts';
import { systemsWithItems } from '../releases/systems-showing.ts';
import { countAgain, createForesight } from './count-again.ts';
import * as store from './item.store.ts';
import { type ItemVerdict, judgeItem, wantedByItems } from './judge-item.ts';
import { keepDoubts } from './language-doubts.ts';
import { holdFacts, withoutRights } from './read-facts.ts';
import { itemRevisions, readItem } from './revisions.ts';
import type { Change, DocumentKind, Proposal } from './write-documents.ts';

export type ItemChange = Change<LibraryItemRow, ItemContent>;
type Kind = DocumentKind<LibraryItemRow, ItemContent, ItemVerdict | null>;
type ItemProposal = Proposal<LibraryItemRow, ItemContent>;

/** The address says which shape is right; a dish sent as a recipe is refused at its fields. */
export function toItemContent(kind: LibraryKind, content: unknown): ItemContent {
  const parsed = itemContents[kind].safeParse(content, { reportInput: true });
  if (!parsed.success) throw new Problem('input.invalid', {}, toIssues(parsed, ['content']));
  return parsed.data;
}

/** Dishes name products, so what happens to the one concerns the other. */
const together: Record<UsedKind, readonly UsedKind[]> = {
  recipe: ['recipe'],
  dish: ['dish', 'product'],
  product: ['dish', 'product'],
};

const systemsHolding = (registry: Registry, kind: LibraryKind): SystemId[] =>
  systemIds
    .filter((id) =>
      isTownKind(kind)
        ? registry[id].room
        : [...registry[id].sections, ...registry[id].libraries].some((one) =>
            together[kind].some((other) => other === one.kind),
          ),
    )
    .sort();

/** R-RULE-10: in the order of their ids, so that two changes cannot deadlock. */
export async function lockKind(
  tx: Transaction<Tables>,
  registry: Registry,
  kind: LibraryKind,
): Promise<'all'> {
  for (const system of systemsHolding(registry, kind)) await lockSystem(tx, system);
  return 'all';
}

/** R-RULE-04: a library that has its minimum keeps it. */
export function tooFew(
  registry: Registry,
  { kind, before, after }: { kind: LibraryKind; before: number; after: number },
): Problem | null {
  const home = homeOf(kind);
  const atLeast = (home && registry[home].libraries.find((library) => library.kind === kind)?.atLeast) ?? 0;
  return leavesTooFew({ before, after, atLeast }) ? new Problem('item.last-active', { kind, atLeast }) : null;
}

export const isTakenAway = (before: { active: boolean } | null | undefined, active: boolean): boolean =>
  !!before?.active && !active;

/** As a presentation sees it. */
export const asFact = (
  kind: LibraryKind,
  { content, active }: { content: ItemContent; active: boolean },
) => ({
  kind,
  active,
  image: 'image' in content ? content.image : null,
});

/** Short enough statements that making one keeps nobody else's request waiting. */
const atOnce = 100;
const chunks = <One>(all: readonly One[]): One[][] =>
  Array.from({ length: Math.ceil(all.length / atOnce) }, (_, index) =>
    all.slice(index * atOnce, (index + 1) * atOnce),
  );

export const itemsOf = (registry: Registry, kind: LibraryKind): Kind => ({
  table: 'library_item',
  lock: (tx) => lockKind(tx, registry, kind),
  hold: (tx, changes) =>
    store.hold(
      tx,
      kind,
      changes.map(({ id }) => id).filter((id) => z.uuid().safeParse(id).success),
    ),
  notFound: (id) => new Problem('item.not-found', { kind, id }),
  // The latest goes along, so that the caller can merge without asking again.
  changedElsewhere: async (tx, row) =>
    new Problem('item.changed-elsewhere', { current: await store.toItem(tx, row) }),

  async judge(tx, proposals) {
    const known = await holdFacts(tx, wantedByItems(proposals.flatMap(({ next }) => next?.content ?? [])));
    const taken = proposals.filter(({ before, next }) => next && isTakenAway(before, next.active));
    const uses = await store.listUsesOf(
      tx,
      taken.map(({ change }) => change.id),
    );
    const foresee = await createForesight(
      tx,
      registry,
      uses.map((use) => use.presentation_id),
    );
    const usesOfDeleted = new Map<string, store.Uses>();
    for (const { change, next } of proposals)
      if (!next) usesOfDeleted.set(change.id, await store.listUses(tx, change.id));

    return (proposal, accepted) => {
      const { change, before, next } = proposal;
      if (!next) {
        refuseInUse(kind, usesOfDeleted.get(change.id));
        return null;
      }
      const active = next.active && !change.follows;
      const verdict = judgeItem(known, {
        ...{ kind, content: next.content, active, at: change.at },
        lacksRights: withoutRights(
          known.media,
          requiresRights(registry),
          before?.active ? mediaOfItem(before.content) : [],
        ),
      });
      if (isTakenAway(before, next.active)) {
        const ids = uses.filter((use) => use.item_id === change.id).map((use) => use.presentation_id);
        const [broken] = ids.length ? foresee({ ids, items: factsOf([...accepted, proposal]) }) : [];
        if (broken) throw new Problem('presentation.incomplete', broken);
      }
      return verdict;
    };
  },

  minimum: {
    countActive: (tx) => store.countActive(tx, kind),
    tooFew: (count) => tooFew(registry, { kind, ...count }),
  },

  async store(tx, accepted) {
    const saved = accepted.flatMap(({ change, before, next, verdict }) =>
      next && verdict ? [{ id: change.id, kind, ...next, verdict, by: change.by, isNew: !before }] : [],
    );
    const rows: LibraryItemRow[] = [];
    for (const some of chunks(saved.filter(({ isNew }) => isNew))) rows.push(...(await insert(tx, some)));
    for (const some of chunks(saved.filter(({ isNew }) => !isNew))) rows.push(...(await update(tx, some)));
    return new Map(rows.map((row) => [row.id, row]));
  },

  async keep(tx, written, actions) {
    const saves = written.flatMap(({ before, after }) => (after ? [{ before, row: after }] : []));
    for (const some of chunks(saves)) {
      const rows = some.map(({ row }) => row);
      await keepReferences(tx, rows);
      await itemRevisions.keep(tx, rows);
      await keepDoubts(
        tx,
        some.map(({ row: { id, content }, before }) => ({
          ...{ id, kind, content, system: homeOf(kind), isNew: !before },
          before: before ? readItem(kind)(before.content) : null,
        })),
      );
    }
    for (const some of chunks(actions)) await recordActivities(tx, some);
    const uses = await store.listUsesOf(
      tx,
      saves.filter(({ before }) => before).map(({ row }) => row.id),
    );
    await countAgain(
      tx,
      registry,
      uses.map((use) => use.presentation_id),
    );
  },

  // In the activity list it belongs to the system that keeps its kind, if one does.
  subject: { system: homeOf(kind), kind, titleOf: ({ title_el: el, title_en: en }) => ({ el, en }) },
  // R-CONT-11: whatever shows one of these shows the change.
  systemsShowing: async (tx, written) => {
    const shown = written.filter(({ before, after }) => before?.active || after?.active);
    if (isTownKind(kind)) return shown.length ? systemsHolding(registry, kind) : [];
    return systemsWithItems(
      tx,
      shown.flatMap(({ before, after }) => (before && after ? before.id : [])),
    );
  },
});

/** R-RULE-07: refused with the names of what uses it. */
function refuseInUse(kind: LibraryKind, uses?: store.Uses): void {
  if (uses?.presentations.length || uses?.dishes.length) throw new Problem('item.in-use', { kind, ...uses });
}

const factsOf = (proposals: readonly ItemProposal[]) =>
  new Map(
    proposals.flatMap(({ change, before, next }) =>
      next && before ? [[change.id, asFact(before.kind, next)] as const] : [],
    ),
  );

type Saved = store.Which & { content: ItemContent; active: boolean; verdict: ItemVerdict; by: Person };

const titled = ({ title }: ItemContent) => ({ title_el: title.el, title_en: title.en });

const toRow = ({ id, kind, content, active, verdict, by }: Saved) => ({
  id,
  kind,
  ...titled(content),
  active,
  content: JSON.stringify(content),
  standing: JSON.stringify(verdict.standing),
  complete: verdict.missing.length === 0,
  search: searchOf('library_item', titled(content)),
  modified_by_id: by.id,
  modified_by_name: by.name,
  created_by_id: by.id,
  created_by_name: by.name,
});

const put = (tx: Transaction<Tables>, items: readonly Saved[]) =>
  tx.insertInto('library_item').values(items.map(toRow)).returningAll();

/** One whose id is taken is left out. */
const insert = (tx: Transaction<Tables>, items: readonly Saved[]): Promise<LibraryItemRow[]> =>
  put(tx, items)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();

const update = (tx: Transaction<Tables>, items: readonly Saved[]): Promise<LibraryItemRow[]> =>
  put(tx, items)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        title_el: ref('excluded.title_el'),
        title_en: ref('excluded.title_en'),
        active: ref('excluded.active'),
        content: ref('excluded.content'),
        standing: ref('excluded.standing'),
        complete: ref('excluded.complete'),
        search: ref('excluded.search'),
        version: sql<number>`library_item.version + 1`,
        modified_at: sql<Date>`now()`,
        modified_by_id: ref('excluded.modified_by_id'),
        modified_by_name: ref('excluded.modified_by_name'),
      })),
    )
    .execute();

/** A row per image, video and product, so that the database itself guards what is in use. */
async function keepReferences(tx: Transaction<Tables>, rows: readonly LibraryItemRow[]): Promise<void> {
  const ids = anyOf(rows.map(({ id }) => id));
  await tx.deleteFrom('library_media_use').where('item_id', '=', ids).execute();
  await tx.deleteFrom('dish_product').where('dish_id', '=', ids).execute();
  const media = rows.flatMap(({ id, content }) =>
    mediaOfItem(content).map((asset_id) => ({ asset_id, item_id: id })),
  );
  const products = rows.flatMap(({ id, content }) =>
    'products' in content ? content.products.map((product_id) => ({ dish_id: id, product_id })) : [],
  );
  if (media.length) await tx.insertInto('library_media_use').values(media).execute();
  if (products.length) await tx.insertInto('dish_product').values(products).execute();
}
