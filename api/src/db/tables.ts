import type { Entry } from '@psifida/contract/registry/check';
import type { SystemId } from '@psifida/contract/registry/systems';
import type { ColumnType, Generated, Selectable } from 'kysely';

type Json<T> = ColumnType<T, string | undefined, string>;

export type PresentationTable = {
  id: string;
  system: SystemId;
  title_el: string;
  title_en: string;
  active: Generated<boolean>;
  entries: Json<Entry[]>;
  complete: boolean;
  version: Generated<number>;
  created_at: Generated<Date>;
  created_by_id: string;
  created_by_name: string;
  modified_at: Generated<Date>;
  modified_by_id: string;
  modified_by_name: string;
};
export type PresentationRow = Selectable<PresentationTable>;

export type Tables = {
  system: { id: SystemId };
  presentation: PresentationTable;
};
