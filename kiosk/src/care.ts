/** One check of the page. */
export type Look = {
  /** Whether the page answered and drew a frame in time. */
  answers: boolean;
  /** At the server's address and not an error page. */
  atHome: boolean;
  filled: boolean;
  /** Whether the screen shows more than one colour; null while unknown, since a video may be dark. */
  drawn: boolean | null;
};

export type Remedy = 'none' | 'open-again' | 'start-again';

/** Failed checks in a row that count: one may fall into a change of pages. */
const believedAfter = 3;
/** Reloads before the browser is restarted. */
const openAtMost = 2;

/** Judges check by check: first reload the page, then restart the browser. */
export function createCare() {
  let wrong = 0;
  let silent = 0;
  let opened = 0;
  return (look: Look): Remedy => {
    silent = look.answers ? 0 : silent + 1;
    if (silent >= 2) return 'start-again';
    if (!look.answers) return 'none';
    const right = look.atHome && look.filled && look.drawn !== false;
    if (right) {
      wrong = 0;
      // Only a drawn image resets the count; a dark video proves nothing.
      if (look.drawn) opened = 0;
      return 'none';
    }
    wrong += 1;
    if (wrong < believedAfter) return 'none';
    wrong = 0;
    opened += 1;
    return opened > openAtMost ? 'start-again' : 'open-again';
  };
}

/** A browser that ran for so long started well. */
const livedWellMs = 60_000;

/** How many browsers in a row have not stayed up. */
export const failuresAfter = ({ livedMs, failures }: { livedMs: number; failures: number }): number =>
  livedMs > livedWellMs ? 0 : failures + 1;

/** Backoff before the next browser: none after one failure, then ever longer. */
export const pauseBeforeNext = (failures: number): number =>
  failures < 2 ? 0 : Math.min(5_000, 500 * 2 ** Math.min(failures - 1, 10));

type Night = {
  now: Date;
  /** Minutes after midnight. */
  nightAt: number;
  /** Date of the last upkeep. */
  lastNight: string;
  /** Share of memory that is available. */
  availableShare: number;
};

/** Nightly upkeep: nothing, restart the browser, or, where memory is short, reboot. */
export function nightlyRemedy(night: Night): 'none' | 'browser' | 'machine' {
  const { now, nightAt, lastNight, availableShare } = night;
  const minutes = now.getHours() * 60 + now.getMinutes();
  const due = minutes >= nightAt && minutes < nightAt + 60 && dayOf(now) !== lastNight;
  if (!due) return 'none';
  return availableShare < 0.15 ? 'machine' : 'browser';
}

export const dayOf = (date: Date): string => `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`;
