import { expect, test } from 'vitest';
import { cookingTime } from './cooking-time.ts';

test('how long a meal takes is said in minutes, in hours, or in both', () => {
  const said = (language: 'el' | 'en') =>
    [1, 15, 30, 60, 80, 90, 120, 150, 121].map((minutes) => cookingTime(minutes, language));
  expect(said('el')).toEqual([
    '1 λεπτό',
    '15 λεπτά',
    '30 λεπτά',
    '1 ώρα',
    '1 ώρα και 20 λεπτά',
    '1½ ώρα',
    '2 ώρες',
    '2½ ώρες',
    '2 ώρες και 1 λεπτό',
  ]);
  expect(said('en')).toEqual([
    '1 minute',
    '15 minutes',
    '30 minutes',
    '1 hour',
    '1 h 20 min',
    '1½ hours',
    '2 hours',
    '2½ hours',
    '2 h 1 min',
  ]);
});
