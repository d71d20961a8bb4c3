import { type ItemContent, itemContents, type LibraryItem } from '@psifida/contract/content/library-item';
import type { ActivityAction } from '@psifida/contract/endpoints/activity';
import type { Knowing } from '@psifida/contract/endpoints/knowing';
import { toIssues } from '@psifida/contract/field-issues';
import type { LibraryKind } from '@psifida/contract/kinds';
import { Problem } from '@psifida/contract/problem';
import { homeOf } from '@psifida/contract/registry/addresses';
import { leavesTooFew } from '@psifida/contract/registry/check';
import type { Registry } from '@psifida/contract/registry/systems';
import type { Transaction } from 'kysely';
import type { LibraryItemRow } from '../../db/library-tables.ts';
import { type Deed, recordActivity } from '../../db/record-activity.ts';
import type { Tables } from '../../db/tables.ts';
import { countAgain } from '../../recount/count-again.ts';
import type { Doer } from '../../rules/demand-approval.ts';
import { judgeItem, wantedByItems } from '../../rules/judge-item.ts';
import { holdFacts } from '../../rules/read-facts.ts';
import { findUnchanged, type Parts } from './find-item.ts';
import { readItem } from './item-revisions.ts';
import * as store from './library.store.ts';
import { lockKind } from './lock-kind.ts';
import { publishItems } from './publish-items.ts';
import { write } from './saved-items.store.ts';

type Target = store.Which & { version: number; by: Doer; knowing: Knowing };
type Change = { content: ItemContent; active: boolean };
type Changer = (current: LibraryItemRow, tx: Transaction<Tables>) => Change | Promise<Change>;

/** The address says which shape is right; a dish sent as a recipe is refused at its fields. */
export function toContent(kind: LibraryKind, content: unknown): ItemContent {
  const parsed = itemContents[kind].safeParse(content, { reportInput: true });
  if (!parsed.success) throw new Problem('input.invalid', {}, toIssues(parsed, ['content']));
  return parsed.data;
}

/** In the journal it belongs to the system that keeps its kind. */
export const recordDeed = (
  tx: Transaction<Tables>,
  { kind, id }: store.Which,
  { action, title, by }: Pick<Deed, 'action' | 'title' | 'by'>,
) => recordActivity(tx, { action, system: homeOf(kind), kind, subject: id, title, by });

type Locked = Omit<Target, 'knowing'> & { change: Changer; action?: ActivityAction };

/** Read again, compare the version, judge, write, count again. Called with the kind locked; publishing is left to do. */
export async function changeLocked(
  tx: Transaction<Tables>,
  registry: Registry,
  { kind, id, version, by, change, action = 'saved' }: Locked,
): Promise<{ row: LibraryItemRow; isShown: boolean }> {
  const current = await findUnchanged(tx, { kind, id, version });
  const { content, active } = await change(current, tx);
  const known = await holdFacts(tx, wantedByItems([content]));
  const verdict = judgeItem(known, { kind, content, active, at: ['content'] });
  if (current.active && !active) await refuseLastActive(tx, registry, kind);
  const [row = current] = await write(tx, [{ kind, id, content, active, verdict, by }]);
  const uses = await store.listUsesOf(tx, [id]);
  await countAgain(
    tx,
    registry,
    uses.map((use) => use.presentation_id),
  );
  await recordDeed(
    tx,
    { kind, id },
    { action: deed(current.active, active, action), title: content.title, by },
  );
  return { row, isShown: current.active || active };
}

/** Lock, change; every presentation that uses it follows. */
async function changeWithin(
  tx: Transaction<Tables>,
  registry: Registry,
  { knowing, ...wanted }: Locked & Pick<Target, 'knowing'>,
): Promise<LibraryItem> {
  const { kind, id, by } = wanted;
  await lockKind(tx, registry, kind);
  const { row, isShown } = await changeLocked(tx, registry, wanted);
  if (isShown) await publishItems(tx, { registry, ids: [id], by, knowing });
  return store.toItem(tx, row);
}

/** All of it, or nothing. */
export const changeItem = (
  { db, registry }: Parts,
  target: Target,
  change: Changer,
  action?: ActivityAction,
): Promise<LibraryItem> =>
  db.transaction().execute((tx) => changeWithin(tx, registry, { ...target, change, action }));

type Save = Target & { content: unknown; active: boolean };

/** In a transaction of the caller's. */
const saveWithin = async (
  tx: Transaction<Tables>,
  { registry }: Parts,
  { content: sent, active, ...target }: Save,
): Promise<LibraryItem> => {
  const content = toContent(target.kind, sent);
  return changeWithin(tx, registry, { ...target, change: () => ({ content, active }) });
};

export const saveItem = (parts: Parts, save: Save): Promise<LibraryItem> =>
  parts.db.transaction().execute((tx) => saveWithin(tx, parts, save));

/** The same save as a part of a decision about it. */
export const itemSaving = (parts: Parts) => ({
  save: (tx: Transaction<Tables>, save: Save) => saveWithin(tx, parts, save),
  read: readItem,
});

export const deed = (
  before: boolean,
  after: boolean,
  otherwise: ActivityAction = 'saved',
): ActivityAction => {
  if (before === after) return otherwise;
  return after ? 'activated' : 'deactivated';
};

/** R-RULE-04: a library that has its minimum keeps it. */
export function tooFew(
  registry: Registry,
  { kind, before, after }: { kind: LibraryKind; before: number; after: number },
): Problem | null {
  const atLeast = registry[homeOf(kind)].libraries.find((library) => library.kind === kind)?.atLeast ?? 0;
  return leavesTooFew({ before, after, atLeast }) ? new Problem('item.last-active', { kind, atLeast }) : null;
}

/** Called with the kind locked: nobody else is taking another one away. */
export async function refuseLastActive(
  tx: Transaction<Tables>,
  registry: Registry,
  kind: LibraryKind,
): Promise<void> {
  const before = await store.countActive(tx, kind);
  const refusal = tooFew(registry, { kind, before, after: before - 1 });
  if (refusal) throw refusal;
}
