import type { Locator, Page } from 'playwright-core';

export type Point = { x: number; y: number };
type Way = readonly [from: Point, to: Point];

const steps = 8;

/** Fingers on the glass, any number at once. */
export async function handsOn(page: Page) {
  const line = await page.context().newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: readonly Point[],
    /** `from` is the number of the first of these fingers; `at` is when it happens, in seconds since 1970. */
    { radius = 5, from = 0, at = Date.now() / 1_000 } = {},
  ) =>
    line.send('Input.dispatchTouchEvent', {
      type,
      timestamp: at,
      touchPoints: points.map(({ x, y }, index) => ({
        ...{ x, y, id: index + from, radiusX: radius, radiusY: radius },
      })),
    });
  const frame = () => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  let held: Point | null = null;

  return {
    /** Each finger goes its own way, all at the same time. `radius` is that of the contact, in pixels. */
    drag: async (ways: readonly Way[], { radius }: { radius?: number } = {}) => {
      const at = (share: number) =>
        ways.map(([from, to]) => ({
          x: from.x + (to.x - from.x) * share,
          y: from.y + (to.y - from.y) * share,
        }));
      const contact = radius === undefined ? {} : { radius };
      await touch('touchStart', at(0), contact);
      for (let step = 1; step <= steps; step += 1) {
        await touch('touchMove', at(step / steps), contact);
        await frame();
      }
      await touch('touchEnd', []);
      await frame();
    },
    /** In one go: where the page is slow to answer, the browser would take what lies between for a long press. */
    tap: async (point: Point) => {
      const at = Date.now() / 1_000;
      await Promise.all([touch('touchStart', [point], { at }), touch('touchEnd', [], { at: at + 0.05 })]);
      await frame();
    },
    /**
     * A fifth of a second apart, however slow the machine is; what the first one brings is there by the second. A page
     * with a clock of its own would not see it so.
     */
    doubleTap: async (point: Point, isThere: () => Promise<unknown>) => {
      const at = Date.now() / 1_000;
      await touch('touchStart', [point], { at });
      await touch('touchEnd', [], { at: at + 0.05 });
      await isThere();
      await page.waitForTimeout(250);
      await touch('touchStart', [point], { at: at + 0.25 });
      await touch('touchEnd', [], { at: at + 0.3 });
      await frame();
    },
    /** So slowly that the browser makes no click of it: that is how long such a finger stays, not how long we wait. */
    pressSlowly: async (point: Point) => {
      await touch('touchStart', [point]);
      await page.waitForTimeout(1_500);
      await touch('touchEnd', []);
      await frame();
    },
    /** A finger that stays on the glass. */
    press: async (point: Point) => {
      held = point;
      await touch('touchStart', [point]);
    },
    /** Another finger taps while the first one stays. */
    alsoTap: async (target: Locator) => {
      const box = await target.boundingBox();
      if (!box || !held) throw new Error('nothing to tap, or nothing held');
      const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      await Promise.all([touch('touchStart', [held, point]), touch('touchEnd', [point], { from: 1 })]);
      await frame();
    },
    release: async () => {
      held = null;
      await touch('touchEnd', []);
      await frame();
    },
  };
}
export type Hands = Awaited<ReturnType<typeof handsOn>>;

/** As long as a visitor leaves between two touches: sooner, in the same place, the second is half of a double tap. */
export const betweenTouches = (page: Page): Promise<void> => page.waitForTimeout(450);

export async function press(control: Locator): Promise<void> {
  await betweenTouches(control.page());
  await control.tap();
}
