import { searchText } from '@psifida/contract/fold-text';
import type { Selectable } from 'kysely';
import type { Tables } from './tables.ts';

/** By which of its columns a row is found: for whoever writes one, and for whoever folds all of them anew. */
export const searchedColumns = {
  presentation: ['title_el', 'title_en'],
  library_item: ['title_el', 'title_en'],
  media_asset: ['title', 'file_name', 'alt_el', 'alt_en', 'tags'],
  display: ['name', 'place', 'tags'],
} as const satisfies { [Table in keyof Tables]?: readonly (keyof Tables[Table])[] };

export type SearchedTable = keyof typeof searchedColumns;
export const searchedTables = Object.keys(searchedColumns) as SearchedTable[];

type Searched<Table extends SearchedTable> = Pick<
  Selectable<Tables[Table]>,
  (typeof searchedColumns)[Table][number] & keyof Selectable<Tables[Table]>
>;

export const searchOf = <Table extends SearchedTable>(table: Table, row: Searched<Table>): string =>
  searchText(
    ...searchedColumns[table].flatMap((column) => (row as Record<string, string | string[]>)[column] ?? []),
  );
