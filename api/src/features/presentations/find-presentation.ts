import type { Presentation } from '@psifida/contract/content/presentation';
import { Problem } from '@psifida/contract/problem';
import type { Registry, SystemId } from '@psifida/contract/registry/systems';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { PresentationRow, Tables } from '../../db/tables.ts';
import * as store from './presentations.store.ts';

type Which = { system: SystemId; id: string };

/** Anything that is not an id of this system, a made-up one included, is simply not there. */
export async function findRow(db: Kysely<Tables>, { system, id }: Which): Promise<PresentationRow> {
  const row = z.uuid().safeParse(id).success ? await store.find(db, { system, id }) : undefined;
  if (!row) throw new Problem('presentation.not-found', { id });
  return row;
}

export const findPresentation = async (
  { db, registry }: { db: Kysely<Tables>; registry: Registry },
  which: Which,
): Promise<Presentation> => store.toPresentation(await findRow(db, which), registry);
