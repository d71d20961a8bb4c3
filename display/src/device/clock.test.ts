import { expect, test } from 'vitest';
import { createClock, isPlausible } from './clock.ts';

const day = 24 * 60 * 60_000;
const noon = Date.parse('2026-03-29T12:00:00Z');

/** A device whose clock and running time the test sets. */
function aDevice(device: number, kept?: Parameters<typeof createClock>[0]) {
  const time = { device, running: 0 };
  return { time, clock: createClock(kept, { device: () => time.device, running: () => time.running }) };
}

test('the clock runs by what the server said, whatever happens to the device’s own', () => {
  const { time, clock } = aDevice(noon - day);
  expect(clock.isTrusted()).toBe(false);
  time.running = 1_000;
  clock.heard(noon, 900, 1_100);
  expect(clock.now()).toBe(noon);
  expect(clock.isTrusted()).toBe(true);
  expect(clock.offsetMs()).toBe(day);
  time.running = 61_000;
  time.device = 0;
  expect(clock.now()).toBe(noon + 60_000);
});

test('after a start without a server the kept offset holds, if the time can be right', () => {
  const { clock } = aDevice(noon + day, { offsetMs: 5_000, lastKnown: noon });
  expect(clock.isTrusted()).toBe(true);
  expect(clock.now()).toBe(noon + day + 5_000);
});

test.each([
  ['before the time that was surely reached', noon - day],
  ['years later', noon + 500 * day],
])('a device that wakes up %s is not believed', (_case, device) => {
  expect(isPlausible({ offsetMs: 0, lastKnown: noon }, device)).toBe(false);
});

test('a clock that nobody believes still goes on from the last known time, so that a message ends', () => {
  const { time, clock } = aDevice(0, { offsetMs: 0, lastKnown: noon });
  time.running = 90_000;
  expect(clock.now()).toBe(noon + 90_000);
  expect(clock.isTrusted()).toBe(false);
});

test('R-JOIN-06 an answer that was quick holds against a slow one, until it has grown too old or cannot be right', () => {
  const { time, clock } = aDevice(noon);
  const hear = (serverTime: number, tripMs: number) =>
    clock.heard(serverTime, time.running - tripMs, time.running);
  time.running = 10_000;
  hear(noon, 400);
  expect(clock.doubtMs()).toBe(200);
  hear(noon + 30, 10);
  expect(clock.now()).toBe(noon + 35);
  time.running += 20_000;
  hear(noon + 19_980, 300);
  expect(clock.now()).toBe(noon + 20_035);
  // Clocks part: after hours the newest answer is the best one.
  time.running += 3 * 60 * 60_000;
  const later = clock.now() + 200;
  hear(later, 300);
  expect(clock.now()).toBe(later + 150);
  // The server's clock was set.
  hear(later + 60_000, 1_000);
  expect(clock.now()).toBe(later + 60_500);
  expect(clock.runningAt(clock.now() + 5)).toBe(time.running + 5);
});

test('R-JOIN-06 what the server needed to answer does not make the clock wrong', () => {
  const { time, clock } = aDevice(noon);
  time.running = 1_000;
  // 10 ms on the way there, 180 ms in hand, 10 ms back.
  clock.heard(noon, 800, 1_000, 180);
  expect(clock.now()).toBe(noon + 10);
  expect(clock.doubtMs()).toBe(10);
});
