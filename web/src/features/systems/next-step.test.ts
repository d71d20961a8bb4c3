import { expect, test } from 'vitest';
import { nextStep } from './next-step.ts';

const shown = { due: [{}] };

test.each([
  ['nothing is there', { active: 0, inactive: 0, incomplete: 0, released: null }, 'begin'],
  [
    'what is active is only due in June',
    { active: 3, inactive: 0, incomplete: 1, released: { due: [] } },
    'nothing-due',
  ],
  ['drafts lack something', { active: 3, inactive: 2, incomplete: 1, released: shown }, 'complete'],
  [
    'all is complete but nothing shows',
    { active: 0, inactive: 2, incomplete: 0, released: null },
    'activate',
  ],
  ['all is well', { active: 3, inactive: 1, incomplete: 0, released: shown }, 'nothing'],
] as const)('R-SHELL-02 when %s', (_, counts, step) => {
  expect(nextStep(counts)).toBe(step);
});
