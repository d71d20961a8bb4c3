import type { Entry } from '@psifida/contract/content/entry';
import type { ListedPresentation } from '@psifida/contract/content/presentation';
import type { PresentationContent } from '@psifida/contract/content/presentation-content';
import type { PuzzleView } from '@psifida/contract/content/puzzle-view';
import type { Schedule } from '@psifida/contract/content/schedule';
import type { TableView } from '@psifida/contract/content/table-view';
import type { ActivityAction, DeedKind } from '@psifida/contract/endpoints/activity';
import type { ApprovalState } from '@psifida/contract/endpoints/approvals';
import type { ContentKind, subjectKinds } from '@psifida/contract/kinds';
import type { SystemId } from '@psifida/contract/registry/systems';
import type { Generated, GeneratedAlways, Selectable } from 'kysely';
import type { Json, JsonOrNull, Kept, Revision, Titled } from './columns.ts';
import type { DemoTables } from './demo-tables.ts';
import type { DisplayTables } from './display-tables.ts';
import type { LanguageTables } from './language-tables.ts';
import type { LibraryTables } from './library-tables.ts';
import type { MediaTables } from './media-tables.ts';
import type { NewsTables } from './news-tables.ts';
import type { NoticeTables } from './notice-tables.ts';
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
    glance: JsonOrNull<Glance>;
  };
/** What a list shows of the entries, and of which version. */
export type Glance = Pick<ListedPresentation, 'cover' | 'holds'> & { version: number };
export type PresentationRow = Selectable<PresentationTable>;

/** Added up, its rows say how many there are: `tallyOf`. Written by the database alone. */
type TallyTable = {
  number: GeneratedAlways<number>;
  subject: SystemId | 'media';
  active: boolean | null;
  complete: boolean | null;
  count: number;
};

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

type ApprovalTable = {
  number: GeneratedAlways<number>;
  kind: (typeof subjectKinds)[number];
  subject: string;
  system: SystemId;
  version: number;
  active: boolean;
  content: Json<object>;
  title_el: string;
  title_en: string;
  note: string;
  asked_by_id: string;
  asked_by_name: string;
  asked_at: Generated<Date>;
  state: Generated<ApprovalState>;
  decided_by_id: string | null;
  decided_by_name: string | null;
  decided_at: Date | null;
  word: Generated<string>;
};
export type ApprovalRow = Selectable<ApprovalTable>;

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

type SharedPreviewTable = {
  id: string;
  presentation_id: string;
  token_hash: string;
  draft: JsonOrNull<PresentationContent>;
  made_at: Date;
  by_id: string;
  by_name: string;
  ends_at: Date;
  revoked_at: Date | null;
  openings: Generated<number>;
  last_opened_at: Date | null;
};
export type SharedPreviewRow = Selectable<SharedPreviewTable>;

export type Tables = {
  system: { id: SystemId };
  registry_seen: { hash: string };
  search_folding: { version: number };
  presentation: PresentationTable;
  tally: TallyTable;
  presentation_revision: { presentation_id: string } & Revision<PresentationContent>;
  shared_preview: SharedPreviewTable;
  activity: ActivityTable;
  session_seen: { sid_hash: Buffer; seen_at: Generated<Date> };
  approval: ApprovalTable;
  backup_copy: BackupCopyTable;
} & DemoTables &
  DisplayTables &
  LanguageTables &
  LibraryTables &
  MediaTables &
  NewsTables &
  NoticeTables &
  PastTables;
