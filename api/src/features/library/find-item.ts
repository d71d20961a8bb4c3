import type { LibraryItem } from '@psifida/contract/content/library-item';
import { Problem } from '@psifida/contract/problem';
import type { Registry } from '@psifida/contract/registry/systems';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { LibraryItemRow } from '../../db/library-tables.ts';
import type { Tables } from '../../db/tables.ts';
import * as store from './library.store.ts';

export type Parts = { db: Kysely<Tables>; registry: Registry };

/** Anything that is not an id of this kind, a made-up one included, is simply not there. */
export async function findRow(db: Kysely<Tables>, { kind, id }: store.Which): Promise<LibraryItemRow> {
  const row = z.uuid().safeParse(id).success ? await store.find(db, { kind, id }) : undefined;
  if (!row) throw new Problem('item.not-found', { kind, id });
  return row;
}

export const findItem = async ({ db }: Parts, which: store.Which): Promise<LibraryItem> =>
  store.toItem(db, await findRow(db, which));

/** The latest goes along, so that the caller can merge without asking again. */
export async function findUnchanged(
  db: Kysely<Tables>,
  { version, ...which }: store.Which & { version: number },
): Promise<LibraryItemRow> {
  const current = await findRow(db, which);
  if (current.version !== version)
    throw new Problem('item.changed-elsewhere', { current: await store.toItem(db, current) });
  return current;
}
