import { expect, test } from 'vitest';
import { nextStep } from './next-step.ts';

test.each([
  ['nothing is there', { active: 0, inactive: 0, incomplete: 0 }, 'begin'],
  ['drafts lack something', { active: 3, inactive: 2, incomplete: 1 }, 'complete'],
  ['all is complete but nothing shows', { active: 0, inactive: 2, incomplete: 0 }, 'activate'],
  ['all is well', { active: 3, inactive: 1, incomplete: 0 }, 'nothing'],
] as const)('R-SHELL-02 when %s', (_, counts, step) => {
  expect(nextStep(counts)).toBe(step);
});
