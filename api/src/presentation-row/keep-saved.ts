import type { Transaction } from 'kysely';
import { inOneStatement } from '../db/one-statement.ts';
import { type Deed, recording } from '../db/record-activity.ts';
import type { PresentationRow, Tables } from '../db/tables.ts';
import { keepDoubts } from '../languages/keep-doubts.ts';
import { keepFeeds, keepingUses } from './keep-references.ts';
import { presentationRevisions, readContent } from './presentation-revisions.ts';
import { toContent } from './to-content.ts';

type Saved = {
  row: PresentationRow;
  /** As it stood before; undefined: it is new. */
  before: PresentationRow | undefined;
};

/**
 * What goes with every save of presentations, in its transaction: what they use, what they are now, who did what, and what
 * is to be checked of their languages since they were as they stood before.
 */
export async function keepSaved(
  tx: Transaction<Tables>,
  saves: readonly Saved[],
  deeds: readonly Deed[],
): Promise<void> {
  if (!saves.length) return;
  const saved = saves.map(({ row, before }) => ({ ...row, content: toContent(row), before }));
  const { parts, told } = recording(deeds);
  await inOneStatement(
    tx,
    {
      ...keepingUses(saves.map(({ row }) => row)),
      revisions: presentationRevisions.keeping(saved),
      ...parts,
    },
    told,
  );
  // Once for all of them: feeds are held in one order, so that two rounds never wait for each other.
  await keepFeeds(tx, saves);
  await keepDoubts(
    tx,
    saved.map(({ id, system, content, before }) => ({
      ...{ id, kind: 'presentation', system, content, isNew: !before },
      before: before ? readContent(toContent(before)) : null,
    })),
  );
}
