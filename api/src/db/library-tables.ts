import type { ItemContent, ItemPart } from '@psifida/contract/content/library-item';
import type { LibraryKind } from '@psifida/contract/kinds';
import type { ColumnType, Generated, Selectable } from 'kysely';

type LibraryItemTable = {
  id: string;
  kind: LibraryKind;
  title_el: string;
  title_en: string;
  active: Generated<boolean>;
  content: ColumnType<ItemContent, string, string>;
  standing: ColumnType<Partial<Record<ItemPart, number>>, string, string>;
  complete: boolean;
  search: string;
  version: Generated<number>;
  created_at: Generated<Date>;
  created_by_id: string;
  created_by_name: string;
  modified_at: Generated<Date>;
  modified_by_id: string;
  modified_by_name: string;
};
export type LibraryItemRow = Selectable<LibraryItemTable>;

type ItemRevisionTable = {
  item_id: string;
  version: number;
  active: boolean;
  content: ColumnType<ItemContent, string, string>;
  saved_at: Date;
  saved_by_id: string;
  saved_by_name: string;
};

export type LibraryTables = {
  library_item: LibraryItemTable;
  library_revision: ItemRevisionTable;
  library_use: { item_id: string; presentation_id: string };
  dish_product: { dish_id: string; product_id: string };
  library_media_use: { asset_id: string; item_id: string };
};
