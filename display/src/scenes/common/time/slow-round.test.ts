import { describe, expect, test } from 'vitest';
import { alongBezier, begunAt, easedSteps, paceOf, slowPace, stepsOf } from './slow-round.ts';

test('a round is made of whole steps, as many on each way, and about as long as was asked for', () => {
  expect(stepsOf({ ms: 15_000, stepMs: 50 }, 16)).toEqual({ steps: 19, ms: 15_200 });
  expect(stepsOf({ ms: 3_200, stepMs: 50 }, 64)).toEqual({ steps: 1, ms: 3_200 });
  expect(stepsOf({ ms: 10, stepMs: 50 }, 8)).toEqual({ steps: 1, ms: 400 });
});

test('whatever begins or goes on at any time takes its steps at the same instants as all others', () => {
  for (const [now, far] of [
    [1_234.5, 0],
    [98_765.4, 11_000],
    [17, 5_432.1],
  ] as const) {
    const begun = begunAt(now, far, 50);
    expect(begun % 50).toBeCloseTo(0);
    // Nobody sees that it is a little ahead or behind.
    expect(Math.abs(now - begun - far)).toBeLessThanOrEqual(25);
  }
});

describe('what goes a way in a while', () => {
  test('is drawn as often as it goes half a pixel, and never more often than thirty times a second', () => {
    expect([0, 1, 7.5, 8, 10, 11, 15, 70].map(paceOf)).toEqual([15, 15, 15, 20, 20, 30, 30, 30]);
  });

  test('is drawn so often in each of its seconds, and at least once', () => {
    expect(slowPace(15_200, 1_000)).toBe('steps(456)');
    expect(slowPace(15_200, 30)).toBe('steps(228)');
    expect(slowPace(0, 10)).toBe('steps(1)');
  });

  test('takes whole steps in any whole number of seconds with a fade before and after them', () => {
    for (const pxASecond of [1, 8, 70])
      for (const seconds of [4, 7, 12, 61])
        expect(((seconds * 1_000 + 2 * 1_600) * paceOf(pxASecond)) / 1_000).toBeCloseTo(
          Math.round((seconds + 3.2) * paceOf(pxASecond)),
        );
  });
});

describe('a way that is slow at its ends', () => {
  const ease = [0.42, 0, 0.58, 1] as const;

  test('is where the style sheet would have it', () => {
    expect([0, 0.25, 0.5, 0.75, 1].map((share) => alongBezier(ease, share))).toEqual(
      [0, 0.129, 0.5, 0.871, 1].map((far) => expect.closeTo(far, 3)),
    );
  });

  test('stands still within each of its thirty steps a second, and ends where it was to', () => {
    expect(easedSteps(ease, 100)).toBe(
      'linear(0.0000 0.000% 33.333%, 0.2318 33.333% 66.667%, 0.7682 66.667% 100.000%, 1 100%)',
    );
  });
});
