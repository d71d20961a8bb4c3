import { expect, test } from 'vitest';
import { framesStopMs, type Pulse, remedy } from './use-watchdog.ts';

const minute = 60_000;
const well: Pulse = {
  ...{ now: 20 * minute, lastFrame: 20 * minute, lastShow: 19 * minute },
  ...{ visiting: false, longestVideoMs: 0, lastRestart: 0 },
};

test.each<[string, Partial<Pulse>, ReturnType<typeof remedy>]>([
  ['what goes on is left alone', {}, 'none'],
  ['what has not begun is left alone', { lastShow: null }, 'none'],
  ['an item that never ends is started afresh', { lastShow: 9 * minute }, 'restart'],
  ['unless somebody is busy with it', { lastShow: 9 * minute, visiting: true }, 'none'],
  ['or it was only just started afresh', { lastShow: 9 * minute, lastRestart: 15 * minute }, 'none'],
  ['a long video is waited for', { lastShow: 5 * minute, longestVideoMs: 14 * minute }, 'none'],
])('%s', (_what, pulse, expected) => {
  expect(remedy({ ...well, ...pulse })).toBe(expected);
});

test('when no frame is drawn any more, first a fresh scene and then a fresh page', () => {
  const lastFrame = well.now - framesStopMs;
  expect(remedy({ ...well, lastFrame })).toBe('restart');
  const restarted = { ...well, lastFrame, lastRestart: well.now };
  expect(remedy(restarted)).toBe('none');
  expect(remedy({ ...restarted, now: well.now + framesStopMs })).toBe('reload');
});
