import { emptyAnnouncement } from '@psifida/contract/content/announcement';
import { emptyEvent } from '@psifida/contract/content/event';
import { expect, test } from 'vitest';
import { createNotices, type Notices, noNotices } from '../../../device/notices.ts';
import { anImageEntry, aPresentation } from '../../../testing/a-release.ts';
import { slotAt } from '../time/timetable.ts';
import { boardItems, boardMs } from './board-items.ts';
import { roundsWithBoard } from './rounds-with-board.ts';

const images = (count: number) => Array.from({ length: count }, (_, at) => anImageEntry(`image ${at}`));
const announcement = (name: string, changes: object = {}) => ({
  ...{ ...emptyAnnouncement, title: { el: name, en: name }, id: name },
  ...changes,
});
const saying = (count: number): Notices => ({
  ...noNotices,
  announcements: Array.from({ length: count }, (_, at) => announcement(`${at}`)),
});
const giving = (name: string, count: number, after: number, changes: object = {}) =>
  aPresentation(name, {
    entries: images(count),
    room: { announcements: true, events: true, after },
    ...changes,
  });
function plan(presentations: ReturnType<typeof giving>[], notices: Notices) {
  const items = presentations.flatMap(({ id, entries }) =>
    entries.map((entry) => ({ key: `${id} ${entry.id}`, presentation: id, entry: entry.id })),
  );
  return roundsWithBoard({ items, presentations, notices, mode: 'alternating', msOf: () => 12_000 });
}
const boardsIn = (rounds: ReturnType<typeof plan>, round = 0) =>
  rounds.orderOf(round).map(({ board }) => board?.key ?? '-');

test('R-BOARD-06 an announcement comes after so many images, and never after another one', () => {
  expect(boardsIn(plan([giving('one', 6, 3)], saying(2)))).toEqual([
    ...['-', '-', '-', 'announcement 0', '-', '-', '-', 'announcement 1'],
  ]);
  for (const [count, after] of [
    [1, 1],
    [4, 20],
    [7, 3],
    [2, 1],
  ] as const)
    for (const said of [1, 2, 5, 60]) {
      const order = boardsIn(plan([giving('one', count, after), giving('two', 3, 2)], saying(said)));
      expect(order.some((key, at) => key !== '-' && order[at + 1] !== '-' && at + 1 < order.length)).toBe(
        false,
      );
      expect(order[0]).toBe('-');
    }
});

test('R-BOARD-06 all announcements come equally often, and the number of images before one is kept where there are few', () => {
  const rounds = plan([giving('one', 4, 20)], saying(3));
  expect(rounds.length).toBe(15);
  expect(boardsIn(rounds).indexOf('announcement 0')).toBe(20);
  const order = boardsIn(plan([giving('one', 7, 3), giving('two', 5, 2)], saying(9)));
  const times = saying(9).announcements.map(
    ({ id }) => order.filter((key) => key === `announcement ${id}`).length,
  );
  expect(new Set(times).size).toBe(1);
});

test('without room, and with nothing to say, images follow one another as ever', () => {
  for (const rounds of [
    plan([giving('one', 4, 2, { room: null })], saying(3)),
    plan([giving('one', 4, 2)], noNotices),
  ])
    expect([rounds.length, boardsIn(rounds)]).toEqual([1, ['-', '-', '-', '-']]);
});

test('R-BOARD-07 shuffled too, what is on follows from the instant alone, and all rounds last equally long', () => {
  const of = () => plan([giving('one', 5, 2, { shuffle: true })], saying(4));
  const whole = (rounds: ReturnType<typeof plan>, round: number) =>
    rounds.keysOf(round).reduce((sum, key) => sum + rounds.msOf(key), 0);
  const [rounds, others] = [of(), of()];
  expect(whole(rounds, 7)).toBe(whole(rounds, 0));
  for (let at = 0; at < 40; at += 1) {
    const instant = 1_800_000_000_000 + at * 7_000;
    expect(slotAt(instant, rounds)).toEqual(slotAt(instant, others));
  }
});

test('so many images and announcements are planned within a moment', () => {
  const started = performance.now();
  const rounds = plan([giving('one', 499, 7), giving('two', 97, 5)], saying(200));
  rounds.keysOf(1);
  // A tenth of a second when it is quiet; what grew with the square of it would take minutes.
  expect(performance.now() - started).toBeLessThan(10_000);
});

