import type { Presentation } from '@psifida/contract/content/presentation';
import type { Registry, SystemId } from '@psifida/contract/registry/systems';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../db/tables.ts';
import { Problem } from '../../problem.ts';
import * as store from './presentations.store.ts';

type Input = { db: Kysely<Tables>; registry: Registry; system: SystemId; id: string };

/** Anything that is not an id of this system, a made-up one included, is simply not there. */
export async function findPresentation({ db, registry, system, id }: Input): Promise<Presentation> {
  const row = z.uuid().safeParse(id).success ? await store.find(db, { system, id }) : undefined;
  if (!row) throw new Problem('presentation.not-found', { id });
  return store.toPresentation(row, registry);
}
