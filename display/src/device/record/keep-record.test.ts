import { expect, test } from 'vitest';
import { createRecorder, type Seen } from './keep-record.ts';

const noon = Date.parse('2026-06-01T12:00:00Z');
const second = 1_000;
const minute = 60 * second;
const a: Seen = { system: 'system1a', release: 3, presentation: 'a' };
const b: Seen = { ...a, presentation: 'b' };
const standby: Seen = { ...a, presentation: null };

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
  const since = (iso: string) => (Date.parse(iso) - noon) / second;
  const told = () =>
    recorder.take().map(({ presentation, release, from, until, continued }) => {
      const what = `${presentation}${continued ? ' goes on' : ''} of ${release}`;
      return `${what}: ${since(from)} to ${since(until)}`;
    });
  return { time, recorder, show, told };
}

test('one thing after the other, without a gap; a new release goes on, and the standby image is told of as well', () => {
  const { show, told } = aDisplay();
  show(a, 70 * second);
  show({ ...a, release: 4 }, 30 * second);
  show(b, 10 * second);
  show(standby, 20 * second);
  expect(told()).toEqual([
    'a of 3: 0 to 70',
    'a goes on of 4: 70 to 100',
    'b of 3: 100 to 110',
    'null of 3: 110 to 130',
  ]);
});

test('what stays is told in pieces that go on, and each is taken once', () => {
  const { show, told } = aDisplay();
  show(a, minute);
  expect(told()).toEqual(['a of 3: 0 to 60']);
  expect(told()).toEqual([]);
  show(a, 31 * minute);
  expect(told()).toEqual(['a goes on of 3: 60 to 1860', 'a goes on of 3: 1860 to 1920']);
});

test('while the machine sleeps, or the page cannot be seen, nothing is on the glass', () => {
  const { time, show, told } = aDisplay();
  show(a, 30 * second);
  show(null, minute);
  show(a, 30 * second);
  time.running += 8 * 60 * minute;
  show(a, 30 * second);
  expect(told()).toEqual(['a of 3: 0 to 30', 'a of 3: 90 to 120', 'a of 3: 28920 to 28950']);
});

test('while the clock cannot be believed it waits, and is then told by the right one', () => {
  const { time, show, told, recorder } = aDisplay();
  Object.assign(time, { trusted: false, offset: 0 });
  show(a, 30 * second);
  show(b, 30 * second);
  expect([told(), recorder.waiting()]).toEqual([[], []]);
  Object.assign(time, { trusted: true, offset: noon });
  expect(told()).toEqual(['a of 3: 0 to 30', 'b of 3: 30 to 60']);
});
