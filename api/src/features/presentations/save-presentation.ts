import { randomUUID } from 'node:crypto';
import type { Bilingual } from '@psifida/contract/bilingual';
import type { Presentation } from '@psifida/contract/content/presentation';
import type { PresentationContent } from '@psifida/contract/content/presentation-content';
import type { Acknowledged } from '@psifida/contract/endpoints/acknowledged';
import { type SystemId, systemIds } from '@psifida/contract/registry/systems';
import { groupCommit } from '../../concurrency/group-commit.ts';
import { toContent } from '../../db/presentation-columns.ts';
import type { PresentationRow } from '../../db/tables.ts';
import { type CheckLink, checkLinksToSave, checkNewLinks } from '../../documents/check-new-links.ts';
import { findRow, toPresentation } from '../../documents/presentation.store.ts';
import { type PresentationChange, presentationsOf } from '../../documents/presentations.ts';
import {
  type Deps as DocumentDeps,
  type Outcome,
  releaserOf,
  rowOf,
  writeDocument,
  writeDocuments,
} from '../../documents/write-documents.ts';
import type { Actor } from '../../releases/demand-approval.ts';

export type Deps = DocumentDeps & { checkLink: CheckLink };
type By = { by: Actor; acknowledged: Acknowledged | null };
type Save = By & { system: SystemId; id: string; content: PresentationContent; active: boolean };
type Sent = Omit<PresentationChange, 'next'> & {
  system: SystemId;
  content: PresentationContent;
  active: boolean;
};

type Copy = { system: SystemId; from: string; id: string; title: Bilingual; by: Actor };

type Committed = { change: PresentationChange; size: number; group: string };
/** In entries: so much is kept in memory once more while it is written. */
const entriesAtMost = 1_000;

/** Group commit per system: drafts of everybody; of what is shown those of one person, since a release names one. */
export function createPresentationWriter({ db, registry, ...deps }: Deps) {
  const commits = new Map(
    systemIds.map((system) => [
      system,
      groupCommit<Committed, Outcome<PresentationRow>>({
        write: (all) =>
          db.transaction().execute((tx) =>
            writeDocuments(tx, registry, presentationsOf(registry, system), {
              changes: all.map(({ change }) => change),
            }),
          ),
        keyOf: ({ change }) => change.id,
        groupOf: ({ group }) => group,
        sizeOf: ({ size }) => size,
        atMost: entriesAtMost,
      }),
    ]),
  );
  const write = async ({ system, content, active, ...rest }: Sent): Promise<Presentation> => {
    const change = { ...rest, next: { content, active } };
    const group = active ? releaserOf(change, system) : 'drafts';
    const size = 10 + content.entries.length;
    return toPresentation(rowOf(await commits.get(system)?.({ change, size, group })), registry);
  };

  return {
    async save(save: Save & { version: number }): Promise<Presentation> {
      await checkLinksToSave({ db, ...deps }, save);
      return write({ ...save, at: ['content'] });
    },

    /** Sent twice under one id, by a double click or a retry, it makes one presentation and answers with it. */
    async create({ id = randomUUID(), ...save }: Omit<Save, 'id'> & { id?: string }): Promise<Presentation> {
      if (save.active) await checkNewLinks({ db, ...deps }, { ...save, at: [] });
      return write({ ...save, id, version: 'new' });
    },

    async duplicate({ system, from, id, title, by }: Copy): Promise<Presentation> {
      const content = { ...toContent(await findRow(db, { system, id: from })), title };
      return write({ system, id, content, active: false, by, acknowledged: null, version: 'new' });
    },
  };
}

type Target = By & { system: SystemId; id: string; version: number };

export const setPresentationActive = async (
  deps: Deps,
  { system, active, ...target }: Target & { active: boolean },
): Promise<Presentation> => {
  const { db, registry } = deps;
  if (active)
    await checkNewLinks(deps, {
      content: toContent(await findRow(db, { system, id: target.id })),
      ...{ by: target.by, at: [] },
    });
  const next = (row: PresentationRow) => ({ content: toContent(row), active });
  const row = await writeDocument(deps, presentationsOf(registry, system), { ...target, next });
  return toPresentation(row, registry);
};
