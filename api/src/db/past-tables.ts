import type { ReleaseSummary } from '@psifida/contract/content/release';
import type { Doubt, ErasableKind } from '@psifida/contract/content/shown';
import type { SystemId } from '@psifida/contract/registry/systems';
import type { ColumnType, Generated } from 'kysely';

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
  shown_title: { presentation_id: string; system: SystemId; title_el: string; title_en: string };
  shown_release: { system: SystemId; number: number; last_day: Day };
  past_release: {
    system: SystemId;
    number: number;
    hash: string;
    manifest: string;
    presentations: ColumnType<ReleaseSummary['presentations'], string, string>;
    return_of: number | null;
    reason: string;
    made_at: Date;
    until: Date;
    by_id: string | null;
    by_name: string | null;
    erased_at: Date | null;
  };
  past_display: {
    id: string;
    system: SystemId;
    name: string;
    place: string;
    gone_at: Generated<Date>;
  };
  visit_by_display: { display_id: string; day: Day; counts: Buffer };
  visit_by_system: { system: SystemId; day: Day; counts: Buffer };
  visit_counting: { counting: boolean; at: Date | null; by_id: string | null; by_name: string | null };
  erased: { id: string; kind: ErasableKind; at: Generated<Date>; by_id: string; by_name: string };
};
