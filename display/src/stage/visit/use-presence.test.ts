import { expect, test } from 'vitest';
import { watchContacts } from './use-presence.ts';

const finger = { pointerId: 1, pointerType: 'touch', clientX: 500, clientY: 500, width: 20, height: 20 };
/** A glass of two pixels per millimetre: is this contact, which differs from a finger so, somebody at that time? */
const aGlass = () => {
  const { isSomebody } = watchContacts();
  return (type: Parameters<typeof isSomebody>[0], now: number, changes: Partial<typeof finger> = {}) =>
    isSomebody(type, { ...finger, ...changes }, { now, pxPerMm: 2 });
};
const palm = { width: 180, height: 120 };

test('a finger is somebody, for as long as it moves', () => {
  const isSomebody = aGlass();
  expect(isSomebody('pointerdown', 0)).toBe(true);
  for (let now = 1_000; now < 60_000; now += 1_000)
    expect(isSomebody('pointermove', now, { clientX: 500 + now / 20 })).toBe(true);
  expect(isSomebody('pointerup', 60_500, { clientX: 3_500 })).toBe(true);
});

test('what lies still and trembles is nobody after ten seconds, however often the panel tells of it', () => {
  const isSomebody = aGlass();
  expect(isSomebody('pointerdown', 0)).toBe(true);
  expect(isSomebody('pointermove', 9_000, { clientX: 503 })).toBe(true);
  for (let now = 11_000; now < 90_000; now += 500)
    expect(isSomebody('pointermove', now, { clientX: 500 + (now % 7) })).toBe(false);
});

test('a finger that rested and moves on is somebody again', () => {
  const isSomebody = aGlass();
  isSomebody('pointerdown', 0);
  expect(isSomebody('pointermove', 20_000)).toBe(false);
  expect(isSomebody('pointermove', 21_000, { clientY: 600 })).toBe(true);
});

test('a palm or a bag is nobody from the first moment to its click, and the finger beside it still is', () => {
  const isSomebody = aGlass();
  expect(isSomebody('pointerdown', 0, palm)).toBe(false);
  expect(isSomebody('pointermove', 100, { ...palm, clientX: 900 })).toBe(false);
  expect(isSomebody('pointerdown', 150, { pointerId: 2 })).toBe(true);
  // As it is lifted, what is left of it is as small as a finger.
  expect(isSomebody('pointerup', 200, { clientX: 900 })).toBe(false);
  expect(isSomebody('click', 210, { clientX: 900 })).toBe(false);
  expect(isSomebody('pointerdown', 5_000)).toBe(true);
});

test('a hand that is laid down begins as a finger and grows', () => {
  const isSomebody = aGlass();
  expect(isSomebody('pointerdown', 0)).toBe(true);
  expect(isSomebody('pointermove', 50, palm)).toBe(false);
});
