import type { Person, Presentation, PresentationDraft } from '@psifida/contract/content/presentation';
import { type Entry, missing } from '@psifida/contract/registry/check';
import type { Registry, SystemId } from '@psifida/contract/registry/systems';
import type { Kysely } from 'kysely';
import type { PresentationRow, Tables } from '../../db/tables.ts';

export const toPresentation = (row: PresentationRow, registry: Registry): Presentation => ({
  id: row.id,
  system: row.system,
  title: { el: row.title_el, en: row.title_en },
  active: row.active,
  missing: missing(registry[row.system], row.entries),
  version: row.version,
  createdAt: row.created_at.toISOString(),
  createdBy: { id: row.created_by_id, name: row.created_by_name },
  modifiedAt: row.modified_at.toISOString(),
  modifiedBy: { id: row.modified_by_id, name: row.modified_by_name },
});

export type Position = { modifiedAt: string; id: string };

export const list = (
  db: Kysely<Tables>,
  { system, after, limit }: { system: SystemId; after: Position | null; limit: number },
): Promise<PresentationRow[]> =>
  db
    .selectFrom('presentation')
    .selectAll()
    .where('system', '=', system)
    .$if(after !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('modified_at', 'id'), '<', tuple(new Date(after?.modifiedAt ?? 0), after?.id ?? '')),
      ),
    )
    .orderBy('modified_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export const find = (
  db: Kysely<Tables>,
  { system, id }: { system: SystemId; id: string },
): Promise<PresentationRow | undefined> =>
  db
    .selectFrom('presentation')
    .selectAll()
    .where('system', '=', system)
    .where('id', '=', id)
    .executeTakeFirst();

export type NewPresentation = {
  id: string;
  system: SystemId;
  draft: PresentationDraft;
  entries: Entry[];
  complete: boolean;
  by: Person;
};

export const insert = (
  db: Kysely<Tables>,
  { id, system, draft, entries, complete, by }: NewPresentation,
): Promise<PresentationRow> =>
  db
    .insertInto('presentation')
    .values({
      id,
      system,
      title_el: draft.title.el,
      title_en: draft.title.en,
      entries: JSON.stringify(entries),
      complete,
      created_by_id: by.id,
      created_by_name: by.name,
      modified_by_id: by.id,
      modified_by_name: by.name,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
