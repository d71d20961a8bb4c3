import { missingOf, refusalOf, toProposed } from '@psifida/api/features/news/alerts/judge-alert';
import { lackingIn } from '@psifida/contract/bilingual';
import { addDays, dateAt } from '@psifida/contract/content/athens-time';
import { capAlert } from '@psifida/contract/content/cap';
import { contradictionsOfItem, itemContents, unfinishedTexts } from '@psifida/contract/content/library-item';
import { occurrencesOf } from '@psifida/contract/content/occurrences';
import { expect, test } from 'vitest';
import { announcements, drillAt, events, toAnnouncement, toEvent } from './town.ts';

const anyPoint = {
  presentation: '5f0c7b1e-0000-4000-8000-000000000001',
  entry: '5f0c7b1e-0000-4000-8000-000000000002',
};
const images = { get: () => null } as never;
const points = { get: () => anyPoint } as never;

test('R-TOWN-06 the demonstration announces something, complete in both languages', () => {
  const all = announcements.map((one) => toAnnouncement(one, { images }));
  expect(all.length).toBeGreaterThanOrEqual(3);
  for (const content of all) {
    expect(itemContents.announcement.safeParse(content).error?.issues ?? []).toEqual([]);
    expect([...unfinishedTexts(content), lackingIn(content.text)]).toEqual([null]);
  }
});

test.each([0, 3, 200])(
  'R-TOWN-06 it has an event on every day of any week, %i days after it was filled in',
  (days) => {
    const now = Date.parse('2030-06-05T12:00Z');
    const all = events.map((one) => toEvent(one, { images, points, now }));
    for (const content of all) {
      expect(itemContents.event.safeParse(content).error?.issues ?? []).toEqual([]);
      expect([...contradictionsOfItem(content), ...unfinishedTexts(content)]).toEqual([]);
    }
    const today = addDays(dateAt(now), days);
    for (let day = 0; day < 7; day += 1) {
      const date = addDays(today, day);
      expect(
        all.flatMap((one) => occurrencesOf(one, date, addDays(date, 1))),
        date,
      ).not.toEqual([]);
    }
  },
);

test('R-TOWN-06 a drill waits in it, in both languages', () => {
  const now = Date.now();
  const alert = capAlert.parse(drillAt(now));
  expect(refusalOf({ alert, senders: [], now })).toBeNull();
  const proposed = toProposed(alert, now);
  expect(proposed).toMatchObject({ drill: true, level: 'danger', until: new Date(now + 24 * 3_600_000) });
  expect(missingOf(proposed)).toEqual([]);
});
