import type { Entry } from '@psifida/contract/content/entry';
import type { PresentationContent } from '@psifida/contract/content/presentation-content';
import type { PuzzleView } from '@psifida/contract/content/puzzle-view';
import type { Schedule } from '@psifida/contract/content/schedule';
import type { TableView } from '@psifida/contract/content/table-view';
import type { ActivityAction, DeedKind } from '@psifida/contract/endpoints/activity';
import type { ContentKind } from '@psifida/contract/kinds';
import type { SystemId } from '@psifida/contract/registry/systems';
import type { Generated, Selectable } from 'kysely';
import type { Json, JsonOrNull, Kept, Revision, Titled } from './columns.ts';
import type { DemoTables } from './demo-tables.ts';
import type { DisplayTables } from './display-tables.ts';
import type { LanguageTables } from './language-tables.ts';
import type { LibraryTables } from './library-tables.ts';
import type { MediaTables } from './media-tables.ts';
import type { NewsTables } from './news-tables.ts';
import type { PastTables } from './past-tables.ts';

type PresentationTable = Titled &
  Kept & {
    system: SystemId;
    entries: Json<Entry[]>;
    cover: string | null;
    map: string | null;
    schedule: JsonOrNull<Schedule>;
    table_view: JsonOrNull<TableView>;
    puzzle_view: JsonOrNull<PuzzleView>;
    /** Fields without a column of their own; of a row from before one of them was there, not that one. */
    more: Json<Partial<PresentationContent>>;
    standing: Json<Partial<Record<ContentKind, number>>>;
    complete: boolean;
    item_cover: string | null;
    search: string;
    position: number;
  };
export type PresentationRow = Selectable<PresentationTable>;

type ActivityTable = {
  id: Generated<number>;
  at: Generated<Date>;
  by_id: string;
  by_name: string;
  action: ActivityAction;
  system: SystemId | null;
  subject_kind: Generated<DeedKind>;
  subject_id: string | null;
  title_el: string;
  title_en: string;
};

type BackupCopyTable = {
  name: string;
  place: string;
  began_at: Generated<Date>;
  ended_at: Date | null;
  bytes: number | null;
  sha256: string | null;
  missing: number | null;
  error: string | null;
};
export type BackupCopyRow = Selectable<BackupCopyTable>;

export type Tables = {
  system: { id: SystemId };
  registry_seen: { hash: string };
  search_folding: { version: number };
  presentation: PresentationTable;
  presentation_revision: { presentation_id: string } & Revision<PresentationContent>;
  activity: ActivityTable;
  backup_copy: BackupCopyTable;
} & DemoTables &
  DisplayTables &
  LanguageTables &
  LibraryTables &
  MediaTables &
  NewsTables &
  PastTables;
