import { expect, test } from 'vitest';
import { watchContacts } from './contacts.ts';

const pxPerMm = 2;
const finger = (changes = {}) => ({
  ...{ pointerId: 1, pointerType: 'touch', clientX: 500, clientY: 500, width: 20, height: 20 },
  ...changes,
});
const palm = { width: 180, height: 120 };

test('a finger is somebody, for as long as it moves', () => {
  const { isSomebody } = watchContacts();
  expect(isSomebody('pointerdown', finger(), { now: 0, pxPerMm })).toBe(true);
  for (let now = 1_000; now < 60_000; now += 1_000)
    expect(isSomebody('pointermove', finger({ clientX: 500 + now / 20 }), { now, pxPerMm })).toBe(true);
  expect(isSomebody('pointerup', finger({ clientX: 3_500 }), { now: 60_500, pxPerMm })).toBe(true);
});

test('what lies still and trembles is nobody after ten seconds, however often the panel tells of it', () => {
  const { isSomebody } = watchContacts();
  expect(isSomebody('pointerdown', finger(), { now: 0, pxPerMm })).toBe(true);
  expect(isSomebody('pointermove', finger({ clientX: 503 }), { now: 9_000, pxPerMm })).toBe(true);
  for (let now = 11_000; now < 90_000; now += 500)
    expect(isSomebody('pointermove', finger({ clientX: 500 + (now % 7) }), { now, pxPerMm })).toBe(false);
});

test('a finger that rested and moves on is somebody again', () => {
  const { isSomebody } = watchContacts();
  isSomebody('pointerdown', finger(), { now: 0, pxPerMm });
  expect(isSomebody('pointermove', finger(), { now: 20_000, pxPerMm })).toBe(false);
  expect(isSomebody('pointermove', finger({ clientY: 600 }), { now: 21_000, pxPerMm })).toBe(true);
});

test('a palm or a bag is nobody from the first moment to its click, and the finger beside it still is', () => {
  const { isSomebody } = watchContacts();
  expect(isSomebody('pointerdown', finger(palm), { now: 0, pxPerMm })).toBe(false);
  expect(isSomebody('pointermove', finger({ ...palm, clientX: 900 }), { now: 100, pxPerMm })).toBe(false);
  expect(isSomebody('pointerdown', finger({ pointerId: 2 }), { now: 150, pxPerMm })).toBe(true);
  // As it is lifted, what is left of it is as small as a finger.
  expect(isSomebody('pointerup', finger({ clientX: 900 }), { now: 200, pxPerMm })).toBe(false);
  expect(isSomebody('click', finger({ clientX: 900 }), { now: 210, pxPerMm })).toBe(false);
  expect(isSomebody('pointerdown', finger(), { now: 5_000, pxPerMm })).toBe(true);
});

test('a hand that is laid down begins as a finger and grows', () => {
  const { isSomebody } = watchContacts();
  expect(isSomebody('pointerdown', finger(), { now: 0, pxPerMm })).toBe(true);
  expect(isSomebody('pointermove', finger(palm), { now: 50, pxPerMm })).toBe(false);
});
