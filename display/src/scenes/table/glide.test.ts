import { seeded } from '@psifida/contract/content/seeded';
import { expect, test } from 'vitest';
import { isPalm } from '../../device/touch.ts';
import { approached, gently, glided, heldOn, roomFor } from './glide.ts';
import { cornersOf } from './outline.ts';
import type { Pose } from './pose.ts';

const table = { width: 3_840, height: 2_160 };
const whole = { size: { width: 800, height: 450 }, below: 90 };
const ground = { table, rim: 110 };

test('however an image is thrown, it comes to rest with all of it clear of the rim', () => {
  const random = seeded('throws');
  for (let round = 0; round < 300; round += 1) {
    let pose: Pose = {
      x: random() * table.width,
      y: random() * table.height,
      turn: random() * 720 - 360,
      scale: 0.4 + random() * 1.6,
    };
    let velocity = gently({ x: (random() - 0.5) * 40, y: (random() - 0.5) * 40 }, table);
    let [still, steps] = [false, 0];
    while (!still) {
      const elapsed = 4 + random() * 40;
      const room = roomFor(whole, pose, ground);
      ({ pose, velocity, still } = glided({ pose, velocity }, { elapsed, room }));
      expect(pose.x > 0 && pose.x < table.width && pose.y > 0 && pose.y < table.height).toBe(true);
      steps += 1;
      expect(steps).toBeLessThan(1_000);
    }
    for (const { x, y } of cornersOf(pose, whole.size, whole.below)) {
      expect(x > 109.99 && x < table.width - 109.99).toBe(true);
      expect(y > 109.99 && y < table.height - 109.99).toBe(true);
    }
  }
});

test('a throw goes on in its direction and slows down', () => {
  const start = { pose: { x: 1_000, y: 1_000, turn: 0, scale: 1 }, velocity: { x: 2, y: 0 } };
  const first = glided(start, { elapsed: 16, room: roomFor(whole, start.pose, ground) });
  expect(first.pose.x).toBeCloseTo(1_032);
  expect(first.pose.y).toBe(1_000);
  expect(first.velocity.x).toBeLessThan(2);
});

test('a throw is gentle, whatever the hand did', () => {
  const { x, y } = gently({ x: 30, y: 40 }, table);
  expect(Math.hypot(x, y)).toBeCloseTo(3.84);
  expect(x / y).toBeCloseTo(0.75);
  expect(gently({ x: 1, y: 1 }, table)).toEqual({ x: 1, y: 1 });
});

test('what is larger than the table rests in its middle, but never with its caption under the rim', () => {
  const { y } = roomFor(whole, { x: 0, y: 0, turn: 90, scale: 3 }, ground);
  expect(y).toEqual({ least: expect.closeTo(1_080), most: expect.closeTo(1_080) });
  const read = roomFor(whole, { x: 0, y: 0, turn: 180, scale: 5 }, ground);
  expect(read.y).toEqual({ least: expect.closeTo(110 + 1_125 + 90), most: expect.closeTo(110 + 1_125 + 90) });
});

test('in the hand the middle of an image stays on the table', () => {
  expect(heldOn({ x: -500, y: 9_000, turn: 0, scale: 1 }, table, 60)).toMatchObject({ x: 60, y: 2_100 });
});

test('what is sent somewhere arrives exactly, by the shorter turn', () => {
  const goal = { x: 500, y: 400, turn: 180, scale: 1 };
  let pose: Pose = { x: 3_000, y: 2_000, turn: -170, scale: 2 };
  for (let step = 0; step < 200; step += 1) {
    const next = approached(pose, goal, 16);
    pose = next.pose;
    expect(pose.turn === 180 || pose.turn < -169).toBe(true);
    if (next.still) break;
  }
  expect(pose).toEqual(goal);
});

test('a palm or a bag is not a finger, on any glass', () => {
  for (const pxPerMm of [0.9, 1.6, 3.17]) {
    expect(isPalm({ width: 12 * pxPerMm, height: 15 * pxPerMm }, pxPerMm)).toBe(false);
    expect(isPalm({ width: 20 * pxPerMm, height: 60 * pxPerMm }, pxPerMm)).toBe(true);
    expect(isPalm({ width: 1, height: 1 }, pxPerMm)).toBe(false);
  }
});
