import type { Bilingual } from '@psifida/contract/bilingual';
import { dateAt } from '@psifida/contract/content/athens-time';
import type { FeedEvent } from '@psifida/contract/content/feed-event';
import { occurrencesOf, spanOf } from '@psifida/contract/content/occurrences';
import type { Interval } from '@psifida/contract/content/schedule';
import type { PlannedEvent } from '@psifida/contract/endpoints/calendar';

/** An event of the town's own has an id and a page, one of a calendar its name. */
export type EventRow = { key: string; title: Bilingual; times: Interval[] } & (
  | { id: string; source?: undefined }
  | { id?: undefined; source: Bilingual }
);

/** What takes place within a span, by when it first does; of a calendar what is called the same is one. */
export function eventRows(
  own: readonly PlannedEvent[],
  fromCalendars: readonly FeedEvent[],
  { start, end }: Interval,
): EventRow[] {
  const rows: EventRow[] = own.map((event) => {
    const times = occurrencesOf(event, dateAt(start), dateAt(end)).map(spanOf);
    return { key: event.id, id: event.id, title: event.title, times };
  });
  const alike = new Map<string, EventRow>();
  for (const event of fromCalendars) {
    const { title, source } = event;
    const key = JSON.stringify([source, title]);
    const row = alike.get(key) ?? { key, title, source, times: [] };
    const time = spanOf(event);
    if (!row.times.some((one) => one.start === time.start)) row.times.push(time);
    alike.set(key, row);
  }
  const firstOf = ({ times }: EventRow) => times[0]?.start ?? end;
  return [...rows, ...alike.values()]
    .map((row) => ({ ...row, times: row.times.filter((one) => one.start < end && one.end > start) }))
    .filter(({ times }) => times.length > 0)
    .sort((one, other) => firstOf(one) - firstOf(other));
}
