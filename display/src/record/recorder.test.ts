import { expect, test } from 'vitest';
import { createRecorder, type Seen } from './recorder.ts';

const noon = Date.parse('2026-06-01T12:00:00Z');
const second = 1_000;
const minute = 60 * second;
const a: Seen = { system: 'system1a', release: 3, presentation: 'a' };
const b: Seen = { ...a, presentation: 'b' };
const calm: Seen = { ...a, presentation: null };

function aDisplay() {
  const time = { running: 0, offset: noon, trusted: true };
  const recorder = createRecorder({
    now: () => time.offset + time.running,
    running: () => time.running,
    isTrusted: () => time.trusted,
  });
  /** Shows it for so long, looked at every half minute as the player does. */
  const show = (seen: Seen | null, ms: number) => {
    recorder.see(seen);
    for (let left = ms; left > 0; left -= 30 * second) {
      time.running += Math.min(left, 30 * second);
      recorder.see(seen);
    }
  };
  const told = () =>
    recorder
      .take()
      .map(({ presentation, release, from, until, continued }) => [
        `${presentation}${continued ? ' goes on' : ''} of ${release}`,
        (Date.parse(from) - noon) / second,
        (Date.parse(until) - noon) / second,
      ]);
  return { time, recorder, show, told };
}

test('one thing after the other, without a gap; the calm picture is told of as well', () => {
  const { show, told } = aDisplay();
  show(a, 70 * second);
  show(b, 10 * second);
  show(calm, 20 * second);
  expect(told()).toEqual([
    ['a of 3', 0, 70],
    ['b of 3', 70, 80],
    ['null of 3', 80, 100],
  ]);
});

test('what stays is told in pieces that go on, and each is taken once', () => {
  const { show, told } = aDisplay();
  show(a, minute);
  expect(told()).toEqual([['a of 3', 0, 60]]);
  expect(told()).toEqual([]);
  show(a, 31 * minute);
  expect(told()).toEqual([
    ['a goes on of 3', 60, 60 + 1800],
    ['a goes on of 3', 1860, 1920],
  ]);
});

test('a new release of what is on the glass goes on', () => {
  const { show, told } = aDisplay();
  show(a, 30 * second);
  show({ ...a, release: 4 }, 30 * second);
  expect(told()).toEqual([
    ['a of 3', 0, 30],
    ['a goes on of 4', 30, 60],
  ]);
});

test('while the machine sleeps nothing is on the glass', () => {
  const { time, show, told } = aDisplay();
  show(a, 30 * second);
  time.running += 8 * 60 * minute;
  show(a, 30 * second);
  expect(told()).toEqual([
    ['a of 3', 0, 30],
    ['a of 3', 28_830, 28_860],
  ]);
});

test('while the clock cannot be believed it waits, and is then told by the right one', () => {
  const { time, show, told, recorder } = aDisplay();
  Object.assign(time, { trusted: false, offset: 0 });
  show(a, 30 * second);
  show(b, 30 * second);
  expect(told()).toEqual([]);
  expect(recorder.waiting()).toEqual([]);
  Object.assign(time, { trusted: true, offset: noon });
  expect(told()).toEqual([
    ['a of 3', 0, 30],
    ['b of 3', 30, 60],
  ]);
});

test('a page that cannot be seen shows nothing', () => {
  const { show, told } = aDisplay();
  show(a, 30 * second);
  show(null, minute);
  show(a, 30 * second);
  expect(told()).toEqual([
    ['a of 3', 0, 30],
    ['a of 3', 90, 120],
  ]);
});
