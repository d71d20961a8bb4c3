import { expect, test } from 'vitest';
import { mapFrame, spread } from './map-frame.ts';

const map = { width: 1600, height: 2000 };
const boxes = [
  { width: 1080, height: 1000 },
  { width: 1200, height: 1080 },
  { width: 1080, height: 1920 },
];
const corners = [
  { x: 0.02, y: 0.02 },
  { x: 0.98, y: 0.98 },
];

test.each(boxes)('in %o a map with its points in the middle fills it', (box) => {
  const { left, top, width, height } = mapFrame(map, box, { places: [{ x: 0.5, y: 0.4 }], margin: 60 });
  expect(left).toBeLessThanOrEqual(0);
  expect(top).toBeLessThanOrEqual(0);
  expect(left + width).toBeGreaterThanOrEqual(box.width - 0.01);
  expect(top + height).toBeGreaterThanOrEqual(box.height - 0.01);
});

test.each(boxes)('in %o no point is out of sight, and the map keeps its shape', (box) => {
  const { left, top, width, height } = mapFrame(map, box, { places: corners, margin: 60 });
  for (const { x, y } of corners) {
    expect(left + x * width).toBeGreaterThanOrEqual(0);
    expect(left + x * width).toBeLessThanOrEqual(box.width);
    expect(top + y * height).toBeGreaterThanOrEqual(0);
    expect(top + y * height).toBeLessThanOrEqual(box.height);
  }
  expect(width / height).toBeCloseTo(0.8);
});

test('signs at the same place can each be touched', () => {
  const box = { width: 1080, height: 1000 };
  const spots = [
    { x: 500, y: 500 },
    { x: 500, y: 500 },
    { x: 510, y: 500 },
    { x: 2, y: 2 },
  ];
  const moved = spread(spots, 50, box);
  moved.forEach((a, index) => {
    for (const b of moved.slice(index + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(45);
    expect(Math.min(a.x, a.y)).toBeGreaterThanOrEqual(25);
  });
});
