import { asRead } from '@psifida/contract/as-read';
import {
  emptyContent,
  type PresentationContent,
  presentationContent,
} from '@psifida/contract/content/presentation-content';
import type { Transaction } from 'kysely';
import type { PresentationRow, Tables } from '../db/tables.ts';
import { keepDoubts } from '../languages/keep-doubts.ts';
import { keepRevisions } from '../revisions/keep-revisions.ts';
import { toContent } from './to-content.ts';

export const presentationRevisions = keepRevisions<PresentationContent>({
  table: 'presentation_revision',
  owner: 'presentation_id',
});

/** With every save: what it is now, and what is to be checked of its languages since it was as it stood before. */
export async function keepRevision(
  tx: Transaction<Tables>,
  saves: readonly { row: PresentationRow; before: PresentationRow | undefined }[],
): Promise<void> {
  const saved = saves.map(({ row, before }) => ({ ...row, content: toContent(row), before }));
  await presentationRevisions.keep(tx, saved);
  await keepDoubts(
    tx,
    saved.map(({ id, system, content, before }) => ({
      ...{ id, kind: 'presentation', system, content },
      before: before ? readContent(toContent(before)) : null,
    })),
  );
}

const shape = asRead(presentationContent);
/** Kept before there were views, it says nothing of them; restored, it has none. */
export const readContent = (content: object): PresentationContent =>
  shape.parse({ ...emptyContent({ el: '', en: '' }), ...content });
