import type { Language } from '@psifida/contract/bilingual';
import type { DocumentKind } from '@psifida/contract/content/documents';
import type { Entry } from '@psifida/contract/content/entry';
import type { EventCategory } from '@psifida/contract/content/event';
import type { ItemContent, ItemPart } from '@psifida/contract/content/library-item';
import type { LookChange } from '@psifida/contract/content/look';
import type { NewsItem } from '@psifida/contract/content/news-item';
import type { NewsRefusal } from '@psifida/contract/content/news-refusal';
import type { DoubtCode, TextPlace } from '@psifida/contract/content/parity';
import type { ListedPresentation } from '@psifida/contract/content/presentation';
import type { PresentationContent } from '@psifida/contract/content/presentation-content';
import type { PuzzleView } from '@psifida/contract/content/puzzle-view';
import type { Schedule } from '@psifida/contract/content/schedule';
import type { TableView } from '@psifida/contract/content/table-view';
import type { ActionKind, ActivityAction } from '@psifida/contract/endpoints/activity';
import type { ApprovalState } from '@psifida/contract/endpoints/approvals';
import type { DemoState } from '@psifida/contract/endpoints/demo';
import type { ContentKind, LibraryKind, subjectKinds } from '@psifida/contract/kinds';
import type { SystemId } from '@psifida/contract/registry/systems';
import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely';
import type { By, Json, JsonOrNull, Kept, Revision, Title, Titled } from './columns.ts';
import type { DisplayTables, PastTables } from './display-tables.ts';
import type { MediaTables } from './media-tables.ts';

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
    glance: Json<Glance>;
  };
export type Glance = Pick<ListedPresentation, 'cover' | 'holds'>;
export type PresentationRow = Selectable<PresentationTable>;

/** Added up, its rows say how many there are: `tallyOf`. Written by the database alone. */
type TallyTable = {
  number: GeneratedAlways<number>;
  subject: SystemId | 'media';
  active: boolean | null;
  complete: boolean | null;
  count: number;
};

type ActivityTable = By &
  Title & {
    id: Generated<number>;
    at: Generated<Date>;
    action: ActivityAction;
    system: SystemId | null;
    subject_kind: ActionKind;
    subject_id: string | null;
    look: ColumnType<LookChange | null, undefined, never>;
  };

type ApprovalTable = Title & {
  number: GeneratedAlways<number>;
  kind: (typeof subjectKinds)[number];
  subject: string;
  system: SystemId | null;
  version: number;
  active: boolean;
  content: Json<object>;
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

/** A deleted row in `document`; the people of it stand in columns, where they are anonymised. */
type BinTable = Title & {
  id: string;
  kind: DocumentKind;
  system: SystemId | null;
  document: Json<Record<string, unknown>>;
  file_sha256: string | null;
  poster_sha256: string | null;
  created_by_id: string;
  created_by_name: string;
  modified_by_id: string;
  modified_by_name: string;
  deleted_at: Date;
  deleted_by_id: string;
  deleted_by_name: string;
};
export type BinRow = Selectable<BinTable>;

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

type SharedPreviewTable = By & {
  id: string;
  presentation_id: string;
  token_hash: string;
  draft: JsonOrNull<PresentationContent>;
  made_at: Date;
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
  bin: BinTable;
  backup_copy: BackupCopyTable;
} & DemoTables &
  DisplayTables &
  LanguageTables &
  LibraryTables &
  MediaTables &
  NewsTables &
  NoticeTables &
  ClockTables &
  PastTables;

export type DemoPartKind = 'presentation' | 'item' | 'asset';

type DemoTables = {
  demo_state: {
    only_row: Generated<boolean>;
    state: Exclude<DemoState, 'never'>;
    done: Generated<number>;
    total: Generated<number>;
  };
  demo_part: { kind: DemoPartKind; id: string };
};

type TextTable = { subject_id: string; place: TextPlace; el: string; en: string };

type LanguageDoubtTable = TextTable & {
  id: Generated<number>;
  kind: DocumentKind;
  system: SystemId | null;
  codes: DoubtCode[];
  older: Language | null;
  was: string | null;
};

type LanguageRightTable = TextTable & By & { at: Generated<Date> };

export type LanguageTables = {
  language_doubt: LanguageDoubtTable;
  language_right: LanguageRightTable;
  language_judging: { version: number };
};

type LibraryItemTable = Titled &
  Kept & {
    kind: LibraryKind;
    content: Json<ItemContent>;
    standing: Json<Partial<Record<ItemPart, number>>>;
    complete: boolean;
    search: string;
  };
export type LibraryItemRow = Selectable<LibraryItemTable>;

type LibraryTables = {
  library_item: LibraryItemTable;
  library_revision: { item_id: string } & Revision<ItemContent>;
  library_use: { item_id: string; presentation_id: string };
  dish_product: { dish_id: string; product_id: string };
  library_media_use: { asset_id: string; item_id: string };
};

type NewsFeedTable = {
  url: string;
  title: Generated<string>;
  items: Json<NewsItem[]>;
  etag: string | null;
  last_modified: string | null;
  content_hash: string | null;
  fetched_at: Date | null;
  ok_at: Date | null;
  failure: NewsRefusal | null;
  failing_since: Date | null;
  failures: Generated<number>;
  next_at: Generated<Date>;
  kept_until: Date;
};
export type NewsFeedRow = Selectable<NewsFeedTable>;

/** In no language that is said, or in both. */
export type CalendarWords = { plain: string; el: string; en: string };

type NewsTables = {
  news_feed: NewsFeedTable;
  news_feed_use: { presentation: string; url: string };
  event_feed: {
    id: string;
    name_el: string;
    name_en: string;
    url_el: string | null;
    url_en: string | null;
    category: EventCategory;
    created_at: Generated<Date>;
  };
  calendar_event: {
    url: string;
    position: number;
    title: Json<CalendarWords>;
    body: Json<CalendarWords>;
    place: Json<CalendarWords>;
  };
  calendar_time: {
    url: string;
    id: string;
    position: number;
    begins: string;
    ends: string | null;
    whole_day: boolean;
  };
};

type TroubleKind =
  | 'alert'
  | 'alert-source'
  | 'display'
  | 'release'
  | 'feed'
  | 'rights'
  | 'backup'
  | 'disk'
  | 'clock';

type TroubleTable = {
  key: string;
  scope: string;
  kind: TroubleKind;
  about: string;
  detail: string;
  since: Date;
  told_at: Date | null;
  better_since: Date | null;
};
export type TroubleRow = Selectable<TroubleTable>;

/** Something has got into trouble, or is well again. */
export type NoticeEvent = Pick<TroubleRow, 'kind' | 'about' | 'detail'> & {
  event: 'trouble' | 'back';
  since: string;
};

export type NoticeChannel = 'email' | 'webhook';

type NoticeTable = {
  id: Generated<number>;
  channel: NoticeChannel;
  events: ColumnType<NoticeEvent[], string, string>;
  made_at: Date;
  attempts: Generated<number>;
  next_at: Date;
  sent_at: Date | null;
  given_up_at: Date | null;
  error: string | null;
};
export type NoticeRow = Selectable<NoticeTable>;

type NoticeTables = { trouble: TroubleTable; notice: NoticeTable };

/** One row, once the product has run. */
type ClockTables = { clock: { one: Generated<boolean>; seen_at: Date; jumped_to: Date | null } };
