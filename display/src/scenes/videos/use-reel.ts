import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { pause } from '../../device/pause.ts';
import { type BoardItem, boardMs } from '../common/board/board-items.ts';
import { type DrawnBy, giveCaptions, showCaptions } from '../common/media/captions.ts';
import { useAsked } from '../common/places.ts';
import { useScene } from '../common/scene-context.ts';
import { inRound } from '../common/time/rounds.ts';
import { slotAt, turnOf } from '../common/time/timetable.ts';
import { usePlan } from '../common/time/use-loop.ts';
import { playByTime } from './play-by-time.ts';
import { turnAfter, type VideoItem } from './video-list.ts';
import { freeVideo, loadVideo, onGlass, playVideo, useStallGuard } from './video-slot.ts';

/** One of the two elements is in front; the other holds the next video's first frame. */
export type Reel = {
  slot: 0 | 1;
  video: number;
  round: number;
  /** On a wall, counted by the clock. */
  turn?: number;
  /** What stands over it, after it was played. */
  board?: { item: BoardItem; ms: number; from?: number };
};

type Players = readonly [RefObject<HTMLVideoElement | null>, RefObject<HTMLVideoElement | null>];

const retryMs = 30_000;
/** For a video of unknown length, on a wall. */
const leastMs = 1_000;

const playedMs = ({ media }: VideoItem): number => Math.max(leastMs, media.video?.durationMs ?? 0);

