import { expect, test } from 'vitest';
import { instantOf } from './athens-time.ts';
import { isAwake, type ScreenPlan, screenPlan } from './screen-plan.ts';

const day = { from: '08:00', until: '22:00' };
const plan: ScreenPlan = {
  // Saturday past midnight, Sunday off.
  week: [day, day, day, day, day, { from: '18:00', until: '01:00' }, null],
  exceptions: [
    { first: '2026-08-15', last: '2026-08-15', hours: null },
    { first: '2026-12-24', last: '2026-12-26', hours: { from: '10:00', until: '02:00' } },
  ],
};
const awake = (wall: string) => isAwake(plan, instantOf(`2026-${wall}`));

test('R-CARE-10 a screen is on by the hours of its weekday, past midnight too', () => {
  expect(screenPlan.parse(plan)).toEqual(plan);
  for (const wall of ['05-04T08:00', '05-04T21:59', '05-09T23:30', '05-10T00:30'])
    expect(awake(wall), wall).toBe(true);
  for (const wall of ['05-04T07:59', '05-04T22:00', '05-09T17:00', '05-10T01:00', '05-10T12:00'])
    expect(awake(wall), wall).toBe(false);
  expect(isAwake(null, 0)).toBe(true);
});

test('R-CARE-10 days of their own come before the week', () => {
  // From Thursday to Saturday; the last night goes on into Sunday, and Sunday itself is off.
  for (const wall of ['12-24T10:00', '12-27T01:59']) expect(awake(wall), wall).toBe(true);
  const closedSaturday = ['08-15T19:00', '08-16T00:30'];
  for (const wall of [...closedSaturday, '12-24T08:30', '12-27T02:00', '12-27T12:00'])
    expect(awake(wall), wall).toBe(false);
});

test('what cannot be is refused', () => {
  for (const wrong of [
    { ...plan, week: [day] },
    { ...plan, week: plan.week.map(() => ({ from: '08:00', until: '08:00' })) },
    { ...plan, exceptions: [{ first: '2026-08-16', last: '2026-08-15', hours: null }] },
  ])
    expect(screenPlan.safeParse(wrong).success).toBe(false);
});
