import { expect, test } from 'vitest';
import { typedCode } from './typed-code.ts';

test.each([
  ['k7m-2xq', 'K7M2XQ'],
  [' K7M 2XQ ', 'K7M2XQ'],
  ['κ7μ2χδ', 'K7M2XD'],
  ['K7M2XQ9999', 'K7M2XQ'],
  ['', ''],
])('the code typed as %j is read as %j', (typed, code) => {
  expect(typedCode(typed)).toBe(code);
});
