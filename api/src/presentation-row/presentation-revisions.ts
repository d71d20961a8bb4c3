import { asRead } from '@psifida/contract/as-read';
import {
  emptyContent,
  type PresentationContent,
  presentationContent,
} from '@psifida/contract/content/presentation-content';
import { keepRevisions } from '../revisions/keep-revisions.ts';

export const presentationRevisions = keepRevisions<PresentationContent>({
  table: 'presentation_revision',
  owner: 'presentation_id',
});

const shape = asRead(presentationContent);
const empty = emptyContent({ el: '', en: '' });
/** Kept before there were views, it says nothing of them; restored, it has none. */
export const readContent = (content: object): PresentationContent => shape.parse({ ...empty, ...content });
