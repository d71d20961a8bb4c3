import { expect, test } from 'vitest';
import { framesStopMs, type Pulse, remedy } from './watchdog.ts';

const minute = 60_000;
const well: Pulse = {
  now: 20 * minute,
  lastFrame: 20 * minute,
  lastShow: 19 * minute,
  visiting: false,
  longestFilmMs: 0,
  lastRestart: 0,
};

test('what goes on is left alone', () => {
  expect(remedy(well)).toBe('none');
  expect(remedy({ ...well, lastShow: null })).toBe('none');
});

test('an item that never ends is started afresh, unless somebody is busy with it', () => {
  expect(remedy({ ...well, lastShow: 9 * minute })).toBe('restart');
  expect(remedy({ ...well, lastShow: 9 * minute, visiting: true })).toBe('none');
  expect(remedy({ ...well, lastShow: 9 * minute, lastRestart: 15 * minute })).toBe('none');
});

test('a long film is waited for', () => {
  expect(remedy({ ...well, lastShow: 5 * minute, longestFilmMs: 14 * minute })).toBe('none');
});

test('when no frame is drawn any more, first a fresh scene and then a fresh page', () => {
  const lastFrame = well.now - framesStopMs;
  expect(remedy({ ...well, lastFrame })).toBe('restart');
  const restarted = { ...well, lastFrame, lastRestart: well.now };
  expect(remedy(restarted)).toBe('none');
  expect(remedy({ ...restarted, now: well.now + framesStopMs })).toBe('reload');
});
