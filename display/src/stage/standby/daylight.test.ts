import { timesOfDay } from '@psifida/art/palette';
import { expect, test } from 'vitest';
import { advance, type Daylight, isUp, moonCourse, sunCourse } from './daylight.ts';

function day(): Daylight[] {
  const states: Daylight[] = [{ now: 'morning', coming: null }];
  for (let step = 1; step < timesOfDay.length * 2; step += 1)
    states.push(advance(states[step - 1] as Daylight));
  return states;
}

test('a day goes through every light, resting and changing in turn, and starts again', () => {
  const lights = day().map(({ now, coming }) => coming ?? now);
  expect(lights.join(' ')).toBe('morning noon noon dusk dusk night night morning');
  expect(advance(day().at(-1) as Daylight)).toEqual(day()[0]);
});

test.each([
  ['sun', sunCourse],
  ['moon', moonCourse],
])('the %s never jumps while it can be seen', (_name, course) => {
  const states = day();
  states.forEach((state, index) => {
    const before = course(states.at(index - 1) as Daylight);
    const now = course(state);
    if (before && isUp(before.to)) expect(now?.from).toEqual(before.to);
    if (now && isUp(now.from)) expect(before?.to).toEqual(now.from);
  });
});

test('there is always a light in the sky when the light rests', () => {
  for (const state of day().filter(({ coming }) => !coming)) {
    const courses = [sunCourse(state), moonCourse(state)];
    expect(courses.filter((course) => course && isUp(course.to))).toHaveLength(1);
  }
});