const noon = Date.parse('2026-11-18T10:00:00Z');
const event = (name: string, begin: string, changes: object = {}) => ({
  ...{ ...emptyEvent, title: { el: name, en: name }, id: name, begin },
  ...changes,
});
const notices = (
  manifest: Parameters<typeof createNotices>[0]['manifest'],
  tags: string[] = [],
  trusted = true,
) => createNotices({ manifest, tags, trusted });

test('R-BOARD-05 what is over is not said, from its minute on; what presses comes first, and what is meant for others not at all', () => {
  const until = { ...announcement('ends').schedule, from: null, until: '2026-11-18T12:30' };
  const schedule = { ...until, weekdays: [], hours: null, yearly: [], exceptions: [] };
  const at = notices({
    announcements: [
      announcement('stays'),
      announcement('ends', { schedule }),
      announcement('presses', { pressing: 'important' }),
      announcement('harbour', { tags: ['harbour'] }),
    ],
    events: [event('goes', '2026-11-18T11:00', { end: '2026-11-18T12:30' })],
  });
  const said = (instant: number) => {
    const { announcements, today } = at(instant);
    return [...announcements, ...today].map(({ id }) => id);
  };
  expect(said(noon)).toEqual(['presses', 'stays', 'ends', 'goes']);
  expect(said(noon + 29 * 60_000 + 59_000)).toContain('ends');
  expect(said(noon + 30 * 60_000)).toEqual(['presses', 'stays']);
  expect(at(noon)).toBe(at(noon + 5_000));
});

test('without a trusted clock only what has no dates is said', () => {
  const schedule = {
    from: '2020-01-01T00:00',
    until: null,
    weekdays: [],
    hours: null,
    yearly: [],
    exceptions: [],
  };
  const manifest = {
    announcements: [announcement('always'), announcement('dated', { schedule })],
    events: [event('today', '2026-11-18T20:00')],
  };
  expect(notices(manifest, [], false)(noon)).toMatchObject({ announcements: [{ id: 'always' }], today: [] });
});

test('R-BOARD-08 events are those of today and of this week; many of them by category', () => {
  const many = Array.from({ length: 12 }, (_, at) =>
    event(`${at}`, `2026-11-${19 + (at % 3)}T20:00`, { category: at % 2 ? 'music' : 'theatre' }),
  );
  const told = notices({
    events: [event('now', '2026-11-18T20:00'), event('later', '2026-12-24T20:00'), ...many],
  })(noon);
  expect(told.today.map(({ id }) => id)).toEqual(['now']);
  expect(told.week).toHaveLength(12);
  const keys = boardItems(told, { announcements: true, events: true }).map(({ key }) => key);
  expect(keys).toEqual([
    'events today null 0',
    ...['events week theatre 0', 'events week theatre 1', 'events week music 0', 'events week music 1'],
  ]);
});

test('events of calendars are said beside own ones, until they are over', () => {
  const taken = (uid: string, begin: string) => ({
    ...{ uid, begin, end: null, wholeDay: false, category: 'music' as const, missing: 'en' as const },
    ...{ title: { el: uid, en: '' }, text: { el: '', en: '' }, place: { el: '', en: '' } },
    source: { el: 'Θέατρο', en: 'Theatre' },
  });
  const feedEvents = { feed: [taken('over', '2026-11-18T08:00'), taken('tonight', '2026-11-18T21:00')] };
  const told = createNotices({ manifest: {}, feedEvents, tags: [], trusted: true })(noon);
  expect(told.today.map(({ id, missing }) => [id, missing])).toEqual([['tonight', 'en']]);
});

test('R-BOARD-02 there is time to read it, the same on every display', () => {
  const [short, long] = ['', 'λέξη '.repeat(400)].map((text) =>
    boardItems(
      { ...noNotices, announcements: [announcement('a', { text: { el: text, en: '' } })] },
      { announcements: true, events: true },
    ),
  );
  expect(boardMs(short?.[0] as never, 'el')).toBe(10_000);
  expect(boardMs(long?.[0] as never, 'el')).toBeGreaterThan(120_000);
  expect(boardMs(long?.[0] as never, 'en')).toBe(10_000);
});