/** Without a gap, for ever; null until the first frame is painted. */
export function useReel(videos: readonly VideoItem[], players: Players): Reel | null {
  const { presentations, live, language, languageMode, videoOf, onTrouble, wall, now } = useScene();
  const planned = usePlan(videos, true, playedMs);
  const said = useRef({ planAt: planned, languageMode });
  said.current = { planAt: planned, languageMode };
  const captionsBy: DrawnBy = wall ? 'scene' : 'browser';
  // In a preview that asks for a video, they come in the given order.
  const isAsked = useAsked() !== null;
  const [reel, setReel] = useState<Reel | null>(null);
  const tell = useRef({ videoOf, onTrouble });
  tell.current = { videoOf, onTrouble };
  const isLive = useRef(live);
  const wake = useRef<() => void>(() => {});
  const passOver = useRef<() => void>(() => {});
  useStallGuard(players[reel?.slot ?? 0], live && reel !== null && !reel.board, () => passOver.current());
  useEffect(() => {
    isLive.current = live;
    if (live) wake.current();
  }, [live]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the elements carry the language that they are asked for
  useEffect(() => {
    for (const { current } of players) if (current) showCaptions(current, captionsBy);
  }, [language, players, captionsBy]);

  useEffect(() => {
    const stop = new AbortController();
    const failures: (number | undefined)[] = videos.map(() => undefined);
    const elements = players.map(({ current }) => current);
    const [first, second] = elements;
    if (!first || !second) return;
    const videoAt = (turn: number) => {
      const order = isAsked ? videos : inRound(videos, presentations, Math.floor(turn / videos.length));
      return videos.findIndex(({ key }) => key === order[turn % videos.length]?.key);
    };
    const failed = (video: number, code: string) => {
      failures[video] = Date.now();
      tell.current.onTrouble(code, videos[video]?.media.id ?? '');
    };
    const load = (element: HTMLVideoElement, { media }: VideoItem) => {
      giveCaptions(element, media.captions, captionsBy);
      return loadVideo(element, tell.current.videoOf(media), stop.signal);
    };
    /** Loads the next video that can be loaded; answers its turn. */
    const thread = async (element: HTMLVideoElement, after: number): Promise<number> => {
      for (;;) {
        const next = turnAfter(after, videoAt, { failures, now: Date.now() });
        const item = next === null ? undefined : videos[videoAt(next)];
        if (stop.signal.aborted) return after;
        if (next === null || !item) await pause(retryMs).then(() => failures.fill(undefined));
        else if (await load(element, item)) return next;
        else if (!stop.signal.aborted)
          failed(videoAt(next), element.error ? 'video-broken' : 'video-stalled');
      }
    };
    // Synchronously: what is done to the element next counts on its being behind.
    const bring = (next: Reel) => flushSync(() => setReel(next));
    const untilLive = async () => {
      if (!isLive.current)
        await new Promise<void>((resolve) => {
          wake.current = resolve;
          stop.signal.addEventListener('abort', () => resolve(), { once: true });
        });
    };
    const turn = async () => {
      let [front, behind]: [HTMLVideoElement, HTMLVideoElement] = [first, second];
      let at = await thread(front, -1);
      for (let round = 0; !stop.signal.aborted; round += 1) {
        const video = videoAt(at);
        bring({ slot: front === first ? 0 : 1, video, round });
        await untilLive();
        const played = playVideo(front, {
          signal: stop.signal,
          onStart: (pass) => {
            passOver.current = pass;
          },
        });
        await onGlass();
        const upcoming = thread(behind, at);
        const outcome = await played;
        await sayOnBoard({ slot: front === first ? 0 : 1, video, round }, at);
        if (outcome === 'broken' || outcome === 'stalled') failed(video, `video-${outcome}`);
        // The last frame stays until the next video has its first: never a black one between them.
        at = await upcoming;
        [front, behind] = [behind, front];
      }
    };
    const planAt = (instant: number) => said.current.planAt(instant);
    /** Between two videos; it goes at its minute. */
    const sayOnBoard = async (played: Reel, at: number) => {
      const video = videos[played.video];
      const plan = planAt(now());
      const item = video && !isAsked ? plan.boardAfter(video, Math.floor(at / videos.length)) : null;
      if (!item || stop.signal.aborted) return;
      const ms = boardMs(item, said.current.languageMode);
      bring({ ...played, board: { item, ms } });
      const until = performance.now() + ms;
      const isSaid = () => planAt(now()).saysStill(item);
      while (!stop.signal.aborted && performance.now() < until && isSaid())
        await pause(Math.min(1_000, until - performance.now()));
    };
    const indexOf = (key: string) => videos.findIndex((video) => video.key === key);
    let shown = 0;
    if (wall)
      playByTime({
        elements: [first, second],
        wall,
        slotAt: (instant) => slotAt(instant, planAt(instant)),
        onBoard: (slot, element) => {
          const found = planAt(slot.from).find(slot.key);
          if (!found?.board) return;
          const board = { item: found.board, ms: slot.until - slot.from, from: slot.from };
          shown += 1;
          passOver.current = () => {};
          bring({
            slot: element === first ? 0 : 1,
            video: indexOf(found.item.key),
            round: shown,
            turn: turnOf(slot),
            board,
          });
        },
        isBoard: (slot) => Boolean(planAt(slot.from).find(slot.key)?.board),
        isSaid: (slot) => planAt(now()).msOf(slot.key) > 0,
        load: async (element, key) => {
          const item = planAt(now()).find(key)?.item;
          const loaded = item !== undefined && (await load(element, item));
          if (!loaded && item && !stop.signal.aborted)
            failed(indexOf(item.key), element.error ? 'video-broken' : 'video-stalled');
          return loaded;
        },
        onFront: (element, slot) => {
          shown += 1;
          const video = indexOf(planAt(slot.from).find(slot.key)?.item.key ?? '');
          bring({ slot: element === first ? 0 : 1, video, round: shown, turn: turnOf(slot) });
          passOver.current = () => {
            // One that has ended waits for the next, and stands still rightly.
            if (element.ended) return;
            passOver.current = () => {};
            failed(video, 'video-stalled');
          };
        },
        onBroken: (key) => {
          passOver.current = () => {};
          failed(indexOf(planAt(now()).find(key)?.item.key ?? ''), 'video-broken');
        },
        live: untilLive,
        onGlass,
        signal: stop.signal,
      });
    else turn();
    return () => {
      stop.abort();
      setReel(null);
      for (const element of [first, second]) freeVideo(element);
    };
  }, [videos, presentations, players, isAsked, wall, captionsBy, now]);
  return reel;
}
