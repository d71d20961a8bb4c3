import { hourCount } from '@psifida/contract/content/visits';
import { expect, test } from 'vitest';
import { createVisitCounter, type VisitorAction } from './visit-counter.ts';

const noon = Date.parse('2026-06-01T12:00:00Z');
const minute = 60_000;
const id = '00000000-0000-4000-8000-00000000000a';

function aDisplay() {
  const time = { running: 0, offset: noon, trusted: true };
  const counter = createVisitCounter({
    now: () => time.offset + time.running,
    running: () => time.running,
    isTrusted: () => time.trusted,
  });
  counter.want(true);
  const does = (visit: number, what: VisitorAction['what'], change: Partial<VisitorAction> = {}) =>
    counter.count({ visit, what, system: 'system7a', presentation: null, entry: null, ...change });
  const told = () => counter.take().map(({ hour, what, times }) => `${hour.slice(11, 13)} ${what} ${times}`);
  return { time, counter, does, told };
}

test('R-VISIT-02 an hour is told when it is over, as sums that say nothing else', () => {
  const { time, counter, does, told } = aDisplay();
  does(1, 'visit');
  does(1, 'english');
  does(1, 'opened', { presentation: id, entry: 'a' });
  does(1, 'opened', { presentation: id, entry: 'b' });
  time.running = 59 * minute;
  does(2, 'visit');
  expect(told()).toEqual([]);
  time.running = 61 * minute;
  does(3, 'visit');
  const taken = counter.take();
  const sum = { hour: '2026-06-01T12:00:00.000Z', system: 'system7a', presentation: null };
  expect(taken).toEqual([
    { ...sum, what: 'visit', times: 2 },
    { ...sum, what: 'english', times: 1 },
    { ...sum, what: 'opened', presentation: id, times: 2 },
  ]);
  for (const one of taken) expect(hourCount.safeParse(one).error).toBeUndefined();
  expect(told()).toEqual([]);
  time.running = 130 * minute;
  expect(told()).toEqual(['13 visit 1']);
});

test('the same thing counts once in a visit, and again in the next', () => {
  const { time, does, told } = aDisplay();
  for (const visit of [1, 1, 2, 2]) {
    does(visit, 'visit');
    does(visit, 'greek');
    does(visit, 'puzzle-solved', { presentation: id, entry: 'a' });
  }
  time.running = 61 * minute;
  expect(told()).toEqual(['12 visit 2', '12 greek 2', '12 puzzle-solved 2']);
});

test('R-VISIT-02 that larger text was needed is told only among five visits', () => {
  const { time, does, told } = aDisplay();
  for (const visit of [1, 2, 3, 4]) does(visit, 'visit');
  does(4, 'access');
  time.running = 61 * minute;
  expect(told()).toEqual(['12 visit 4']);
  does(5, 'visit');
  does(5, 'access');
  time.running = 130 * minute;
  expect(told()).toEqual(['13 visit 1', '13 access 1']);
});

test('R-VISIT-03 while it is not wanted nothing is counted, and what was not told is forgotten', () => {
  const { time, counter, does, told } = aDisplay();
  does(1, 'visit');
  counter.want(false);
  does(2, 'visit');
  time.running = 61 * minute;
  expect([told(), counter.waiting()]).toEqual([[], []]);
  expect(counter.resume([])).toEqual([]);
  counter.want(true);
  expect(told()).toEqual([]);
});

test('what a page before had counted goes on in the same hour', () => {
  const before = aDisplay();
  before.does(1, 'visit');
  const { time, counter, does, told } = aDisplay();
  expect(counter.resume(before.counter.waiting())).toEqual([]);
  time.running = 10 * minute;
  does(1, 'visit');
  expect(told()).toEqual([]);
  time.running = 61 * minute;
  expect(told()).toEqual(['12 visit 2']);
});

test('while the clock cannot be believed it waits, and is then told of the right hour', () => {
  const { time, does, told, counter } = aDisplay();
  Object.assign(time, { trusted: false, offset: 0 });
  does(1, 'visit');
  time.running = 90 * minute;
  does(2, 'visit');
  expect([told(), counter.waiting()]).toEqual([[], []]);
  Object.assign(time, { trusted: true, offset: noon });
  expect(told()).toEqual(['12 visit 1']);
});
