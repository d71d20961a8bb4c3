import { expect, test } from 'vitest';
import { amberAfterMs, displayState, pairingCode, redAfterMs } from './display.ts';

const now = 1_000_000_000;
const ago = (ms: number) => now - ms;
const second = 1_000;
const stateOf = (facts: Partial<Parameters<typeof displayState>[0]>) =>
  displayState({ seenAt: ago(second), behindSince: null, pairedAt: ago(10 * redAfterMs), ...facts }, now);

test('green only while it reports and shows what it should', () => {
  expect(stateOf({})).toEqual({ state: 'green', since: ago(second) });
  expect(stateOf({ seenAt: ago(amberAfterMs - 1) }).state).toBe('green');
  expect(stateOf({ behindSince: ago(1) })).toEqual({ state: 'amber', since: ago(1) });
});

test('amber after two minutes of silence, red after five', () => {
  expect(stateOf({ seenAt: ago(amberAfterMs) })).toEqual({ state: 'amber', since: ago(amberAfterMs) });
  expect(stateOf({ seenAt: ago(redAfterMs - 1) }).state).toBe('amber');
  expect(stateOf({ seenAt: ago(redAfterMs) })).toEqual({ state: 'red', since: ago(redAfterMs) });
});

test('behind for five minutes is red, however well it reports', () => {
  expect(stateOf({ behindSince: ago(redAfterMs - 1) }).state).toBe('amber');
  expect(stateOf({ behindSince: ago(redAfterMs) })).toEqual({ state: 'red', since: ago(redAfterMs) });
});

test('in trouble since the first of its troubles', () => {
  const facts = { seenAt: ago(amberAfterMs), behindSince: ago(redAfterMs) };
  expect(stateOf(facts)).toEqual({ state: 'red', since: ago(redAfterMs) });
  // Having been seen a while ago is no trouble yet.
  expect(stateOf({ seenAt: ago(60 * second), behindSince: ago(second) }).since).toBe(ago(second));
});

test('one that has never reported is in trouble since it was taken in', () => {
  expect(stateOf({ seenAt: null, pairedAt: ago(second) })).toEqual({ state: 'amber', since: ago(second) });
  expect(stateOf({ seenAt: null, pairedAt: ago(redAfterMs) }).state).toBe('red');
});

test('a code is what was meant, however it was typed', () => {
  expect(pairingCode.parse(' abc-D2 3')).toBe('ABCD23');
  expect(pairingCode.parse('αψδφλ9')).toBe('ACDFL9');
  for (const typed of ['ABCD2', 'ABCD234', 'ABCD0O', 'ΑΒΓΔΡ2', ''])
    expect(pairingCode.safeParse(typed).error?.issues[0]?.message).toBe('display.code-unknown');
});
