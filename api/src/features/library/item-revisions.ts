import { asRead } from '@psifida/contract/as-read';
import { emptyItem, type ItemContent, itemContents } from '@psifida/contract/content/library-item';
import type { LibraryKind } from '@psifida/contract/kinds';
import { keepRevisions } from '../../revisions/keep-revisions.ts';

export const itemRevisions = keepRevisions<ItemContent>({ table: 'library_revision', owner: 'item_id' });

/** What has come since it was kept is as in an empty one. */
export const readItem =
  (kind: LibraryKind) =>
  (content: object): ItemContent =>
    asRead(itemContents[kind]).parse({ ...emptyItem[kind], ...content });
