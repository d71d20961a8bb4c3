import { expect, test } from 'vitest';
import { lineOf } from './icon-line.ts';

const pen =
  'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

test('R-SHELL-16 an icon of one line is drawn as a line', () => {
  expect(lineOf(`<path ${pen} d="m5 12l5 5L20 7"/>`)).toBe('m5 12l5 5L20 7');
});

test('R-SHELL-16 lines of one icon are one, and each begins where it did alone', () => {
  expect(lineOf(`<g ${pen}><path d="M3 12h.01"/><path d="m9 14l-4-4"/></g>`)).toBe('M3 12h.01M0 0m9 14l-4-4');
});

test.each([
  ['a filled one', '<path fill="currentColor" d="M0 0h1v1z"/>'],
  ['one that is partly filled', `<g ${pen}><path d="M1 1"/><path fill="currentColor" d="M2 2"/></g>`],
  ['one of another pen', `<path ${pen.replace('"2"', '"1"')} d="M1 1"/>`],
  ['another shape', `<circle ${pen} r="2"/>`],
  ['a script after it', `<path ${pen} d="M1 1"/><script>`],
  ['something that acts', `<path ${pen} onload="x" d="M1 1"/>`],
  ['something else among the points', `<path ${pen} d="M1 1&quot;url(x)"/>`],
  ['no line', ''],
])('R-SHELL-16 %s stays an image', (_, body) => {
  expect(lineOf(body)).toBeNull();
});
