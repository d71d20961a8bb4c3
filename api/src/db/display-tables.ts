import type { AlertSettings } from '@psifida/contract/content/cap';
import type {
  EmergencyLevel,
  HealthReport,
  LanguageMode,
  YouAreHere,
} from '@psifida/contract/content/display';
import type { TrialState } from '@psifida/contract/content/first-display';
import type { InstructionKind, outcomes } from '@psifida/contract/content/instruction';
import type { WallDraft } from '@psifida/contract/content/joined-wall';
import type { TownLook } from '@psifida/contract/content/look';
import type { NewsRefusal } from '@psifida/contract/content/news-refusal';
import type { ReleaseSummary } from '@psifida/contract/content/release';
import type { ScreenPlan } from '@psifida/contract/content/screen-plan';
import type { Doubt, ErasableKind } from '@psifida/contract/content/shown';
import type { SoundLevels } from '@psifida/contract/content/sound-levels';
import type { SystemId } from '@psifida/contract/registry/systems';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { By, Title } from './columns.ts';

type ReleaseTable = {
  system: SystemId;
  number: number;
  hash: string;
  manifest: string;
  presentations: ColumnType<ReleaseSummary['presentations'], string, string>;
  rows_hash: string;
  return_of: number | null;
  /** Sizes of its images were still being made; it is made again when this step is behind all of them. */
  awaits: 'usable' | 'largest' | null;
  reason: string;
  made_at: Generated<Date>;
  by_id: string | null;
  by_name: string | null;
  /** Something in it was erased from the past. */
  erased_at: Generated<Date | null>;
  /** Since when it has been for all displays; null: only the first display has had it. */
  opened_at: Date | null;
};
export type ReleaseRow = Selectable<ReleaseTable>;

type DisplayTable = {
  id: string;
  system: SystemId;
  name: string;
  place: string;
  language_mode: LanguageMode;
  width_mm: number;
  viewing_distance_mm: number;
  lower_edge_mm: ColumnType<number | null, number | undefined, number>;
  audio: boolean;
  tags: Generated<string[]>;
  idle_seconds: Generated<number>;
  warning_seconds: Generated<number>;
  search: Generated<string>;
  you_are_here: ColumnType<YouAreHere, string | undefined, string | undefined>;
  screen_plan: ColumnType<ScreenPlan | null, string | null | undefined, string | null>;
  sound: ColumnType<SoundLevels | null, string | null | undefined, string | null>;
  token_hash: string | null;
  token_used: Generated<boolean>;
  identify_until: Date | null;
  identify_heard: Generated<boolean>;
  temporary: Generated<boolean>;
  version: Generated<number>;
  paired_at: Date;
  paired_by_id: string;
  paired_by_name: string;
  settled_at: Date;
};
export type DisplayRow = Selectable<DisplayTable>;

type DisplayHealthTable = {
  display_id: string;
  seen_at: Date | null;
  report: ColumnType<HealthReport | null, string | null, string | null>;
  behind_since: Date | null;
  showing_since: Date | null;
  stream: string | null;
  stream_host: string | null;
  stream_since: Date | null;
  taken_at: Date | null;
  taken_by_id: string | null;
  taken_by_name: string | null;
  /** When the trouble that somebody has taken on was over. */
  back_at: Date | null;
};

type EmergencyTable = By &
  Title & {
    id: string;
    level: EmergencyLevel;
    text_el: string;
    text_en: string;
    easy_el: Generated<string>;
    easy_en: Generated<string>;
    sign_sha256: string | null;
    for_all: boolean;
    tags: Generated<string[]>;
    sent_at: Date;
    until: Date;
    drill: Generated<boolean>;
    ended_at: Date | null;
    ended_by_id: string | null;
    ended_by_name: string | null;
  };
export type EmergencyRow = Selectable<EmergencyTable>;

type InstructionTable = By & {
  id: string;
  kind: InstructionKind;
  value: number | null;
  tags: string[];
  given_at: Date;
  until: Date;
  display_count: number;
};
export type InstructionRow = Selectable<InstructionTable>;

