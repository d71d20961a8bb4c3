/** What was seen of the page at one look. */
export type Look = {
  /** Whether the page answered and drew a frame in time. */
  answers: boolean;
  /** Whether it stands where it should; elsewhere there is a page of the browser's own, or nothing. */
  atHome: boolean;
  /** Whether there is anything in the page. */
  filled: boolean;
  /** Whether the glass shows more than one colour; null where that says nothing: a film may be dark. */
  drawn: boolean | null;
};

export type Remedy = 'none' | 'open-again' | 'start-again';

/** So many looks in a row that see the same wrong make it true: one may fall into a change of pages. */
const believedAfter = 3;
/** A page that was opened again and is still wrong is not the page's fault. */
const openAtMost = 2;

/** Judges look by look. What a fresh page does not mend, a fresh browser has to. */
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
      // A dark film proves nothing; only a drawn picture forgets what was before.
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

/** A browser that has lived for so long had nothing wrong with it when it was started. */
const livedWellMs = 60_000;

/** How many browsers in a row have not stayed up. */
export const failuresAfter = ({ livedMs, failures }: { livedMs: number; failures: number }): number =>
  livedMs > livedWellMs ? 0 : failures + 1;

/** How long to wait before the next browser: one may fail, then ever longer; the glass is dark meanwhile. */
export const pauseBeforeNext = (failures: number): number =>
  failures < 2 ? 0 : Math.min(5_000, 500 * 2 ** Math.min(failures - 1, 10));

/** What the night is for: nothing, a fresh browser, or, where memory is still short, a fresh machine. */
export function nightlyRemedy({
  now,
  nightAt,
  lastNight,
  availableShare,
}: {
  now: Date;
  /** Minutes after midnight. */
  nightAt: number;
  /** The day on which it was looked after last, as a whole date. */
  lastNight: string;
  /** How much of the memory is free for whoever asks. */
  availableShare: number;
}): 'none' | 'browser' | 'machine' {
  const minutes = now.getHours() * 60 + now.getMinutes();
  const due = minutes >= nightAt && minutes < nightAt + 60 && dayOf(now) !== lastNight;
  if (!due) return 'none';
  return availableShare < 0.15 ? 'machine' : 'browser';
}

export const dayOf = (date: Date): string => `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`;
