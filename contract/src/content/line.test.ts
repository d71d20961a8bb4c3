import { expect, test } from 'vitest';
import { line } from './line.ts';

test('blanks around it go, and one letter is written one way', () => {
  expect(line({ max: 20 }).parse('  Ισο\u0301γειο ')).toBe('Ισόγειο');
});

test.each([
  ['a\0', 'field.invalid'],
  ['a\ud800', 'field.invalid'],
  ['abcd', 'field.too-long'],
])('%j is refused', (value, code) => {
  expect(line({ max: 3 }).safeParse(value).error?.issues[0]?.message).toBe(code);
});
