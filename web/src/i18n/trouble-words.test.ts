import { expect, test } from 'vitest';
import { troubleWords } from './trouble-words.ts';

test.each([
  ['media.corrupted', 'media'],
  ['image-broken', 'image'],
  ['playback.stopped', 'restart'],
  ['something-new', 'other'],
  ['constructor', 'other'],
])('the code %s has plain words: %s', (code, words) => {
  expect(troubleWords(code)).toBe(words);
});
