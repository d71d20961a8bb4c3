import { expect, test } from 'vitest';
import { changeOnGlass, type Judged, type SystemAudience, statusOf } from './presentation-status.ts';
import { type Schedule, unlimited } from './schedule.ts';

const id = '11111111-1111-4111-8111-111111111111';
const now = Date.parse('2026-11-16T10:00:00Z'); // a Monday, noon in Athens
const limits = (given: Partial<Schedule>): Schedule => ({ ...unlimited, ...given });
const march: Schedule = limits({ yearly: [{ kind: 'date', first: '03-25', last: '03-25' }] });
const june: Schedule = limits({ from: '2027-06-01T00:00' });
const lastMay: Schedule = limits({ until: '2026-05-04T00:00' });
const mornings: Schedule = limits({ hours: { from: '08:00', until: '12:00' } });
const images = { kind: 'image', atLeast: 4, have: 2 } as const;

const one = (given: Partial<Judged> = {}): Judged => ({
  ...{ id, active: true, missing: [], schedule: null, tags: [] },
  ...given,
});
type Group = SystemAudience['audiences'][number];
const group = (displays: number, given: Partial<Group> = {}): Group => ({
  ...{ tags: [], state: 'on', displays },
  ...given,
});
const paired = (audiences: Group[], shown?: { on: number; off: number }): SystemAudience => ({
  ...{ system: 'system1a', first: false, audiences, shown: shown ? { [id]: shown } : {} },
});
const two = paired([group(2)], { on: 2, off: 0 });
const empty = paired([group(2)]);
const next = (iso: string) => Date.parse(iso);

test.each<[string, Judged, SystemAudience, ReturnType<typeof statusOf>]>([
  ['on displays that answer', one(), two, { is: 'on', displays: 2, silent: 0, ended: 0 }],
  [
    'on one, while another of those that it is for is silent',
    one({ tags: ['λιμάνι'] }),
    paired(
      [
        group(1, { tags: ['Λιμανι'] }),
        group(1, { tags: ['λιμάνι'], state: 'silent' }),
        group(3, { state: 'silent' }),
      ],
      { on: 1, off: 0 },
    ),
    { is: 'on', displays: 1, silent: 1, ended: 0 },
  ],
  [
    'R-RIGHTS-03 without what may no longer be shown',
    one(),
    { ...two, ended: { [id]: { files: 1, gone: false } } },
    { is: 'on', displays: 2, silent: 0, ended: 1 },
  ],
  [
    'R-RIGHTS-03 nowhere, since nothing of it may be shown any more',
    one(),
    { ...empty, ended: { [id]: { files: 4, gone: true } } },
    { is: 'rights' },
  ],
  ['a draft', one({ active: false, missing: [images] }), empty, { is: 'draft', missing: [images] }],
  [
    'active, though the rules ask for more now',
    one({ missing: [images] }),
    empty,
    { is: 'lacking', missing: [images] },
  ],
  ['inactive', one({ active: false }), empty, { is: 'inactive' }],
  ['inactive, not yet heard of by two', one({ active: false }), two, { is: 'still', displays: 2 }],
  [
    'a draft in an earlier release that is shown again',
    one({ active: false, missing: [images] }),
    two,
    { is: 'still', displays: 2 },
  ],
  ['no display paired', one(), paired([]), { is: 'unpaired' }],
  ['no display paired, and not its time', one({ schedule: june }), paired([]), { is: 'unpaired' }],
  [
    'none has the tag',
    one({ tags: ['λιμάνι'] }),
    paired([group(2, { tags: ['πλατεία'] })]),
    { is: 'untagged', tags: ['λιμάνι'] },
  ],
  [
    'from June on',
    one({ schedule: june }),
    empty,
    { is: 'comes', at: next('2027-05-31T21:00:00Z'), again: false },
  ],
  [
    'on 25 March alone',
    one({ schedule: march }),
    empty,
    { is: 'comes', at: next('2027-03-24T22:00:00Z'), again: true },
  ],
  [
    'until noon, at noon',
    one({ schedule: mornings }),
    empty,
    { is: 'comes', at: next('2026-11-17T06:00:00Z'), again: true },
  ],
  ['its last day is over', one({ schedule: lastMay }), empty, { is: 'ended' }],
  ['its last day is over, and no display is paired', one({ schedule: lastMay }), paired([]), { is: 'ended' }],
  [
    'its screens are off by plan',
    one(),
    paired([group(2, { state: 'off' })], { on: 0, off: 2 }),
    { is: 'off', displays: 2 },
  ],
  ['all are silent', one(), paired([group(2, { state: 'silent' })]), { is: 'silent', displays: 2 }],
  ['none has received it', one(), paired([group(1), group(1, { state: 'silent' })]), { is: 'behind' }],
])('R-WORK-15 %s', (_, presentation, audience, status) => {
  expect(statusOf(presentation, audience, now)).toEqual(status);
});

const change = (before: Judged | null, after: Judged, audience = empty) =>
  changeOnGlass(before, after, { audience, now });

test.each<[string, ReturnType<typeof change>, ReturnType<typeof change>]>([
  [
    'planned for 25 March',
    change(one(), one({ schedule: march })),
    { is: 'leaves', displays: 2, until: next('2027-03-24T22:00:00Z') },
  ],
  ['deactivated', change(one(), one({ active: false })), { is: 'leaves', displays: 2, until: null }],
  [
    'for one tag alone',
    change(one(), one({ tags: ['λιμάνι'] }), paired([group(2), group(1, { tags: ['λιμάνι'] })])),
    { is: 'leaves', displays: 2, until: null },
  ],
  [
    'for two others',
    change(
      one({ tags: ['πλατεία'] }),
      one({ tags: ['λιμάνι'] }),
      paired([group(2, { tags: ['πλατεία'] }), group(2, { tags: ['λιμάνι'] })]),
    ),
    { is: 'leaves', displays: 2, until: null },
  ],
  ['where one display has it first', change(null, one(), { ...empty, first: true }), null],
  ['activated', change(one({ active: false }), one()), { is: 'goes', displays: 2, until: null }],
  ['created active', change(null, one()), { is: 'goes', displays: 2, until: null }],
  ['a title of what is shown', change(one(), one()), { is: 'goes', displays: 2, until: null }],
  ['a draft', change(one({ active: false }), one({ active: false })), null],
  [
    'where nobody answers',
    change(one(), one({ active: false }), paired([group(2, { state: 'silent' })])),
    null,
  ],
])('R-WORK-14 what a save changes on the displays: %s', (_, found, expected) => {
  expect(found).toEqual(expected);
});
