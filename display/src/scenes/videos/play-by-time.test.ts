import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { slotAt } from '../common/time/timetable.ts';
import { playByTime } from './play-by-time.ts';

const start = 30_000 * 1_000;
let set = 0;
/** What is no video. */
let words = '';
const now = () => Date.now() + set;
const wall = { now, runningAt: (at: number) => at, doubtMs: () => 0 } as never;

beforeEach(() => {
  [set, words] = [0, ''];
  vi.useFakeTimers({ now: start + 100 });
  vi.stubGlobal('requestAnimationFrame', () => 0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** As much of an element as a video needs that plays well. */
const anElement = () =>
  Object.assign(new EventTarget(), {
    ...{ currentTime: 0, playbackRate: 1, paused: true, ended: false, seeking: false, duration: 10 },
    play: async () => {},
  }) as unknown as HTMLVideoElement;

function play() {
  const elements = [anElement(), anElement()] as const;
  const fronts: string[] = [];
  const broken: string[] = [];
  const stop = new AbortController();
  void playByTime({
    ...{ elements, wall, signal: stop.signal },
    slotAt: (instant) => slotAt(instant, { keysOf: () => ['a', 'b', 'c'], msOf: () => 10_000 }),
    isBoard: ({ key }) => key === words,
    isSaid: () => true,
    onBoard: ({ key }) => fronts.push(key),
    load: async () => true,
    onFront: (_, { key }) => fronts.push(key),
    onBroken: (key) => broken.push(key),
    live: async () => {},
    onGlass: async () => {},
  });
  return { elements, fronts, broken, stop };
}

test('R-JOIN-06 a video that breaks while it plays is told of, and its time is left to its last frame', async () => {
  const { elements, fronts, broken, stop } = play();
  await vi.advanceTimersByTimeAsync(2_000);
  elements[0].dispatchEvent(new Event('error'));
  expect(broken).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(fronts).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(fronts).toEqual(['a', 'b']);
  elements[0].dispatchEvent(new Event('error'));
  expect(broken).toEqual(['a']);
  stop.abort();
});

test('R-JOIN-06 videos go on when the clock is set back: the one that is on by then', async () => {
  const { fronts, stop } = play();
  await vi.advanceTimersByTimeAsync(12_000);
  expect(fronts).toEqual(['a', 'b']);
  set = -3_600_000 - 10_000;
  // What is on by then is in its middle, and the jump there takes its time.
  await vi.advanceTimersByTimeAsync(6_000);
  expect(fronts).toEqual(['a', 'b', 'a']);
  stop.abort();
});

test('words stand between videos for their time, and the next video begins at its own', async () => {
  words = 'b';
  const { fronts, stop } = play();
  await vi.advanceTimersByTimeAsync(12_000);
  expect(fronts).toEqual(['a', 'b']);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(fronts).toEqual(['a', 'b', 'c']);
  stop.abort();
});
