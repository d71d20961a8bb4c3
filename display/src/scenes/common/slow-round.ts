type Round = {
  /** Once around. */
  ms: number;
  /** So often it is drawn anew: short enough that nobody sees it step. */
  stepMs: number;
  /** How far it is on its round when it begins. */
  from?: number;
  backwards?: boolean;
};

export type SlowRound = {
  /** Where it is by now. */
  pause(): void;
  goOn(): void;
  cancel(): void;
};

/**
 * How many steps each way between two points takes, and how long the whole round is with these. Whole steps: wherever it
 * begins, it takes them at the same instants as all others.
 */
export function stepsOf({ ms, stepMs }: Round, ways: number): { steps: number; ms: number } {
  const steps = Math.max(1, Math.round(ms / ways / stepMs));
  return { steps, ms: steps * ways * stepMs };
}

/** When it has to have begun to be so far by now, and to take its steps with all others. */
export const begunAt = (now: number, far: number, stepMs: number): number =>
  Math.round((now - far) / stepMs) * stepMs;

/**
 * Lets it go around for ever, so slowly that most frames would show it a hundredth of a pixel further. It goes in steps
 * instead, all rounds on the glass in the same frames: in between nothing is drawn.
 */
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

/** Steps a second of which each lasts as many frames of a usual glass as all others; the last where nothing slower will do. */
const paces = [15, 20, 30] as const;

/** So far something goes in one step without being seen to, in pixels of the glass itself. */
const unseenPx = 0.5;

const shortestStepMs = 1_000 / paces[2];

/** How often a second something that goes so far in one is drawn. */
export const paceOf = (pixelsASecond: number): number =>
  paces.find((pace) => pixelsASecond / pace <= unseenPx) ?? paces[2];

/** At these instants the slowest pace takes a step, and with it the quickest. Nobody sees a fade begin so much early. */
const commonStepMs = 1_000 / paces[0];

/** When something begins that may do so a moment earlier or later: what moves besides it is drawn in the same frames. */
export const begunInStep = (): number => begunAt(Number(document.timeline.currentTime), 0, commonStepMs);

/**
 * The same for something small that moves far from all that goes in step: in the frames between theirs. A browser draws
 * the box around all that has changed, which would be most of the glass for both.
 */
export const begunBetween = (): number =>
  begunAt(Number(document.timeline.currentTime), 0, shortestStepMs) + shortestStepMs / 2;

/** The pace of something that goes so far in so long a time. In a style sheet it would have to know both. */
export function slowPace(ms: number, px: number): string {
  const pace = paceOf((px * 1_000) / Math.max(1, ms));
  return `steps(${Math.max(1, Math.round((ms * pace) / 1_000))})`;
}

type Bezier = readonly [x1: number, y1: number, x2: number, y2: number];

/** How far something is by then that goes by a `cubic-bezier` of the style sheet; both as shares. */
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

/** A way of so long in thirty steps a second, slow at its ends and fast between them; for browsers that know `linear()`. */
export function easedSteps(bezier: Bezier, ms: number): string {
  const steps = Math.max(1, Math.round(ms / shortestStepMs));
  const shares = Array.from({ length: steps }, (_, step) => {
    const far = alongBezier(bezier, step / steps).toFixed(4);
    return `${far} ${((step * 100) / steps).toFixed(3)}% ${(((step + 1) * 100) / steps).toFixed(3)}%`;
  });
  return `linear(${shares.join(', ')}, 1 100%)`;
}
