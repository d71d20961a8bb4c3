import { expect, test } from 'vitest';
import { pairingCode } from './display.ts';

test('a code is what was meant, however it was typed', () => {
  expect(pairingCode.parse(' abc-D2 3')).toBe('ABCD23');
  expect(pairingCode.parse('αψδφλ9')).toBe('ACDFL9');
  for (const typed of ['ABCD2', 'ABCD234', 'ABCD0O', 'ΑΒΓΔΡ2', ''])
    expect(pairingCode.safeParse(typed).error?.issues[0]?.message).toBe('display.code-unknown');
});
