import { randomUUID } from 'node:crypto';
import { itemFields, type LibraryItem } from '@psifida/contract/content/library-item';
import type { RevisionSummary } from '@psifida/contract/content/presentation';
import type { Acknowledged } from '@psifida/contract/endpoints/acknowledged';
import type { HandlerInput } from '@psifida/contract/endpoints/endpoint';
import type { changeItems as endpoint, ItemRevision } from '@psifida/contract/endpoints/library';
import type { ManyAnswer } from '@psifida/contract/endpoints/many';
import type { LibraryKind } from '@psifida/contract/kinds';
import { Problem } from '@psifida/contract/problem';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { findRow, toItem, type Which } from '../../documents/item.store.ts';
import { type ItemChange, itemsOf, toItemContent } from '../../documents/items.ts';
import { once, toManyAnswer } from '../../documents/many-answer.ts';
import { itemRevisions, readItem } from '../../documents/revisions.ts';
import { type Deps, writeDocument, writeDocuments } from '../../documents/write-documents.ts';
import type { Actor } from '../../releases/demand-approval.ts';
import { replaceItems } from './replace-item.ts';

export const writeItem = async (
  deps: Deps,
  { kind, ...change }: ItemChange & { kind: LibraryKind },
): Promise<LibraryItem> => toItem(deps.db, await writeDocument(deps, itemsOf(deps.registry, kind), change));

type Sent = {
  kind: LibraryKind;
  content: unknown;
  active: boolean;
  by: Actor;
  acknowledged: Acknowledged | null;
};

const toChange = ({ kind, content, active, by, acknowledged }: Sent) => ({
  ...{ kind, by, acknowledged, at: ['content'] },
  next: { content: toItemContent(kind, content), active },
});

export const saveItem = (
  deps: Deps,
  { id, version, ...sent }: Sent & { id: string; version: number },
): Promise<LibraryItem> => writeItem(deps, { ...toChange(sent), id, version });

/** Sent twice under one id, by a double click or a retry, it makes one and answers with it. */
export const createItem = (
  deps: Deps,
  { id = randomUUID(), ...sent }: Omit<Sent, 'acknowledged'> & { id?: string },
): Promise<LibraryItem> =>
  writeItem(deps, { ...toChange({ ...sent, acknowledged: null }), id, version: 'new' });

type Deletion = { kind: LibraryKind; id: string; version: number; by: Actor };

export const deleteItem = async (deps: Deps, { kind, ...target }: Deletion): Promise<{ id: string }> => {
  await writeDocument(deps, itemsOf(deps.registry, kind), {
    ...target,
    acknowledged: null,
    next: () => null,
  });
  return { id: target.id };
};

export async function listItemRevisions(
  { db }: Deps,
  { kind, id, after, limit }: Which & { after?: number; limit: number },
): Promise<{ items: RevisionSummary[]; next: number | null }> {
  await findRow(db, { kind, id });
  return itemRevisions.list(db, { id, after, limit, fields: itemFields[kind], read: readItem(kind) });
}

/** The row's kind says which shape its content has. */
export async function findItemRevision(
  db: Kysely<Tables>,
  { kind, id, number }: Which & { number: number },
): Promise<ItemRevision> {
  await findRow(db, { kind, id });
  const found = await itemRevisions.find(db, { id, number, read: readItem(kind) });
  if (!found) throw new Problem('item.not-found', { kind, id, number });
  return { ...found, kind } as ItemRevision;
}

type Restore = Which & { number: number; version: number; by: Actor; acknowledged: Acknowledged };

/** An earlier content becomes a new revision, wherever it is used. Whether it is active stays as it is now. */
export const restoreItemRevision = (
  deps: Deps,
  { kind, number, ...target }: Restore,
): Promise<LibraryItem> => {
  const next: ItemChange['next'] = async ({ id, active }, tx) => ({
    content: (await findItemRevision(tx, { kind, id, number })).content,
    active,
  });
  return writeItem(deps, { ...target, kind, next, action: 'restored', at: ['content'] });
};

type Wish = HandlerInput<typeof endpoint>['body'];
type Input = { kind: LibraryKind; wish: Wish; by: Actor; acknowledged: Acknowledged };

/** In one transaction: whatever shows them changes once. */
export async function changeItems(
  deps: Deps,
  { kind: name, wish, by, acknowledged }: Input,
): Promise<ManyAnswer> {
  if (wish.what === 'replace') return replaceItems(deps, { ...wish, kind: name, by, acknowledged });
  const { db, registry } = deps;
  const kind = itemsOf(registry, name);
  const next: ItemChange['next'] = async ({ id, version, content, active }, tx) => {
    if (wish.what === 'delete') return null;
    if (wish.what === 'undo') {
      const before = await findItemRevision(tx, { kind: name, id, number: version - 1 });
      return { content: before.content, active: before.active };
    }
    const isWanted = wish.what === 'activate';
    return active === isWanted ? 'same' : { content, active: isWanted };
  };
  const action = wish.what === 'undo' ? 'restored' : 'saved';
  const changes = once(wish.which).map(
    ({ id, version }): ItemChange => ({ id, version, by, acknowledged, next, action, at: ['content'] }),
  );
  return db
    .transaction()
    .execute(async (tx) => toManyAnswer(kind, await writeDocuments(tx, registry, kind, { changes })));
}
