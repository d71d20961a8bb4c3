import { redAfterMs } from '@psifida/contract/content/on-glass';
import { expect, test } from 'vitest';
import { judgeTrial } from './watch-trials.ts';

const minute = 60_000;
const now = 100 * minute;
type Trial = Parameters<typeof judgeTrial>[0];
type First = NonNullable<Parameters<typeof judgeTrial>[1]>;

const trial = (change: Partial<Trial> = {}): Trial => ({
  ...{ state: 'coming', stateSince: 0, wellSince: null, waitMinutes: 30, watchedSince: 0 },
  ...change,
});
const first = (change: Partial<First> = {}): First => ({
  ...{ glass: 'shows', state: 'green', since: now, asleep: false, hasIt: true },
  ...change,
});
const after = (minutes: number) => trial({ state: 'shown', wellSince: now - minutes * minute });
const judged = (of: Trial, by: First | null) => judgeTrial(of, by, now);

test('R-FIRST-02 its time begins when the first display shows it well, and it opens when all of it has passed', () => {
  expect(judged(trial(), first())).toEqual({ state: 'shown', wellSince: now, opens: false });
  expect(judged(after(29), first())).toMatchObject({ wellSince: now - 29 * minute, opens: false });
  expect(judged(after(30), first())).toMatchObject({ opens: true });
});

test('R-FIRST-02 until somebody says so, no time opens it', () => {
  expect(judged({ ...after(99), waitMinutes: null }, first())).toMatchObject({
    state: 'shown',
    opens: false,
  });
});

test('R-FIRST-02 another release on its glass counts for nothing, however green it is', () => {
  expect(judged(after(99), first({ hasIt: false }))).toEqual({
    state: 'coming',
    wellSince: null,
    opens: false,
  });
});

test('R-FIRST-03 what interrupts it begins the time anew', () => {
  for (const glass of ['silent', 'behind'] as const)
    expect(judged(after(99), first({ glass, state: 'amber', since: now - 3 * minute }))).toEqual({
      ...{ state: 'coming', wellSince: null, opens: false },
    });
});

test('R-FIRST-03 red with it on the glass it stops, and stays so when the display is well again', () => {
  const red = first({ glass: 'silent', state: 'red', since: now - redAfterMs });
  expect(judged(after(99), red)).toEqual({ state: 'dark', wellSince: null, opens: false });
  for (const state of ['dark', 'errors'] as const)
    expect(judged({ ...after(99), state }, first())).toEqual({ state, wellSince: null, opens: false });
});

test('R-FIRST-03 a display that does not take it is told, and is judged once it does', () => {
  const late = first({ glass: 'behind', state: 'red', since: now - redAfterMs, hasIt: false });
  expect(judged(trial(), late)).toMatchObject({ state: 'not-taken' });
  const stillNot = first({ glass: 'behind', state: 'amber', since: now, hasIt: false });
  expect(judged(trial({ state: 'not-taken' }), stillNot)).toMatchObject({ state: 'not-taken' });
  expect(judged(trial({ state: 'not-taken' }), first())).toMatchObject({ state: 'shown', wellSince: now });
});

test('what happened while nobody looked, because the product was off, stops nothing', () => {
  const silent = first({ glass: 'silent', state: 'red', since: now - 60 * minute });
  expect(judged({ ...after(99), watchedSince: now - minute }, silent)).toMatchObject({ state: 'coming' });
});

test('R-FIRST-04 asleep by plan, with a visitor or with nothing due it waits, and none of that is trouble', () => {
  const silent = first({ glass: 'silent', state: 'red', since: 0, asleep: true });
  expect(judged(after(99), silent)).toMatchObject({ state: 'asleep', opens: false });
  expect(judged(trial(), first({ glass: 'waits', state: 'amber', hasIt: false }))).toMatchObject({
    state: 'waits',
  });
  expect(judged(after(99), first({ glass: 'nothing-due', state: 'amber' }))).toMatchObject({
    state: 'nothing-due',
  });
});

test('R-FIRST-04 a night, or hours with nothing due, pause the count, and what was counted before them is not lost', () => {
  const evening = after(20);
  const night = judged(evening, first({ glass: 'silent', state: 'red', since: 0, asleep: true }));
  expect(night).toEqual({ state: 'asleep', wellSince: evening.wellSince, opens: false });
  const { state, wellSince } = night;
  expect(judged(trial({ state, wellSince, stateSince: now - 15 * minute }), first())).toMatchObject({
    ...{ state: 'shown', wellSince: now - 5 * minute },
  });
  const asleep = trial({ state, stateSince: now - 15 * minute, wellSince: now - 35 * minute });
  const morning = judged(asleep, first({ glass: 'silent', state: 'amber', since: now - minute }));
  expect(morning).toEqual({ state: 'coming', wellSince: now - 20 * minute, opens: false });
  const waking = trial({ state: 'coming', stateSince: now, wellSince: morning.wellSince });
  expect(judged(waking, first())).toEqual({ ...morning, state: 'shown' });
  const idle = trial({ state: 'nothing-due', stateSince: now - 15 * minute, wellSince: now - 45 * minute });
  expect(judged(idle, first())).toEqual({ state: 'shown', wellSince: now - 30 * minute, opens: true });
});

test('R-FIRST-04 without a first display nothing opens by itself', () => {
  expect(judged(after(99), null)).toEqual({ state: 'gone', wellSince: null, opens: false });
});
