type Round = {
  ms: number;
  /** Short enough that nobody sees a step. */
  stepMs: number;
  from?: number;
  backwards?: boolean;
};

export type SlowRound = {
  pause(): void;
  goOn(): void;
  cancel(): void;
};

/** Whole steps, and the length of the round with them: all rounds step at the same instants. */
export function stepsOf({ ms, stepMs }: Round, ways: number): { steps: number; ms: number } {
  const steps = Math.max(1, Math.round(ms / ways / stepMs));
  return { steps, ms: steps * ways * stepMs };
}

/** The start time, on a common step, of what is so far by now. */
export const begunAt = (now: number, far: number, stepMs: number): number =>
  Math.round((now - far) / stepMs) * stepMs;

/** An endless slow animation in steps, all of them in the same frames: in between nothing is drawn. */
export function goRound(element: Element, points: readonly Keyframe[], round: Round): SlowRound {
  const { steps, ms } = stepsOf(round, points.length - 1);
  const animation = element.animate(
    points.map((point) => ({ easing: `steps(${steps})`, ...point })),
    {
      duration: ms,
      iterations: Number.POSITIVE_INFINITY,
      direction: round.backwards ? 'reverse' : 'normal',
    },
  );
  const goOn = (far: number) => {
    animation.startTime = begunAt(Number(document.timeline.currentTime), far, round.stepMs);
  };
  goOn(round.from ?? 0);
  return {
    pause: () => animation.pause(),
    goOn: () => goOn(Number(animation.currentTime)),
    cancel: () => animation.cancel(),
  };
}

/** Steps a second that last a whole number of frames. */
const paces = [15, 20, 30] as const;

/** A step of so many device pixels is not seen. */
const unseenPx = 0.5;

const shortestStepMs = 1_000 / paces[2];

export const paceOf = (pixelsASecond: number): number =>
  paces.find((pace) => pixelsASecond / pace <= unseenPx) ?? paces[2];

/** All paces step at these instants. */
const commonStepMs = 1_000 / paces[0];

/** For what may begin a moment earlier or later: it is drawn in the same frames as the rest. */
export const begunInStep = (): number => begunAt(Number(document.timeline.currentTime), 0, commonStepMs);

/** For something small far from the rest: a browser would repaint the box around both in one frame. */
export const begunBetween = (): number =>
  begunAt(Number(document.timeline.currentTime), 0, shortestStepMs) + shortestStepMs / 2;

export function slowPace(ms: number, px: number): string {
  const pace = paceOf((px * 1_000) / Math.max(1, ms));
  return `steps(${Math.max(1, Math.round((ms * pace) / 1_000))})`;
}

type Bezier = readonly [x1: number, y1: number, x2: number, y2: number];

/** Progress of a `cubic-bezier` at a share of its time. */
export function alongBezier([x1, y1, x2, y2]: Bezier, share: number): number {
  const at = (a: number, b: number, t: number) => 3 * a * t * (1 - t) ** 2 + 3 * b * t * t * (1 - t) + t ** 3;
  let [low, high] = [0, 1];
  for (let halved = 0; halved < 30; halved += 1) {
    const middle = (low + high) / 2;
    if (at(x1, x2, middle) < share) low = middle;
    else high = middle;
  }
  return at(y1, y2, low);
}

/** Eased, in thirty steps a second; for browsers that know `linear()`. */
export function easedSteps(bezier: Bezier, ms: number): string {
  const steps = Math.max(1, Math.round(ms / shortestStepMs));
  const shares = Array.from({ length: steps }, (_, step) => {
    const far = alongBezier(bezier, step / steps).toFixed(4);
    return `${far} ${((step * 100) / steps).toFixed(3)}% ${(((step + 1) * 100) / steps).toFixed(3)}%`;
  });
  return `linear(${shares.join(', ')}, 1 100%)`;
}
