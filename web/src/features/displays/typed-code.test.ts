import { expect, test } from 'vitest';
import { typedCode } from './typed-code.ts';

test.each([
  ['k7m-2xn', 'K7M2XN'],
  [' K7M 2XN ', 'K7M2XN'],
  ['κ7μ2χδ', 'K7M2XD'],
  ['K7M2XN9999', 'K7M2XN'],
  ['', ''],
])('the code typed as %j is read as %j', (typed, code) => {
  expect(typedCode(typed)).toBe(code);
});
