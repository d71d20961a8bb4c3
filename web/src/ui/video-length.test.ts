import { expect, test } from 'vitest';
import { videoLength } from './video-length.ts';

test.each([
  [0, '0:00'],
  [72_400, '1:12'],
  [5_400_000, '1:30:00'],
])('%i ms are %s', (milliseconds, text) => expect(videoLength(milliseconds)).toBe(text));
