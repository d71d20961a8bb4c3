import { expect, test } from 'vitest';
import { askWithin, spreadOf } from './instruction.ts';

test('R-CARE-07 one display asks and begins at once; many do so over some seconds, so that whoever saves meanwhile is served', () => {
  expect([1, 2, 20, 200, 2_000].map(askWithin)).toEqual([0, 10, 190, 1_990, 19_990]);
  for (const kind of ['reload', 'image', 'volume'] as const)
    expect([1, 2, 20, 200].map((told) => spreadOf(kind, told))).toEqual([0, 20, 380, 3_980]);
  expect(spreadOf('reload', 2_000)).toBe(39_980);
  expect(spreadOf('volume', 100_000), 'each has time left').toBe(150_000);
});

test('R-CARE-07 what takes long on each display is spread over minutes, and each has time left to do it', () => {
  expect(spreadOf('fetch-again', 1)).toBe(0);
  expect(spreadOf('fetch-again', 101)).toBe(60_000);
  expect(spreadOf('reboot', 5_000)).toBe(5 * 60_000);
});
