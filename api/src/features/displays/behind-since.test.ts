import { expect, test } from 'vitest';
import { behindSince } from './standing.ts';

const at = (minute: number) => new Date(minute * 60_000);
const issued = (number: number, minute: number, hash = `content ${number}`) => ({
  number,
  hash,
  made_at: at(minute),
});
const newestFirst = [issued(3, 30), issued(2, 20), issued(1, 10)];
const shows = (release: number | null, known: Date | null = null) => ({
  report: release === null ? null : { release, hash: `content ${release}` },
  behind_since: known,
  settled_at: at(15),
  opened_at: null,
});

test('what shows the newest release is not behind, nor is anything while nothing was released', () => {
  expect(behindSince(shows(3), newestFirst)).toBe(null);
  expect(behindSince(shows(3, at(25)), newestFirst)).toBe(null);
  expect(behindSince(shows(null), [])).toBe(null);
});

test('behind from the first release that it missed, not from the latest', () => {
  expect(behindSince(shows(2), newestFirst)).toBe(at(30).getTime());
  expect(behindSince(shows(1), newestFirst)).toBe(at(20).getTime());
});

test('what is already known counts, also when the releases from then are gone', () => {
  expect(behindSince(shows(1, at(12)), newestFirst)).toBe(at(12).getTime());
});

test('nobody is behind before belonging to the system', () => {
  expect(behindSince(shows(null), newestFirst)).toBe(at(15).getTime());
});

test('content that was brought back is the same on the glass, whatever its number', () => {
  expect(behindSince(shows(1), [issued(4, 40, 'content 1'), ...newestFirst])).toBe(null);
});
