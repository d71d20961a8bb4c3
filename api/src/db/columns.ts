import type { ColumnType, Generated, Selectable } from 'kysely';

/** Stored as JSON: read as what it says, written as text. */
export type Json<T> = ColumnType<T, string | undefined, string>;
export type JsonOrNull<T> = ColumnType<T | null, string | null | undefined, string | null>;

/** Of everything that staff make and save: which save it is, who made it and who changed it last. */
export type Kept = {
  version: Generated<number>;
  created_at: Generated<Date>;
  created_by_id: string;
  created_by_name: string;
  modified_at: Generated<Date>;
  modified_by_id: string;
  modified_by_name: string;
};

export const toKept = (row: Selectable<Kept>) => ({
  version: row.version,
  createdAt: row.created_at.toISOString(),
  createdBy: { id: row.created_by_id, name: row.created_by_name },
  modifiedAt: row.modified_at.toISOString(),
  modifiedBy: { id: row.modified_by_id, name: row.modified_by_name },
});

/** Who did it. */
export type By = { by_id: string; by_name: string };

export type Title = { title_el: string; title_en: string };

/** Of everything that stands in lists by its title, and is shown or not. */
export type Titled = Title & { id: string; active: Generated<boolean> };

export type Revision<Content> = {
  version: number;
  active: boolean;
  content: Json<Content>;
  saved_at: Date;
  saved_by_id: string;
  saved_by_name: string;
};
