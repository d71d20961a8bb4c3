import { expect, test } from 'vitest';
import { cookingTime } from './food-words.ts';

test.each([
  [1, '1 λεπτό', '1 minute'],
  [15, '15 λεπτά', '15 minutes'],
  [30, '30 λεπτά', '30 minutes'],
  [60, '1 ώρα', '1 hour'],
  [80, '1 ώρα και 20 λεπτά', '1 h 20 min'],
  [90, '1½ ώρα', '1½ hours'],
  [120, '2 ώρες', '2 hours'],
  [150, '2½ ώρες', '2½ hours'],
  [121, '2 ώρες και 1 λεπτό', '2 h 1 min'],
])('a meal of %i minutes takes %s, %s', (minutes, el, en) => {
  expect([cookingTime(minutes, 'el'), cookingTime(minutes, 'en')]).toEqual([el, en]);
});
