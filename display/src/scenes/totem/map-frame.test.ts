import type { Size } from '@psifida/contract/registry/check';
import { expect, test } from 'vitest';
import { everyGlass } from '../../testing/any-glass.ts';
import { layOutSigns, mapFrame, signSize, spread } from './map-frame.ts';

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

/** Of a glass the map has about this much. */
const mapBox = ({ width, height }: Size): Size =>
  height > width ? { width, height: height * 0.44 } : { width: width / 2, height: height * 0.82 };

test('R-BUDGET-05 thirty points in a heap stand apart on any glass, whole within it, each tied to its place', () => {
  const faults: string[] = [];
  const heap = Array.from({ length: 30 }, (_, at) => ({ x: 0.4 + (at % 10) * 0.01, y: 0.5 }));
  for (const glass of everyGlass('totem').filter((_, at) => at % 3 === 0))
    for (const count of [1, 3, 12, 30]) {
      const box = mapBox(glass);
      const size = signSize(count, box, glass);
      const at = layOutSigns(
        heap.slice(0, count).map(({ x, y }) => ({ x: x * box.width, y: y * box.height })),
        { size, box },
      );
      const where = `${count} on ${glass.width} × ${glass.height}, sign ${size}`;
      if (size < glass.targetPx * 0.75 || size < glass.textPx * 1.6) faults.push(`small: ${where}`);
      at.forEach(({ x, y, place }, index) => {
        if (x < size / 2 || y < size / 2 || x > box.width - size / 2 || y > box.height - size / 2)
          faults.push(`beyond: ${where}`);
        const own = heap[index];
        const far = own ? Math.hypot(x - own.x * box.width, y - own.y * box.height) : 0;
        if (far > size && !place) faults.push(`lost: ${where}`);
        for (const other of at.slice(index + 1))
          if (Math.hypot(x - other.x, y - other.y) < size * 0.96) faults.push(`on one another: ${where}`);
      });
    }
  expect([...new Set(faults)]).toEqual([]);
});

test('R-SCENE-01 the display’s own mark stays where it stands, whole at any edge, and points that crowd it make room', () => {
  const faults: string[] = [];
  const standings = [
    [0.44, 0.5],
    [0, 0],
    [1, 0.5],
    [0.5, 1],
  ].map(([x = 0, y = 0]) => ({ x, y }));
  for (const glass of everyGlass('totem').filter((_, at) => at % 5 === 0))
    for (const standing of standings) {
      const box = mapBox(glass);
      const size = signSize(13, box, glass);
      const here = { x: standing.x * box.width, y: standing.y * box.height };
      const around = Array.from({ length: 12 }, (_, at) => ({ x: Math.abs(here.x - at * 3), y: here.y }));
      const at = layOutSigns(around, { size, box, here });
      const own = at.at(-1) ?? here;
      const where = `${standing.x} ${standing.y} on ${glass.width} × ${glass.height}`;
      const moved = Math.hypot(own.x - here.x, own.y - here.y);
      if (moved > size * 0.76) faults.push(`went away: ${where}`);
      if (standing === standings[0] && moved > 0) faults.push(`was pushed: ${where}`);
      at.forEach(({ x, y }, index) => {
        if (x < size / 2 || y < size / 2 || x > box.width - size / 2 || y > box.height - size / 2)
          faults.push(`beyond: ${where}`);
        for (const other of at.slice(index + 1))
          if (Math.hypot(x - other.x, y - other.y) < size * 0.96) faults.push(`on one another: ${where}`);
      });
    }
  expect([...new Set(faults)]).toEqual([]);
});
