import { expect, test } from 'vitest';
import { formatOf, spreadLines } from './format-of.ts';

test.each([
  ['recipes.JSON', 'title;', 'json'],
  ['recipes.csv', '[', 'csv'],
  ['', '\uFEFF [{"id":1}]', 'json'],
  ['', 'id;title', 'csv'],
] as const)('a file named %s that begins with %s is %s', (name, text, format) => {
  expect(formatOf(text, name)).toBe(format);
});

test('elements that share a line get lines of their own', () => {
  expect(spreadLines('[{"a":1},{"a":2}]', 'json').split('\n')).toEqual(['[', '{"a":1},', '{"a":2}', ']']);
  const written = '[\n  {"a":1},\n  {"a":2}\n]';
  expect(spreadLines(written, 'json')).toBe(written);
  expect(spreadLines('[{', 'json')).toBe('[{');
  expect(spreadLines('a;b', 'csv')).toBe('a;b');
});
