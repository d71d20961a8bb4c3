import { expect, test } from 'vitest';
import { nextStep } from './next-step.ts';

const shown = { due: [{}] };

test.each([
  ['nothing is there', 0, 0, 0, null, 'begin'],
  ['there are drafts alone', 0, 0, 2, null, 'complete'],
  ['what is active is only due in June', 3, 0, 1, { due: [] }, 'nothing-due'],
  ['drafts lack something', 3, 2, 1, shown, 'complete'],
  ['all is complete but nothing shows', 0, 2, 0, null, 'activate'],
  ['all is well', 3, 1, 0, shown, 'nothing'],
] as const)('R-SHELL-02 when %s', (_, active, inactive, incomplete, released, step) => {
  expect(nextStep({ active, inactive, incomplete, released })).toBe(step);
});
