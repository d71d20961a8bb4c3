import { asRead } from '@psifida/contract/as-read';
import {
  emptyContent,
  type PresentationContent,
  presentationContent,
} from '@psifida/contract/content/presentation-content';
import type { Transaction } from 'kysely';
import type { PresentationRow, Tables } from '../db/tables.ts';
import { keepRevisions } from '../revisions/keep-revisions.ts';
import { toContent } from './to-content.ts';

export const presentationRevisions = keepRevisions<PresentationContent>({
  table: 'presentation_revision',
  owner: 'presentation_id',
});

export const keepRevision = (tx: Transaction<Tables>, row: PresentationRow): Promise<void> =>
  presentationRevisions.keep(tx, [{ ...row, content: toContent(row) }]);

const shape = asRead(presentationContent);
/** Kept before there were views, it says nothing of them; restored, it has none. */
export const readContent = (content: object): PresentationContent =>
  shape.parse({ ...emptyContent({ el: '', en: '' }), ...content });
