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

/** With every save: what it was, and what is to be checked of its languages since. */
export async function keepRevision(tx: Transaction<Tables>, row: PresentationRow): Promise<void> {
  const { id, system } = row;
  const content = toContent(row);
  await presentationRevisions.keep(tx, [{ ...row, content }]);
  const before = (await presentationRevisions.before(tx, [row])).get(id);
  await keepDoubts(tx, [
    { id, kind: 'presentation', system, content, before: before ? readContent(before) : null },
  ]);
}

const shape = asRead(presentationContent);
/** Kept before there were views, it says nothing of them; restored, it has none. */
export const readContent = (content: object): PresentationContent =>
  shape.parse({ ...emptyContent({ el: '', en: '' }), ...content });
