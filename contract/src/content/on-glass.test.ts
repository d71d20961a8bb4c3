import { expect, test } from 'vitest';
import {
  amberAfterMs,
  dueAt,
  type GlassFacts,
  judgeGlass,
  meantFor,
  redAfterMs,
  type Timed,
} from './on-glass.ts';
import { type Schedule, unlimited } from './schedule.ts';

const at = (iso: string) => Date.parse(iso);
const limits = (given: Partial<Schedule>): Schedule => ({ ...unlimited, ...given });
const always: Timed = { id: 'always', schedule: null };
const june: Timed = { id: 'june', schedule: limits({ from: '2027-06-01T00:00', until: '2027-07-01T00:00' }) };
const mornings: Timed = { id: 'mornings', schedule: limits({ hours: { from: '08:00', until: '12:00' } }) };
const sundays: Timed = { id: 'sundays', schedule: limits({ weekdays: [7] }) };
const now = at('2026-11-16T10:00:00Z'); // a Monday, noon in Athens

test.each<[string, Timed[], string, string | null, string | null, string, string]>([
  ['always', [always], '2026-11-16T10:00', null, null, 'always', ''],
  ['nothing until June', [june], '2026-11-16T10:00', null, '2027-05-31T21:00', '', 'june'],
  ['June until July', [june], '2027-06-15T12:00', '2027-05-31T21:00', '2027-06-30T21:00', 'june', ''],
  ['nothing after June', [june], '2027-08-01T00:00', '2027-06-30T21:00', null, '', ''],
  ['Sundays', [sundays], '2026-11-16T10:00', '2026-11-15T22:00', '2026-11-21T22:00', '', 'sundays'],
  [
    'a window that ends at the later of two equal hours',
    [{ id: 'night', schedule: limits({ hours: { from: '02:00', until: '03:30' } }) }],
    '2026-10-25T00:10',
    '2026-10-24T23:00',
    '2026-10-25T01:30',
    'night',
    '',
  ],
  [
    'of several, the first turn of any counts',
    [always, mornings],
    '2026-11-16T09:00',
    '2026-11-16T06:00',
    '2026-11-16T10:00',
    'always mornings',
    'always',
  ],
])('what is due, since when, until when, and what follows: %s', (_, timed, when, since, until, due, next) => {
  const ids = (text: string) => text.split(' ').filter(Boolean);
  expect(dueAt(timed, at(`${when}:00Z`))).toEqual({
    presentations: ids(due),
    since: since && at(`${since}:00Z`),
    until: until && at(`${until}:00Z`),
    next: ids(next),
  });
});

const second = 1_000;
const ago = (ms: number) => now - ms;
const judge = (facts: Partial<GlassFacts>, timed: readonly Timed[] = [always]) =>
  judgeGlass(
    {
      pairedAt: ago(10 * redAfterMs),
      seenAt: ago(second),
      behindSince: null,
      darkSince: null,
      hasRelease: true,
      showing: 'always',
      waiting: false,
      asleep: false,
      ...facts,
    },
    { timed, due: dueAt(timed, now) },
    now,
  );

const began: Timed = { id: 'new', schedule: limits({ from: '2026-11-16T12:00' }) };
const ended: Timed = { id: 'old', schedule: limits({ until: '2026-11-16T12:00' }) };
const asleep = { asleep: true, showing: null, darkSince: ago(2 * redAfterMs) };
const inTrouble = { seenAt: ago(amberAfterMs), behindSince: ago(redAfterMs) };

test.each<[string, Partial<GlassFacts>, Partial<ReturnType<typeof judge>>, Timed[]?]>([
  ['green while something is due and shown', {}, { glass: 'shows', state: 'green', since: ago(second) }],
  ['green while it was heard of lately', { seenAt: ago(amberAfterMs - 1) }, { state: 'green' }],
  ['behind without it', { showing: null }, { glass: 'behind', state: 'amber', since: ago(second) }],
  ['red when dark for long', { showing: null, darkSince: ago(redAfterMs) }, { state: 'red' }],
  ['behind with what is not due', { showing: 'june' }, { glass: 'behind' }, [always, june]],
  ['nothing due is no alarm', { showing: null }, { glass: 'nothing-due', state: 'amber' }, [june]],
  ['nothing at all is no alarm', { showing: null }, { glass: 'nothing-due', state: 'amber' }, []],
  ['what has begun a moment ago may still be unsaid', { showing: null }, { glass: 'shows' }, [began]],
  ['and what has ended', { showing: 'old' }, { glass: 'shows' }, [always, ended]],
  [
    'amber after two minutes of silence',
    { seenAt: ago(amberAfterMs) },
    { glass: 'silent', state: 'amber', since: ago(amberAfterMs) },
  ],
  ['until five', { seenAt: ago(redAfterMs - 1) }, { state: 'amber' }],
  ['red after five', { seenAt: ago(redAfterMs) }, { state: 'red' }],
  ['behind', { behindSince: ago(1) }, { glass: 'behind', state: 'amber', since: ago(1) }],
  ['red when behind for long, however well it reports', { behindSince: ago(redAfterMs) }, { state: 'red' }],
  ['still fetching with nothing yet', { behindSince: ago(1), hasRelease: false }, { glass: 'fetching' }],
  [
    'nobody is alarmed where a visitor keeps a release waiting',
    { behindSince: ago(3 * redAfterMs), waiting: true },
    { glass: 'waits', state: 'amber', since: ago(3 * redAfterMs) },
  ],
  [
    'in trouble since the first trouble',
    inTrouble,
    { glass: 'silent', state: 'red', since: ago(redAfterMs) },
  ],
  ['never reported', { seenAt: null, pairedAt: ago(second) }, { glass: 'new', state: 'amber' }],
  ['never, and taken in long ago', { seenAt: null, pairedAt: ago(redAfterMs) }, { state: 'red' }],
  ['R-CARE-11 off by plan and heard of', asleep, { glass: 'asleep', state: 'green' }],
  ['R-CARE-11 but silent', { ...asleep, seenAt: ago(redAfterMs) }, { glass: 'silent', state: 'red' }],
  ['R-CARE-11 but behind', { ...asleep, behindSince: ago(redAfterMs) }, { glass: 'behind', state: 'red' }],
])('%s', (_what, facts, expected, timed = [always]) => {
  expect(judge(facts, timed)).toMatchObject(expected);
});

test('a display is judged by what is meant for it: with nothing for its tags, nothing is due there', () => {
  const harbour: Timed = { id: 'harbour', schedule: null, tags: ['Λιμάνι'] };
  const judged = (tags: string[]) => judge({ showing: 'harbour' }, meantFor([harbour, june], tags)).glass;
  expect(judged(['λιμανι'])).toBe('shows');
  expect(judged(['πλατεία'])).toBe('nothing-due');
});
