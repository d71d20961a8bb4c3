import { expect, test } from 'vitest';
import { keyMeans } from './document-keys.ts';

const press = (key: string, held: { ctrlKey?: boolean; metaKey?: boolean; shiftKey?: boolean } = {}) =>
  keyMeans({ ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, key, ...held });

test.each([
  ['z', {}, 'undo'],
  ['ζ', {}, 'undo'],
  ['Z', { shiftKey: true }, 'redo'],
  ['Ζ', { shiftKey: true }, 'redo'],
  ['y', {}, 'redo'],
  ['υ', {}, 'redo'],
  ['s', {}, 'save'],
  ['σ', {}, 'save'],
  ['a', {}, null],
  // The W of a Greek keyboard: it closes the tab, and saves nothing.
  ['ς', {}, null],
])('Ctrl and %s %o', (key, held, meaning) => {
  expect(press(key, { ctrlKey: true, ...held })).toBe(meaning);
  expect(press(key, { metaKey: true, ...held })).toBe(meaning);
  expect(press(key, held)).toBe(null);
});
