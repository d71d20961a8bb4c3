import { seeded } from '@psifida/contract/content/seeded';
import { describe, expect, test } from 'vitest';
import {
  doubleTapped,
  followedBy,
  frameFor,
  isWhole,
  type Point,
  stepped,
  stepsLeft,
  type View,
  wholeView,
} from './zoom.ts';

const frame = frameFor({ width: 3840, height: 2160 }, { width: 1920, height: 1000 }, 1);
/** Which point of the image, as shares of it, lies under a point of the frame. */
const under = ({ x, y, scale }: View, at: Point) => ({
  x: (at.x - x) / (frame.fitted.width * scale),
  y: (at.y - y) / (frame.fitted.height * scale),
});

describe('R-STORY-08 an image that is enlarged', () => {
  test('begins whole, in the middle of its frame', () => {
    const view = wholeView(frame);
    expect(isWhole(view)).toBe(true);
    expect(view.x * 2 + frame.fitted.width).toBeCloseTo(1920);
    expect(view.y * 2 + frame.fitted.height).toBeCloseTo(1000);
  });

  test('may have a point of its own for every point of the glass, and be twice as large in any case', () => {
    expect(frameFor({ width: 7680, height: 4320 }, { width: 1920, height: 1080 }, 1).most).toBeCloseTo(4);
    expect(frameFor({ width: 7680, height: 4320 }, { width: 1920, height: 1080 }, 2).most).toBeCloseTo(2);
    expect(frameFor({ width: 400, height: 300 }, { width: 1920, height: 1080 }, 1).most).toBe(2);
  });

  test('keeps what was between two fingers between them', () => {
    const from = [
      { x: 900, y: 480 },
      { x: 1_000, y: 520 },
    ];
    const to = [
      { x: 850, y: 450 },
      { x: 1_020, y: 518 },
    ];
    const before = wholeView(frame);
    const after = followedBy(before, frame, { from, to });
    expect(after.scale).toBeCloseTo(1.7, 1);
    const [was, is] = [under(before, { x: 950, y: 500 }), under(after, { x: 935, y: 484 })];
    expect(is.x).toBeCloseTo(was.x);
    expect(is.y).toBeCloseTo(was.y);
  });

  test('is enlarged where it was tapped twice, and whole again after two more taps', () => {
    const at = { x: 1_200, y: 400 };
    const once = doubleTapped(wholeView(frame), frame, at);
    expect(under(once, at).x).toBeCloseTo(under(wholeView(frame), at).x);
    expect(doubleTapped(once, frame, { x: 3, y: 3 })).toEqual(wholeView(frame));
  });

  test('goes in steps to its largest and back, and says when a button would do nothing', () => {
    let view = wholeView(frame);
    expect(stepsLeft(view, frame)).toEqual({ larger: true, smaller: false });
    for (let press = 0; press < 6; press += 1) view = stepped(view, frame, 1);
    expect(view.scale).toBeCloseTo(frame.most);
    expect(stepsLeft(view, frame)).toEqual({ larger: false, smaller: true });
    for (let press = 0; press < 6; press += 1) view = stepped(view, frame, -1);
    expect(view).toEqual(wholeView(frame));
  });

  test('never leaves a gap at an edge that it reaches, whatever hands do', () => {
    const random = seeded('hands');
    const place = () => ({ x: random() * 1920, y: random() * 1000 });
    let view = wholeView(frame);
    for (let turn = 0; turn < 2_000; turn += 1) {
      const from = Array.from({ length: 1 + Math.floor(random() * 3) }, place);
      view = followedBy(view, frame, { from, to: from.map(place) });
      const [width, height] = [frame.fitted.width * view.scale, frame.fitted.height * view.scale];
      expect(view.scale).toBeGreaterThanOrEqual(1);
      expect(view.scale).toBeLessThanOrEqual(frame.most);
      if (width >= 1920) expect(view.x <= 0.001 && view.x + width >= 1919.999).toBe(true);
      else expect(view.x * 2 + width).toBeCloseTo(1920);
      if (height >= 1000) expect(view.y <= 0.001 && view.y + height >= 999.999).toBe(true);
      else expect(view.y * 2 + height).toBeCloseTo(1000);
    }
  });
});
