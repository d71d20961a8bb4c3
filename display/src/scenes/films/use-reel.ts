import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type DrawnBy, giveCaptions, showCaptions } from '../common/captions.ts';
import { useAsked } from '../common/places.ts';
import { inRound } from '../common/rounds.ts';
import { useScene } from '../common/scene-context.ts';
import { slotAt, turnOf } from '../common/timetable.ts';
import { type FilmItem, turnAfter } from './film-list.ts';
import { freeFilm, loadFilm, onGlass, playFilm } from './film-slot.ts';
import { playByTime } from './play-by-time.ts';
import { useStallGuard } from './use-stall-guard.ts';

/** Which of the two elements is in front, with which film; the other holds the next one's first frame behind it. */
type Reel = {
  slot: 0 | 1;
  film: number;
  round: number;
  /** On a wall, counted by the clock. */
  turn?: number;
};

type Videos = readonly [RefObject<HTMLVideoElement | null>, RefObject<HTMLVideoElement | null>];

const retryMs = 30_000;
/** On a wall also a film of which nobody knows the length has its time. */
const leastMs = 1_000;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Plays the films one after another without a gap, for ever; null until the first frame of the first is painted. */
export function useReel(films: readonly FilmItem[], videos: Videos): Reel | null {
  const { presentations, live, language, filmOf, onTrouble, wall } = useScene();
  const captionsBy: DrawnBy = wall ? 'scene' : 'browser';
  // Where a film is asked for, they come in the order in which they were given.
  const isAsked = useAsked() !== null;
  const [reel, setReel] = useState<Reel | null>(null);
  const tell = useRef({ filmOf, onTrouble });
  tell.current = { filmOf, onTrouble };
  const isLive = useRef(live);
  const wake = useRef<() => void>(() => {});
  const passOver = useRef<() => void>(() => {});
  useStallGuard(videos[reel?.slot ?? 0], live && reel !== null, () => passOver.current());
  useEffect(() => {
    isLive.current = live;
    if (live) wake.current();
  }, [live]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the elements carry the language that they are asked for
  useEffect(() => {
    for (const { current } of videos) if (current) showCaptions(current, captionsBy);
  }, [language, videos, captionsBy]);

  useEffect(() => {
    const stop = new AbortController();
    const failures: (number | undefined)[] = films.map(() => undefined);
    const elements = videos.map(({ current }) => current);
    const [first, second] = elements;
    if (!first || !second) return;
    const filmAt = (turn: number) => {
      const order = isAsked ? films : inRound(films, presentations, Math.floor(turn / films.length));
      return films.findIndex(({ key }) => key === order[turn % films.length]?.key);
    };
    const failed = (film: number, code: string) => {
      failures[film] = Date.now();
      tell.current.onTrouble(code, films[film]?.media.id ?? '');
    };
    const load = (element: HTMLVideoElement, { media }: FilmItem) => {
      giveCaptions(element, media.captions, captionsBy);
      return loadFilm(element, tell.current.filmOf(media), stop.signal);
    };
    /** Loads the film after this turn that can be loaded into the element; answers whose turn that is. */
    const thread = async (element: HTMLVideoElement, after: number): Promise<number> => {
      for (;;) {
        const next = turnAfter(after, filmAt, { failures, now: Date.now() });
        const item = next === null ? undefined : films[filmAt(next)];
        if (stop.signal.aborted) return after;
        if (next === null || !item) await pause(retryMs).then(() => failures.fill(undefined));
        else if (await load(element, item)) return next;
        else if (!stop.signal.aborted) failed(filmAt(next), element.error ? 'film-broken' : 'film-stalled');
      }
    };
    // At once: what is done to the element before counts on its being behind.
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
        const film = filmAt(at);
        bring({ slot: front === first ? 0 : 1, film, round });
        await untilLive();
        const played = playFilm(front, {
          signal: stop.signal,
          onStart: (pass) => {
            passOver.current = pass;
          },
        });
        await onGlass();
        const upcoming = thread(behind, at);
        const outcome = await played;
        if (outcome === 'broken' || outcome === 'stalled') failed(film, `film-${outcome}`);
        // The last frame stays until the next film has its first: never a black one between them.
        at = await upcoming;
        [front, behind] = [behind, front];
      }
    };
    const indexOf = (key: string) => films.findIndex((film) => film.key === key);
    const timetable = {
      keysOf: (round: number) => inRound(films, presentations, round).map(({ key }) => key),
      msOf: (key: string) => Math.max(leastMs, films[indexOf(key)]?.media.film?.durationMs ?? 0),
    };
    let shown = 0;
    if (wall)
      playByTime({
        elements: [first, second],
        wall,
        slotAt: (instant) => slotAt(instant, timetable),
        load: async (element, key) => {
          const item = films[indexOf(key)];
          const loaded = item !== undefined && (await load(element, item));
          if (!loaded && !stop.signal.aborted)
            failed(indexOf(key), element.error ? 'film-broken' : 'film-stalled');
          return loaded;
        },
        onFront: (element, slot) => {
          shown += 1;
          const film = indexOf(slot.key);
          bring({ slot: element === first ? 0 : 1, film, round: shown, turn: turnOf(slot) });
          passOver.current = () => {
            // One that has ended waits for the next, and stands still rightly.
            if (element.ended) return;
            passOver.current = () => {};
            failed(film, 'film-stalled');
          };
        },
        onBroken: (key) => {
          passOver.current = () => {};
          failed(indexOf(key), 'film-broken');
        },
        live: untilLive,
        onGlass,
        signal: stop.signal,
      });
    else turn();
    return () => {
      stop.abort();
      setReel(null);
      for (const element of [first, second]) freeFilm(element);
    };
  }, [films, presentations, videos, isAsked, wall, captionsBy]);
  return reel;
}
