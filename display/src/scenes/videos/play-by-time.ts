import { pace, type Slot } from '../common/time/timetable.ts';
import { tellChange, waitUntil, wasSetBack } from '../common/time/wall-time.ts';
import type { SceneWall } from '../scene.ts';
import { startVideo } from './video-slot.ts';

const lookEvery = 250;
/** The others play on meanwhile. */
const jumpTakesMs = 120;
const jumpWithin = 3_000;
/** Before its time the next video is loaded. */
const loadsFor = 6_000;

const placeOf = ({ from }: Slot, { now }: SceneWall): number => Math.max(0, now() - from) / 1_000;

function jumpTo(video: HTMLVideoElement, seconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, jumpWithin);
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    video.addEventListener('seeked', done, { once: true });
    video.currentTime = Math.min(seconds, Math.max(0, (video.duration || seconds) - 0.05));
  });
}

/** Answers how to stop. */
function keepInStep(video: HTMLVideoElement, slot: Slot, wall: SceneWall): () => void {
  let jumping = false;
  const look = () => {
    if (jumping || video.paused || video.ended || video.seeking || wasSetBack(slot, wall)) return;
    const aheadMs = (video.currentTime - placeOf(slot, wall)) * 1_000;
    const { rate, jump } = pace(aheadMs);
    video.playbackRate = rate;
    if (!jump) return;
    jumping = true;
    void jumpTo(video, placeOf(slot, wall) + jumpTakesMs / 1_000).then(() => {
      jumping = false;
    });
  };
  const timer = setInterval(look, lookEvery);
  return () => {
    clearInterval(timer);
    video.playbackRate = 1;
  };
}

type Options = {
  elements: readonly [HTMLVideoElement, HTMLVideoElement];
  wall: SceneWall;
  slotAt(instant: number): Slot | null;
  /** Whether words are shown in it, over the last frame of what was before. */
  isBoard(slot: Slot): boolean;
  /** False once they are over. */
  isSaid(slot: Slot): boolean;
  onBoard(slot: Slot, shown: HTMLVideoElement): void;
  /** Whether its first frame is painted. */
  load(video: HTMLVideoElement, key: string): Promise<boolean>;
  onFront(element: HTMLVideoElement, slot: Slot): void;
  /** While it played; its time is left to its last frame, as the others play it. */
  onBroken(key: string): void;
  /** Resolves once the scene is seen. */
  live(): Promise<void>;
  /** Resolves once what was before is out of sight. */
  onGlass(): Promise<void>;
  signal: AbortSignal;
};

/** By the clock. One that cannot be loaded leaves its time to the frame before it; who is late begins in the middle. */
export async function playByTime(options: Options): Promise<void> {
  const { elements, wall, slotAt, isBoard, isSaid, onBoard, load, onFront, onBroken, live, onGlass, signal } =
    options;
  let [front, behind] = elements;
  let isFirst = true;
  let letGo = () => {};
  /** What was taken last, while the clock has not been set back to before it. */
  let last: Slot | null = null;
  const going = () => !signal.aborted;
  signal.addEventListener('abort', () => letGo(), { once: true });
  for (let after = 0; going(); ) {
    if (last && wasSetBack(last, wall)) after = 0;
    const slot = slotAt(Math.max(wall.now(), after));
    if (!slot) return;
    const by: Slot = last && after > 0 ? last : slot;
    const inTime = () => going() && !wasSetBack(by, wall);
    last = slot;
    after = slot.until;
    if (isBoard(slot)) {
      await waitUntil(slot.from, wall, inTime);
      if (!inTime() || wall.now() >= slot.until || !isSaid(slot)) continue;
      letGo();
      onBoard(slot, front);
      tellChange(wall, slot.key, slot.from);
      await waitUntil(slot.until - loadsFor, wall, () => inTime() && isSaid(slot));
      // Over before its time: what is on by then.
      if (going() && !isSaid(slot)) after = 0;
      continue;
    }
    const upcoming = isFirst ? front : behind;
    const askedAt = wall.now();
    if (!(await load(upcoming, slot.key))) {
      await waitUntil(slot.from, wall, inTime);
      continue;
    }
    await waitUntil(slot.from, wall, inTime);
    if (!going()) return;
    // The clock was set back while this waited.
    if (!inTime()) continue;
    if (wall.now() >= slot.until) {
      // Shorter than it takes to load: the one that is on by then.
      after = wall.now() + (wall.now() - askedAt);
      continue;
    }
    if (placeOf(slot, wall) > 0.5) await jumpTo(upcoming, placeOf(slot, wall) + jumpTakesMs / 1_000);
    letGo();
    if (!isFirst) [front, behind] = [behind, front];
    isFirst = false;
    onFront(front, slot);
    await live();
    if (!going()) return;
    if (wall.now() >= slot.until) continue;
    startVideo(front);
    const inStep = keepInStep(front, slot, wall);
    const broken = () => onBroken(slot.key);
    const shown = front;
    shown.addEventListener('error', broken, { once: true });
    letGo = () => {
      inStep();
      shown.removeEventListener('error', broken);
    };
    tellChange(wall, slot.key, slot.from);
    await onGlass();
  }
}
