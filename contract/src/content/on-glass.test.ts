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

test('what has no schedule is due for ever', () => {
  expect(dueAt([always], now)).toEqual({ presentations: ['always'], since: null, until: null, next: [] });
});

test('nothing is due until June, and then until July', () => {
  expect(dueAt([june], now)).toEqual({
    presentations: [],
    since: null,
    until: at('2027-05-31T21:00:00Z'),
    next: ['june'],
  });
  expect(dueAt([june], at('2027-06-15T12:00:00Z'))).toEqual({
    presentations: ['june'],
    since: at('2027-05-31T21:00:00Z'),
    until: at('2027-06-30T21:00:00Z'),
    next: [],
  });
  expect(dueAt([june], at('2027-08-01T00:00:00Z'))).toMatchObject({ presentations: [], until: null });
});

test('hours and weekdays: since when, until when, and what follows', () => {
  expect(dueAt([mornings], at('2026-11-16T09:00:00Z'))).toMatchObject({
    presentations: ['mornings'],
    since: at('2026-11-16T06:00:00Z'),
    until: at('2026-11-16T10:00:00Z'),
  });
  expect(dueAt([sundays], now)).toMatchObject({
    presentations: [],
    since: at('2026-11-15T22:00:00Z'),
    until: at('2026-11-21T22:00:00Z'),
    next: ['sundays'],
  });
});

test('the night on which the clocks go back: a window ends at the later of the two hours', () => {
  const night: Timed = { id: 'night', schedule: limits({ hours: { from: '02:00', until: '03:30' } }) };
  const { since, until } = dueAt([night], at('2026-10-25T00:10:00Z'));
  expect([since, until]).toEqual([at('2026-10-24T23:00:00Z'), at('2026-10-25T01:30:00Z')]);
});

test('of several, the first turn of any counts', () => {
  const due = dueAt([always, mornings], at('2026-11-16T09:00:00Z'));
  expect(due.presentations).toEqual(['always', 'mornings']);
  expect(due).toMatchObject({ until: at('2026-11-16T10:00:00Z'), next: ['always'] });
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

test('green only while something is due and on the glass', () => {
  expect(judge({})).toEqual({ glass: 'shows', state: 'green', since: ago(second) });
  expect(judge({ seenAt: ago(amberAfterMs - 1) }).state).toBe('green');
  expect(judge({ showing: null })).toEqual({ glass: 'behind', state: 'amber', since: ago(second) });
  expect(judge({ showing: null, darkSince: ago(redAfterMs) }).state).toBe('red');
  expect(judge({ showing: 'june' }, [always, june]).glass).toBe('behind');
});

test('nothing due is no alarm, and never green', () => {
  expect(judge({ showing: null }, [june])).toMatchObject({ glass: 'nothing-due', state: 'amber' });
  expect(judge({ showing: null }, [])).toMatchObject({ glass: 'nothing-due', state: 'amber' });
});

test('what has begun or ended a moment ago may still be unsaid', () => {
  const began = limits({ from: '2026-11-16T12:00' });
  expect(judge({ showing: null }, [{ id: 'new', schedule: began }]).glass).toBe('shows');
  const ended: Timed = { id: 'old', schedule: limits({ until: '2026-11-16T12:00' }) };
  expect(judge({ showing: 'old' }, [always, ended]).glass).toBe('shows');
});

test('amber after two minutes of silence, red after five', () => {
  expect(judge({ seenAt: ago(amberAfterMs) })).toEqual({
    glass: 'silent',
    state: 'amber',
    since: ago(amberAfterMs),
  });
  expect(judge({ seenAt: ago(redAfterMs - 1) }).state).toBe('amber');
  expect(judge({ seenAt: ago(redAfterMs) }).state).toBe('red');
});

test('behind for five minutes is red, however well it reports; with nothing yet it is still fetching', () => {
  expect(judge({ behindSince: ago(1) })).toEqual({ glass: 'behind', state: 'amber', since: ago(1) });
  expect(judge({ behindSince: ago(redAfterMs) }).state).toBe('red');
  expect(judge({ behindSince: ago(1), hasRelease: false }).glass).toBe('fetching');
});

test('a visitor who stays keeps a release waiting, and nobody is alarmed', () => {
  const busy = judge({ behindSince: ago(3 * redAfterMs), waiting: true });
  expect(busy).toEqual({ glass: 'waits', state: 'amber', since: ago(3 * redAfterMs) });
});

test('in trouble since the first of its troubles', () => {
  const facts = { seenAt: ago(amberAfterMs), behindSince: ago(redAfterMs) };
  expect(judge(facts)).toEqual({ glass: 'silent', state: 'red', since: ago(redAfterMs) });
});

test('one that has never reported is in trouble since it was taken in', () => {
  expect(judge({ seenAt: null, pairedAt: ago(second) })).toMatchObject({ glass: 'new', state: 'amber' });
  expect(judge({ seenAt: null, pairedAt: ago(redAfterMs) }).state).toBe('red');
});

test('a display is judged by what is meant for it: with nothing for its tags, nothing is due there', () => {
  const harbour: Timed = { id: 'harbour', schedule: null, tags: ['Λιμάνι'] };
  const judged = (tags: string[]) => judge({ showing: 'harbour' }, meantFor([harbour, june], tags)).glass;
  expect(judged(['λιμανι'])).toBe('shows');
  expect(judged(['πλατεία'])).toBe('nothing-due');
});

test('R-CARE-11 a screen that is off by plan is well while it is heard of, and not when it is silent or behind', () => {
  const asleep = { asleep: true, showing: null, darkSince: ago(2 * redAfterMs) };
  expect(judge(asleep)).toMatchObject({ glass: 'asleep', state: 'green' });
  expect(judge({ ...asleep, seenAt: ago(redAfterMs) })).toMatchObject({ glass: 'silent', state: 'red' });
  expect(judge({ ...asleep, behindSince: ago(redAfterMs) })).toMatchObject({ glass: 'behind', state: 'red' });
});
