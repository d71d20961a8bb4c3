import { randomUUID } from 'node:crypto';
import type { Person, Presentation, PresentationDraft } from '@psifida/contract/content/presentation';
import { type Entry, missing } from '@psifida/contract/registry/check';
import type { Registry, SystemId } from '@psifida/contract/registry/systems';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import * as store from './presentations.store.ts';

type Input = {
  db: Kysely<Tables>;
  registry: Registry;
  system: SystemId;
  draft: PresentationDraft;
  by: Person;
};

/** Titles in both languages are enough for a draft; it is inactive, so no display shows it. */
export async function createPresentation({ db, registry, system, draft, by }: Input): Promise<Presentation> {
  const entries: Entry[] = [];
  const complete = missing(registry[system], entries).length === 0;
  const row = await store.insert(db, { id: randomUUID(), system, draft, entries, complete, by });
  return store.toPresentation(row, registry);
}
