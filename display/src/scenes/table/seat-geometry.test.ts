import { seeded } from '@psifida/contract/content/seeded';
import { extentOf } from '@psifida/contract/content/table-layouts';
import { seatsOf, turnToward } from '@psifida/contract/content/table-view';
import { describe, expect, test } from 'vitest';
import { cornersOf, covers } from './outline.ts';
import { besideImage, inFrontOf } from './seat-geometry.ts';

const table = { width: 3_840, height: 2_160 };
const rim = 90;
const one = { people: 1, language: 'el' } as const;
const seats = seatsOf({ sides: { bottom: one, right: one, top: one, left: one } });
const size = { width: 700, height: 400 };
const tools = { width: 780, height: 100 };

describe.each(seats)('at the $side', (seat) => {
  test('an image is brought before the person, turned to them', () => {
    const pose = inFrontOf({ size, scale: 1.5, gap: 250 }, { seat, table });
    expect(pose.turn).toBe(turnToward[seat.side]);
    const extent = extentOf({ width: 1_050, height: 600 }, pose.turn);
    const depth = {
      bottom: table.height - pose.y - extent.height / 2,
      top: pose.y - extent.height / 2,
      right: table.width - pose.x - extent.width / 2,
      left: pose.x - extent.width / 2,
    }[seat.side];
    expect(depth).toBeCloseTo(250);
  });

  test('the buttons of an image lie toward the person and never off the table', () => {
    const random = seeded(seat.side);
    for (let round = 0; round < 200; round += 1) {
      const pose = {
        x: random() * table.width,
        y: random() * table.height,
        turn: random() * 360,
        scale: 0.3 + random() * 2,
      };
      const at = besideImage({ pose, size, below: 60, tools }, { seat, table, rim });
      const box = extentOf(tools, turnToward[seat.side]);
      expect(at.x).toBeGreaterThanOrEqual(box.width / 2 + rim);
      expect(at.x).toBeLessThanOrEqual(table.width - box.width / 2 - rim);
      expect(at.y).toBeGreaterThanOrEqual(box.height / 2 + rim);
      expect(at.y).toBeLessThanOrEqual(table.height - box.height / 2 - rim);
    }
  });

  test('the buttons cover nothing of an image, not even of a tilted one at the very edge', () => {
    const random = seeded(`clear ${seat.side}`);
    for (let round = 0; round < 300; round += 1) {
      const pose = {
        x: 350 + random() * (table.width - 700),
        y: 350 + random() * (table.height - 700),
        turn: random() * 360,
        scale: 0.5 + random() * 0.7,
      };
      const at = besideImage({ pose, size, below: 60, tools }, { seat, table, rim });
      const box = extentOf(tools, turnToward[seat.side]);
      expect(covers({ ...at, ...box }, cornersOf(pose, size, 60))).toBe(0);
    }
  });
});
