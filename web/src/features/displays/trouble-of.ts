import { amberAfterMs, type Display, type HealthReport } from '@psifida/contract/content/display';

/** What is to be said of a display. `idle`: all is well, and its system has nothing to show yet. */
export type Trouble = 'good' | 'idle' | 'new' | 'silent' | 'fetching' | 'behind';

type Known = Pick<Display, 'state' | 'seenAt' | 'expected'> & {
  health?: Pick<HealthReport, 'release'> | null;
};

/** Whether it is well is the server's judgement; here only the words for it are found. */
export function troubleOf({ state, seenAt, expected, health }: Known, now: number): Trouble {
  if (state === 'green') return expected === null ? 'idle' : 'good';
  if (seenAt === null) return 'new';
  if (now - Date.parse(seenAt) >= amberAfterMs) return 'silent';
  return health?.release === null ? 'fetching' : 'behind';
}

/** Only while it is heard is it known what it shows now; of a silent one, what it showed last. */
export const shownWord = (display: Known & Pick<Display, 'showing'>, now: number): 'now' | 'lastShown' =>
  display.showing && troubleOf(display, now) === 'silent' ? 'lastShown' : 'now';

export const tones = { green: 'good', amber: 'wait', red: 'bad' } as const;

/** The one that was paired just now, then the worst, then by name: what needs someone is seen without looking for it. */
export const byUrgency = (
  displays: readonly Display[],
  locale: string,
  fresh: string | null = null,
): Display[] => {
  const rank = { red: 0, amber: 1, green: 2 };
  const place = ({ id, state }: Display) => (id === fresh ? -1 : rank[state]);
  return [...displays].sort(
    (one, other) => place(one) - place(other) || one.name.localeCompare(other.name, locale),
  );
};
