import { expect, test } from 'vitest';
import { notInCodes, pairingCode, typedCode } from './display.ts';

test('a code is what was meant, however it was typed', () => {
  expect(pairingCode.parse(' abc-D2 3')).toBe('ABCD23');
  expect(pairingCode.parse('αψδφλ9')).toBe('ACDFL9');
  for (const typed of ['ABCD2', 'ABCD234', 'ABCD0O', 'ΑΒΓΔΡ2', ''])
    expect(pairingCode.safeParse(typed).error?.issues[0]?.message).toBe('display.code-unknown');
});

test.each([
  ['k7m-2xn', 'K7M2XN', ''],
  [' K7M 2XN ', 'K7M2XN', ''],
  ['κ7μ2χδ', 'K7M2XD', ''],
  ['έ7ζ', 'E7Z', ''],
  ['K7Π2Ρ0', 'K7Π2Ρ0', 'ΠΡ0'],
  ['', '', ''],
])('%j is read as %j; nothing vanishes, and what is in no code is known: %j', (typed, code, foreign) => {
  expect(typedCode(typed)).toBe(code);
  expect(notInCodes(code).join('')).toBe(foreign);
});
