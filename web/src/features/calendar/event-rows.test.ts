import { instantOf } from '@psifida/contract/content/athens-time';
import type { FeedEvent } from '@psifida/contract/content/feed-event';
import type { PlannedEvent } from '@psifida/contract/endpoints/calendar';
import { expect, test } from 'vitest';
import { eventRows } from './event-rows.ts';
import { spanOf } from './span.ts';

const week = spanOf('week', '2026-10-25');
const own = (id: string, change: Partial<PlannedEvent>): PlannedEvent => ({
  ...{ id, title: { el: id, en: id }, begin: '2026-10-20T10:00', end: null, wholeDay: false },
  ...{ repeats: null, except: [], ...change },
});
const ofCalendar = (title: string, begin: string): FeedEvent => ({
  ...{ uid: begin, title: { el: title, en: '' }, text: { el: '', en: '' }, place: { el: '', en: '' } },
  ...{ begin, end: null, wholeDay: false, category: 'theatre', source: { el: 'Θέατρο', en: 'Theatre' } },
});

test('R-EVENT-07 events of a week stand in rows by when they first take place, own ones and those of calendars', () => {
  const repeats = { every: 1, unit: 'week' as const, weekdays: [5, 7], until: null };
  const rows = eventRows(
    [
      own('market', { begin: '2026-09-04T08:00', end: '2026-09-04T14:00', repeats, except: ['2026-10-23'] }),
      own('fair', { begin: '2026-10-17T00:00', end: '2026-10-19T00:00', wholeDay: true }),
      own('over', { begin: '2026-10-18T20:00' }),
    ],
    [
      ofCalendar('Αντιγόνη', '2026-10-21T21:00'),
      ofCalendar('Αντιγόνη', '2026-10-22T21:00'),
      ofCalendar('Αντιγόνη', '2026-10-22T21:00'),
    ],
    week,
  );
  expect(rows.map(({ title, times }) => [title.el, times.map(({ start }) => start)])).toEqual([
    ['fair', [instantOf('2026-10-17T00:00')]],
    ['Αντιγόνη', [instantOf('2026-10-21T21:00'), instantOf('2026-10-22T21:00')]],
    ['market', [instantOf('2026-10-25T08:00')]],
  ]);
  expect(rows.map(({ id, source }) => id ?? source?.en)).toEqual(['fair', 'Theatre', 'market']);
});
