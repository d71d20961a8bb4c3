import type { Display } from '@psifida/contract/content/display';

/** Only while it is heard is it known what it shows now; of a silent one, what it showed last. */
export const shownWord = ({ glass, showing }: Pick<Display, 'glass' | 'showing'>): 'now' | 'lastShown' =>
  showing && glass === 'silent' ? 'lastShown' : 'now';

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
    (one, other) => place(one) - place(other) || one.name.localeCompare(other.name, locale),
  );
};
