import type { Bilingual, Language } from '@psifida/contract/bilingual';
import type { LanguageMode } from '@psifida/contract/content/display';
import type { BoardEvent, Notices } from '../../../device/notices.ts';

/** What is seen in one turn: an announcement, or some of the events of today or of the days after it. */
export type BoardItem =
  | {
      kind: 'announcement';
      key: string;
      id: string;
      title: Bilingual;
      text: Bilingual;
      image: string | null;
      important: boolean;
    }
  | {
      kind: 'events';
      key: string;
      when: 'today' | 'week';
      category: BoardEvent['category'] | null;
      events: readonly BoardEvent[];
    };

/** Beside the words of an announcement, or of an event that is by itself. */
export const imageOf = (item: BoardItem): string | null =>
  item.kind === 'announcement'
    ? item.image
    : item.events.length === 1
      ? (item.events[0]?.image ?? null)
      : null;

/** So many are read in one turn. */
const eventsAtOnce = 5;

const inTurns = (
  events: readonly BoardEvent[],
  of: { when: 'today' | 'week'; category: BoardEvent['category'] | null },
): BoardItem[] => {
  const turns = Math.ceil(events.length / eventsAtOnce);
  const each = Math.ceil(events.length / turns);
  return Array.from({ length: turns }, (_, turn) => ({
    ...{ kind: 'events', key: `events ${of.when} ${of.category} ${turn}`, ...of },
    events: events.slice(turn * each, (turn + 1) * each),
  }));
};

export type BoardRoom = { announcements: boolean; events: boolean };

/** Announcements, today's events, and those of the week: together where they are few, else by category. */
export function boardItems({ announcements, today, week }: Notices, room: BoardRoom): BoardItem[] {
  const categories = [...new Set(week.map(({ category }) => category))];
  return [
    ...(room.announcements
      ? announcements.map(
          ({ id, title, text, image, pressing }): BoardItem => ({
            ...{ kind: 'announcement', key: `announcement ${id}`, id, title, text, image },
            important: pressing === 'important',
          }),
        )
      : []),
    ...(room.events && today.length ? inTurns(today, { when: 'today', category: null }) : []),
    ...(!room.events || !week.length
      ? []
      : week.length <= eventsAtOnce
        ? inTurns(week, { when: 'week', category: null })
        : categories.flatMap((category) =>
            inTurns(
              week.filter((one) => one.category === category),
              { when: 'week', category },
            ),
          )),
  ];
}

/** Slower than a caption is read, for pages are turned. */
const lettersPerSecond = 12;
const [shortestMs, eventMs] = [10_000, 1_500];

const lettersOf = (item: BoardItem, language: Language): number =>
  item.kind === 'announcement'
    ? item.title[language].length + item.text[language].length
    : item.events.reduce(
        (sum, { title, place }) => sum + title[language].length + (place?.[language].length ?? 0),
        0,
      );

/** From the words alone, whatever glass they stand on: all displays of a wall agree. */
export function boardMs(item: BoardItem, mode: LanguageMode): number {
  const [el, en] = [lettersOf(item, 'el'), lettersOf(item, 'en')];
  const letters = saysBoth(mode)
    ? el + en
    : mode === 'alternating'
      ? Math.max(el, en)
      : mode === 'el'
        ? el
        : en;
  const each = item.kind === 'events' ? item.events.length * eventMs : 0;
  return Math.max(shortestMs, Math.round((letters / lettersPerSecond) * 1_000) + each + 2_000);
}

/** Where a language could be chosen and nobody has: one after the other. */
export const saysBoth = (mode: LanguageMode): boolean => mode === 'visitor';

/** An announcement is shown by the presentation that gives it room. */
export const whatIsShown = <
  Of extends { presentation: string; entry: string | null; board: BoardItem | null },
>({
  presentation,
  entry,
  board,
}: Of) => ({ presentation, entry: board?.key ?? entry });
