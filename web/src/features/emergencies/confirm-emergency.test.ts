import { expect, test } from 'vitest';
import { isTheWord } from './confirm-emergency.tsx';

test.each([
  ['ΕΚΤΑΚΤΟ', true],
  [' έκτακτο ', true],
  ['Εκτακτ', false],
  ['', false],
  ['EMERGENCY', false],
])('%j confirms an emergency message: %s', (typed, sure) => {
  expect(isTheWord(typed, 'ΕΚΤΑΚΤΟ')).toBe(sure);
});
