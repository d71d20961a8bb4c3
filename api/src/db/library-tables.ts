import type { ItemContent, ItemPart } from '@psifida/contract/content/library-item';
import type { LibraryKind } from '@psifida/contract/kinds';
import type { Selectable } from 'kysely';
import type { Json, Kept, Revision, Titled } from './columns.ts';

type LibraryItemTable = Titled &
  Kept & {
    kind: LibraryKind;
    content: Json<ItemContent>;
    standing: Json<Partial<Record<ItemPart, number>>>;
    complete: boolean;
    search: string;
  };
export type LibraryItemRow = Selectable<LibraryItemTable>;

export type LibraryTables = {
  library_item: LibraryItemTable;
  library_revision: { item_id: string } & Revision<ItemContent>;
  library_use: { item_id: string; presentation_id: string };
  dish_product: { dish_id: string; product_id: string };
  library_media_use: { asset_id: string; item_id: string };
};
