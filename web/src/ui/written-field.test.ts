import { expect, test } from 'vitest';
import { writings } from './written-field.tsx';

test.each([
  ['date', '15/08/2026', '2026-08-15'],
  ['date', '5.8.2026', '2026-08-05'],
  ['date', '30/02/2027', '2027-02-30'],
  ['dayOfYear', '24/12', '12-24'],
  ['dayOfYear', '6/1', '01-06'],
  ['hour', '9', '09:00'],
  ['hour', '930', '09:30'],
  ['hour', '17:05', '17:05'],
] as const)('%s: %s is kept as %s', (as, text, kept) => {
  expect(writings[as].fromText(text)).toBe(kept);
});

test.each([
  ['date', '2026-08-05', '05/08/2026'],
  ['dayOfYear', '01-06', '06/01'],
  ['hour', '09:30', '09:30'],
] as const)('%s: %s is shown as %s', (as, kept, text) => {
  expect(writings[as].toText(kept)).toBe(text);
});

test('what cannot be read stays as it was typed', () => {
  for (const as of ['date', 'dayOfYear', 'hour'] as const) {
    expect(writings[as].fromText('tomorrow')).toBe('tomorrow');
    expect(writings[as].toText('tomorrow')).toBe('tomorrow');
  }
});
