import { type RefObject, useEffect, useRef, useState } from 'react';
import { giveCaptions, showCaptions } from '../common/captions.ts';
import { useAsked } from '../common/places.ts';
import { inRound } from '../common/rounds.ts';
import { useScene } from '../common/scene-context.ts';
import { type FilmItem, turnAfter } from './film-list.ts';
import { freeFilm, loadFilm, playFilm } from './film-slot.ts';
import { useStallGuard } from './use-stall-guard.ts';

/** Which of the two elements is in front, with which film; the other holds the next one's first frame behind it. */
type Reel = { slot: 0 | 1; film: number; round: number };

type Videos = readonly [RefObject<HTMLVideoElement | null>, RefObject<HTMLVideoElement | null>];

const retryMs = 30_000;
/** The film before must be out of sight before its element is given another. */
const onGlass = () =>
  Promise.race([
    new Promise<void>((seen) => requestAnimationFrame(() => requestAnimationFrame(() => seen()))),
    new Promise<void>((seen) => setTimeout(seen, 250)),
  ]);
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Plays the films one after another without a gap, for ever; null until the first frame of the first is painted. */
export function useReel(films: readonly FilmItem[], videos: Videos): Reel | null {
  const { presentations, live, language, filmOf, onTrouble } = useScene();
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
    for (const { current } of videos) if (current) showCaptions(current);
  }, [language, videos]);

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
      giveCaptions(element, media.captions);
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
    const turn = async () => {
      let [front, behind]: [HTMLVideoElement, HTMLVideoElement] = [first, second];
      let at = await thread(front, -1);
      for (let round = 0; !stop.signal.aborted; round += 1) {
        const film = filmAt(at);
        setReel({ slot: front === first ? 0 : 1, film, round });
        if (!isLive.current)
          await new Promise<void>((resolve) => {
            wake.current = resolve;
            stop.signal.addEventListener('abort', () => resolve(), { once: true });
          });
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
    turn();
    return () => {
      stop.abort();
      setReel(null);
      for (const element of [first, second]) freeFilm(element);
    };
  }, [films, presentations, videos, isAsked]);
  return reel;
}
