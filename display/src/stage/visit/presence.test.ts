import { usualTimes, type VisitTimes } from '@psifida/contract/content/display';
import { expect, test } from 'vitest';
import { endsAt as endsAtIn, longestMs, nobodyYet, passed as passedIn, touched } from './use-presence.ts';

const idleMs = usualTimes.idleSeconds * 1_000;
const warningMs = usualTimes.warningSeconds * 1_000;
type Presence = typeof nobodyYet;
const endsAt = (presence: Presence) => endsAtIn(presence, usualTimes);
const passed = (presence: Presence, now: number, times: VisitTimes = usualTimes) =>
  passedIn(presence, now, times);

test('a touch begins a visit, and further touches belong to it', () => {
  const first = touched(nobodyYet, 1_000);
  expect(first).toMatchObject({ phase: 'here', visit: 1, since: 1_000 });
  expect(touched(first, 5_000)).toMatchObject({ phase: 'here', visit: 1, since: 5_000 });
});

test.each([
  ['a minute without a touch brings the question, and after it the visit ends', usualTimes],
  [
    'R-GLASS-12 a display may ask sooner or later than usual, and wait longer for the answer',
    { idleSeconds: 180, warningSeconds: 45 },
  ],
])('%s', (_what, times) => {
  const [idle, end] = [times.idleSeconds * 1_000, (times.idleSeconds + times.warningSeconds) * 1_000];
  const here = touched(nobodyYet, 0);
  expect(passed(here, idle - 1, times).phase).toBe('here');
  const warned = passed(here, idle, times);
  expect(warned.phase).toBe('warned');
  expect(passed(warned, end - 1, times).phase).toBe('warned');
  expect(passed(warned, end, times).phase).toBe('nobody');
});

test('a question that was asked late still waits for twenty seconds', () => {
  const warned = passed(touched(nobodyYet, 0), idleMs + 45_000);
  expect(endsAt(warned) - (idleMs + 45_000)).toBe(warningMs);
  expect(warningMs).toBeGreaterThanOrEqual(20_000);
});

test('any touch is an answer; the next visitor starts afresh', () => {
  const warned = passed(touched(nobodyYet, 0), idleMs);
  const back = touched(warned, idleMs + 3_000);
  expect(back).toMatchObject({ phase: 'here', visit: 1 });
  const gone = passed(passed(back, 1e6), 2e6);
  expect(gone.phase).toBe('nobody');
  expect(touched(gone, 3e6).visit).toBe(2);
});

test('a glass that is touched without an end is asked after half an hour, and only its own card is an answer', () => {
  let presence = touched(nobodyYet, 0);
  for (let now = 1_000; now < longestMs; now += 1_000) presence = touched(passed(presence, now), now);
  expect(presence).toMatchObject({ phase: 'here', visit: 1 });
  const asked = passed(presence, longestMs);
  expect(asked).toMatchObject({ phase: 'warned', insists: true });
  expect(touched(asked, longestMs + 1_000)).toBe(asked);
  expect(passed(asked, longestMs + warningMs).phase).toBe('nobody');
  // Whoever answers it stays, for another half hour.
  const back = touched(asked, longestMs + 2_000, true);
  expect(back).toMatchObject({ phase: 'here', visit: 1, insists: false });
  expect(passed(touched(back, longestMs + 50_000), longestMs + 60_000).phase).toBe('here');
});
