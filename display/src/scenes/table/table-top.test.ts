import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { border } from './closely.ts';
import type { Pose } from './pose.ts';
import { leftAfterMs, TableTop } from './table-top.ts';

/** As much of an element as a print on the table asks of one; flights arrive when they are told to. */
function aPrint() {
  const said = new Set<string>();
  const image = { transform: '' };
  const flights: { onfinish: (() => void) | null; cancel(): void; effect: unknown }[] = [];
  const element = {
    style: {},
    dataset: {},
    querySelector: (what: string) => (what === 'img' ? { style: image } : null),
    toggleAttribute: (name: string, is: boolean) => void (is ? said.add(name) : said.delete(name)),
    animate: () => {
      const flight = {
        onfinish: null,
        cancel: () => {},
        effect: { getComputedTiming: () => ({ progress: 1 }) },
      };
      flights.push(flight);
      return flight;
    },
  };
  return { said, flights, image, element: element as unknown as HTMLElement };
}

const frames: ((now: number) => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'], now: 0 });
  frames.length = 0;
  vi.stubGlobal('requestAnimationFrame', (frame: (now: number) => void) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function aTable({ still = false } = {}) {
  const asked = new Map<string, number>();
  const top = new TableTop({
    ...{ table: { width: 3_840, height: 2_160 }, rim: 110, largestText: 40 },
    ...{ tapReach: 16, smallest: 120, still, onRest: (key: string, width: number) => asked.set(key, width) },
  });
  const lay = (key: string, x: number) => {
    const print = aPrint();
    top.put(key, {
      element: print.element,
      ...{ size: { width: 400, height: 300 }, points: 8_000 },
      home: { x, y: 900, turn: 0, scale: 1 },
    });
    return print;
  };
  const prints = { left: lay('left', 600), held: lay('held', 1_600), read: lay('read', 2_600) };
  /** Taken, moved, and let go. */
  const move = (key: string, pointer: number) => {
    top.press(key, pointer, { x: 1_000, y: 1_000 });
    top.move(pointer, { x: 1_300, y: 1_300 });
  };
  return { top, prints, move, asked };
}

/** As far as the frames would go until everything lies. */
const settle = () => {
  for (let at = 0; frames.length > 0; at += 16)
    for (const frame of frames.splice(0)) frame(performance.now() + at);
};

const pass = (ms: number) => vi.advanceTimersByTime(ms);

test('R-SCENE-06 what was moved and left glides to its place; what somebody holds or reads stays', () => {
  const { top, prints, move } = aTable();
  move('left', 1);
  top.lift(1);
  move('held', 2);
  move('read', 3);
  top.lift(3);
  top.turnOver('read');
  pass(leftAfterMs.image - 1_000);
  top.sendLeftHome();
  expect(top.isTaken('left')).toBe(true);
  pass(2_000);
  top.sendLeftHome();
  expect(prints.left.flights).toHaveLength(1);
  expect([top.isTaken('left'), top.isTaken('held'), top.isTaken('read')]).toEqual([false, true, true]);
  prints.left.flights[0]?.onfinish?.();
  expect(top.isHome('left')).toBe(true);
  expect(prints.held.flights).toHaveLength(0);
});

test('R-SCENE-06 whoever pages its back is there, and whoever reaches for an image on its way has it', () => {
  const { top, prints, move } = aTable();
  move('read', 1);
  top.lift(1);
  top.turnOver('read');
  pass(leftAfterMs.back - 1_000);
  top.use('read');
  pass(5_000);
  top.sendLeftHome();
  expect(top.isTaken('read')).toBe(true);
  pass(leftAfterMs.back);
  top.sendLeftHome();
  expect([top.isTaken('read'), prints.read.said.has('data-turned')]).toEqual([false, false]);
  top.press('read', 2, { x: 1_300, y: 1_300 });
  expect(top.isTaken('read')).toBe(true);
});

test('R-SCENE-06 where nothing may move, what was left is in its place at once', () => {
  const { top, prints, move } = aTable({ still: true });
  move('left', 1);
  top.lift(1);
  pass(leftAfterMs.image + 1);
  top.sendLeftHome();
  expect(top.isTaken('left')).toBe(false);
  expect(top.isHome('left')).toBe(true);
  expect(prints.left.flights).toHaveLength(0);
});

test('R-REACH-03 a print is moved and turned without a pull: a step as its reader sees it, pressed again from where it was sent, and never off the table', () => {
  const { top } = aTable({ still: true });
  const at = () => {
    const { pose } =
      (top as unknown as { items: Map<string, { body: { pose: Pose } }> }).items.get('held')?.body ?? {};
    return pose && [Math.round(pose.x), Math.round(pose.y), pose.turn];
  };
  top.nudge('held', { across: 1, along: 0 }, 0);
  expect(at()).toEqual([1_870, 900, 0]);
  top.nudge('held', { across: 1, along: 0 }, 180);
  expect(at()).toEqual([1_600, 900, 0]);
  top.nudge('held', { across: 0, along: -1 }, 90);
  expect(at()).toEqual([1_870, 900, 0]);
  top.quarter('held');
  expect(at()).toEqual([1_870, 900, 90]);
  for (let times = 0; times < 20; times += 1) top.nudge('held', { across: 0, along: 1 }, 0);
  expect((at()?.[1] ?? 0) > 1_500 && (at()?.[1] ?? 0) < 2_160 - 110).toBe(true);
});

describe('R-STORY-08 a print that is as large as the table allows is looked at closely within its border', () => {
  const scaleOf = (transform: string) => Number(/scale\((.+)\)/.exec(transform)?.[1] ?? 1);
  /** As high as the table between its rims. */
  const widest = 2_160 - 2 * 110;

  /** Its size on the table, and how much its image is enlarged within it. */
  const look = (top: TableTop, { image }: ReturnType<typeof aPrint>) => {
    settle();
    let width = 0;
    top.follow('held', ({ pose, size }) => {
      width = Math.round(pose.scale * size.width);
    })();
    return { width, closer: scaleOf(image.transform) };
  };

  test('by its buttons: first it grows, then its image does, and all its points are asked for', () => {
    const { top, prints, asked } = aTable();
    const press = (way: 1 | -1) => top.resize('held', way);
    press(1);
    expect(look(top, prints.held)).toEqual({ width: 520, closer: 1 });
    for (let presses = 0; presses < 10; presses += 1) press(1);
    const { width, closer } = look(top, prints.held);
    expect(width).toBe(widest);
    expect(closer).toBeGreaterThan(1.5);
    expect(asked.get('held')).toBe(Number.POSITIVE_INFINITY);
    for (let presses = 0; presses < 10; presses += 1) press(1);
    expect(look(top, prints.held).closer, 'a point of its own for each of the glass').toBeCloseTo(
      8_000 / (widest * (1 - 2 * border)),
      2,
    );
    for (let presses = 0; presses < 20; presses += 1) press(-1);
    expect(look(top, prints.held).closer).toBe(1);
    expect(asked.get('held')).toBeLessThan(400);
  });

  test('a button that would do nothing says so, at the largest and at the smallest; a back ends earlier', () => {
    const { top } = aTable();
    let left = { larger: false, smaller: false };
    top.follow('held', (body) => {
      left = top.sizesLeft(body);
    });
    const press = (way: 1 | -1) => {
      for (let presses = 0; presses < 20; presses += 1) top.resize('held', way);
      settle();
    };
    expect(left).toEqual({ larger: true, smaller: true });
    press(1);
    expect(left).toEqual({ larger: false, smaller: true });
    top.resize('held', -1);
    expect(left).toEqual({ larger: true, smaller: true });
    top.turnOver('held');
    settle();
    expect(left).toEqual({ larger: false, smaller: true });
    press(-1);
    expect(left).toEqual({ larger: true, smaller: false });
  });

  test('by two taps, on what was tapped; two more, and it is as at home', () => {
    const { top, prints } = aTable();
    const at = { x: 1_600, y: 900 };
    top.enlarge('held', at);
    expect(look(top, prints.held)).toEqual({ width: widest, closer: 1 });
    top.enlarge('held', at);
    expect(look(top, prints.held)).toEqual({ width: widest, closer: 2.5 });
    top.enlarge('held', at);
    expect(look(top, prints.held)).toEqual({ width: 400, closer: 1 });
  });

  test('what is turned over, put back, or left, shows its image whole again', () => {
    for (const end of ['turnOver', 'putBack', 'sendLeftHome'] as const) {
      const { top, prints } = aTable();
      for (let presses = 0; presses < 12; presses += 1) top.resize('held', 1);
      expect(prints.held.said).toContain('data-closely');
      pass(leftAfterMs.image + 1);
      top[end]('held');
      expect(prints.held.said, end).not.toContain('data-closely');
      expect(prints.held.image.transform, end).toBe('');
    }
  });

  test('its back is not enlarged beyond the table', () => {
    const { top, prints } = aTable();
    top.turnOver('held');
    for (let presses = 0; presses < 12; presses += 1) top.resize('held', 1);
    top.enlarge('held', { x: 1_600, y: 900 });
    expect(prints.held.image.transform).toBe('');
  });
});
