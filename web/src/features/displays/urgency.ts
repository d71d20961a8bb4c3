import type { Display } from '@psifida/contract/content/display';

type View = 'message' | 'shows' | 'last' | 'unknown' | 'standby' | 'asleep' | 'nothing';

/** What can be said of a glass: only while a display is heard is it known what it shows now. */
export function glassView({ glass, showing, message }: Pick<Display, 'glass' | 'showing' | 'message'>): View {
  if (glass === 'silent') return showing ? 'last' : 'unknown';
  if (message) return 'message';
  if (glass === 'asleep') return 'asleep';
  if (showing) return 'shows';
  return glass === 'nothing-due' ? 'standby' : 'nothing';
}

/** Whether somebody could do something about it: nothing due and a visitor who stays are no faults of a display. */
export const needsSomeone = ({ state, glass }: Pick<Display, 'state' | 'glass'>): boolean =>
  state !== 'green' && glass !== 'nothing-due' && glass !== 'waits';

/** The one that was paired just now, then the worst, then by name: what needs someone is seen without looking for it. */
export const byUrgency = (
  displays: readonly Display[],
  locale: string,
  fresh: string | null = null,
): Display[] => {
  const rank = { red: 0, amber: 1, green: 3 };
  const place = (display: Display) => {
    if (display.id === fresh) return -1;
    return display.state === 'amber' && !needsSomeone(display) ? 2 : rank[display.state];
  };
  return [...displays].sort(
    (one, other) =>
      place(one) - place(other) || one.name.localeCompare(other.name, locale, { numeric: true }),
  );
};

export const systemsByUrgency = <Id extends string>(
  ids: readonly Id[],
  displays: readonly Display[],
): Id[] => {
  const place = (id: Id) => {
    const own = displays.filter(({ system }) => system === id);
    if (own.some(needsSomeone)) return 0;
    return own.some(({ glass }) => glass === 'nothing-due') ? 1 : 2;
  };
  return [...ids].sort((one, other) => place(one) - place(other));
};
