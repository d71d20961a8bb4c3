import { expect, test } from 'vitest';
import { emptyEvent } from './event.ts';
import { planOfItem } from './library-item.ts';
import type { SystemAudience } from './presentation-status.ts';
import { unlimited } from './schedule.ts';
import { nextOccurrence, saidWhile, type TownPlan } from './town-plan.ts';
import { type JudgedTown, statusOfTown } from './town-status.ts';

const id = '11111111-1111-4111-8111-111111111111';
const now = Date.parse('2026-11-16T10:00:00Z'); // a Monday, noon in Athens
type Group = SystemAudience['audiences'][number];
const group = (displays: number, given: Partial<Group> = {}): Group => ({
  ...{ tags: [], state: 'on', displays, room: ['announcement', 'event'] },
  ...given,
});
const system = (audiences: Group[], shown?: { on: number; off: number }): SystemAudience => ({
  ...{ system: 'system1a', first: false, audiences, shown: shown ? { [id]: shown } : {} },
});
const plan = (change: object = {}): TownPlan => ({ schedule: null, tags: [], ...change });
const event = (begin: string, change: object = {}): Partial<JudgedTown> => ({
  kind: 'event',
  plan: planOfItem({ ...emptyEvent, begin, ...change }) as TownPlan,
});
const one = (given: Partial<JudgedTown> = {}): JudgedTown => ({
  ...{ id, kind: 'announcement', active: true, missing: [], plan: plan() },
  ...given,
});
const text = { part: 'text', atLeast: 1, have: 0 } as const;
const june = plan({ schedule: { ...unlimited, from: '2027-06-01T00:00' } });
const lastMay = plan({ schedule: { ...unlimited, until: '2026-05-04T00:00' } });
const monthly = { every: 1, unit: 'month', weekdays: [], until: null };
const at = (iso: string) => Date.parse(iso);
const two = [system([group(2)], { on: 2, off: 0 }), system([group(1)], { on: 1, off: 0 })];
const none = [system([group(2)])];

test.each<[string, JudgedTown, SystemAudience[], ReturnType<typeof statusOfTown>]>([
  ['on displays of several systems', one(), two, { is: 'on', displays: 3, silent: 0, ended: 0 }],
  ['a draft', one({ active: false, missing: [text] }), none, { is: 'draft', missing: [text] }],
  ['inactive', one({ active: false }), none, { is: 'inactive' }],
  ['no display is paired', one(), [system([])], { is: 'unpaired' }],
  ['nothing gives it room', one(), [system([group(2, { room: ['event'] })])], { is: 'roomless' }],
  ['none has the tag', one({ plan: plan({ tags: ['λιμάνι'] }) }), none, { is: 'untagged', tags: ['λιμάνι'] }],
  [
    'it comes in June',
    one({ plan: june }),
    none,
    { is: 'comes', at: at('2027-05-31T21:00:00Z'), again: false, event: false },
  ],
  ['its schedule has ended', one({ plan: lastMay }), none, { is: 'ended' }],
  ['none has received it', one(), none, { is: 'behind' }],
  [
    'an event of this week',
    one(event('2026-11-22T21:00')),
    two,
    { is: 'on', displays: 3, silent: 0, ended: 0 },
  ],
  [
    'an event of next week, which is announced six days before',
    one(event('2026-11-23T21:00')),
    none,
    { is: 'comes', at: at('2026-11-16T22:00:00Z'), again: false, event: true },
  ],
  ['an event that has taken place', one(event('2026-11-16T09:00')), none, { is: 'over' }],
  [
    'an event that comes again each month',
    one(event('2026-11-10T21:00', { repeats: monthly })),
    none,
    { is: 'comes', at: at('2026-12-03T22:00:00Z'), again: false, event: true },
  ],
  [
    'an event whose last time is over',
    one(event('2026-10-10T21:00', { repeats: { ...monthly, until: '2026-11-12' } })),
    none,
    { is: 'over' },
  ],
])('R-TOWN-07 %s', (_, item, systems, status) => {
  expect(statusOfTown(item, systems, now)).toEqual(status);
});

test('R-TOWN-07 an event is said until its end, by the clock of the town', () => {
  const { plan: of } = one(event('2026-11-16T20:00', { end: '2026-11-16T22:30' }));
  expect(saidWhile(of, now)).toMatchObject({ from: '2026-11-10T00:00', until: '2026-11-16T22:30' });
});

test('R-TOWN-07 an event takes place next at its next time, and once it is over at its first', () => {
  type Plan = Parameters<typeof nextOccurrence>[0];
  const next = (given: Partial<JudgedTown>) => nextOccurrence(given.plan as Plan, now).begin;
  expect(next(event('2026-10-10T21:00', { repeats: monthly }))).toBe('2026-12-10T21:00');
  expect(next(event('2026-10-10T21:00'))).toBe('2026-10-10T21:00');
});