type WallTable = {
  id: string;
  system: WallDraft['system'];
  name: string;
  language_mode: WallDraft['languageMode'];
  viewing_distance_mm: number;
  version: Generated<number>;
};
export type WallRow = Selectable<WallTable>;
type FirstDisplayTable = {
  system: SystemId;
  is_on: boolean;
  display_id: string | null;
  wait_minutes: number | null;
  /** The newest release that is for all displays; what is newer is held. */
  open_number: number;
  /** When what the others are due last became something else by an opening, and not by a new release. */
  due_since: Date;
  tried_number: number | null;
  state: TrialState;
  state_since: Date;
  well_since: Date | null;
  reported: ColumnType<HealthReport['errors'], string, string>;
  looked_at: Date | null;
  watched_since: Date | null;
};
export type FirstDisplayRow = Selectable<FirstDisplayTable>;

type AlertTable = Title & {
  id: Generated<string>;
  by_id: string;
  by_name: string;
  sender: string;
  identifier: string;
  sent: Date;
  received_at: Date;
  /** A released one may have ended since: its message says so. */
  state: 'proposed' | 'released' | 'dismissed' | 'replaced' | 'cancelled';
  level: EmergencyLevel;
  drill: boolean;
  text_el: string;
  text_en: string;
  area: string;
  until: Date;
  replaces: Generated<string[]>;
  supersedes: Generated<string[]>;
  emergency_id: string | null;
};
export type AlertRow = Selectable<AlertTable>;

type AlertSourceTable = {
  id: string;
  name: string;
  address: string;
  seen: Generated<string[]>;
  failure: NewsRefusal | null;
  failing_since: Date | null;
  failures: Generated<number>;
  next_at: Generated<Date>;
};
export type AlertSourceRow = Selectable<AlertSourceTable>;

export type DisplayTables = {
  alert: AlertTable;
  alert_source: AlertSourceTable;
  alert_settings: {
    only_row: Generated<boolean>;
    settings: ColumnType<AlertSettings, string, string>;
  };
  town_look: { only_row: Generated<boolean>; look: ColumnType<TownLook, string, string> };
  first_display: FirstDisplayTable;
  release: ReleaseTable;
  release_file: { system: SystemId; file_sha256: string; until: number | null };
  display: DisplayTable;
  display_health: DisplayHealthTable;
  stream_host: { id: string; alive_until: Date };
  pairing: {
    secret_hash: string;
    code: string;
    address: string;
    network: string;
    display_id: string | null;
    expires_at: Date;
  };
  pairing_attempt: { id: string; by_id: string; at: Date };
  instruction: InstructionTable;
  instruction_display: {
    instruction_id: string;
    display_id: string;
    taken_at: Date | null;
    ended_at: Date | null;
    outcome: (typeof outcomes)[number] | null;
    detail: Generated<string>;
  };
  joined_wall: WallTable;
  joined_wall_place: {
    display_id: string;
    wall_id: string;
    x_mm: number;
    y_mm: number;
    width_mm: number;
    height_mm: number;
  };
  glass_image: { display_id: string; taken_at: Date; jpeg: Buffer };
  emergency: EmergencyTable;
  emergency_display: {
    emergency_id: string;
    display_id: string;
    name: string;
    place: string;
    shown_at: Date | null;
  };
};

/** A date as PostgreSQL writes it; the driver's own would be an instant in this process's time zone. */
type Day = ColumnType<unknown, string, string>;

export type PastTables = {
  shown_day: { display_id: string; day: Day; shown: Buffer };
  shown_by_display: {
    display_id: string;
    day: Day;
    presentation_id: string;
    system: SystemId;
    seconds: number;
    times: number;
  };
  shown_by_system: { system: SystemId; day: Day; presentation_id: string; seconds: number; times: number };
  shown_doubtful: {
    display_id: string;
    received_on: Day;
    reason: Doubt;
    records: number;
    earliest: Date;
    latest: Date;
  };
  shown_title: Title & { presentation_id: string; system: SystemId };
  shown_release: { system: SystemId; number: number; last_day: Day };
  past_release: Omit<ReleaseTable, 'rows_hash' | 'awaits' | 'made_at' | 'opened_at'> & {
    made_at: Date;
    until: Date;
  };
  past_display: Pick<DisplayTable, 'id' | 'system' | 'name' | 'place'> & { gone_at: Generated<Date> };
  visit_by_display: { display_id: string; day: Day; counts: Buffer };
  visit_by_system: { system: SystemId; day: Day; counts: Buffer };
  visit_counting: { counting: boolean; at: Date | null; by_id: string | null; by_name: string | null };
  erased: By & { id: string; kind: ErasableKind; at: Generated<Date> };
};
