import { expect, test } from 'vitest';
import { toastLifetime } from './success.ts';

test('R-SHELL-17 a toast closes by itself after a second', () => {
  expect(toastLifetime).toBe(1000);
});
