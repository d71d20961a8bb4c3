import type { LanguageMode } from '@psifida/contract/content/display';
import type { ReleasePresentation } from '@psifida/contract/content/release';
import type { Notices } from '../../../device/notices.ts';
import { inRound, type Paced, type Passed } from '../time/rounds.ts';
import { type BoardItem, boardItems, boardMs } from './board-items.ts';

/** An item, or what stands on the board after it. */
export type Turned<T> = {
  key: string;
  item: T;
  board: BoardItem | null /** In which of the rounds put together. */;
  at: number;
};

type Options<T> = {
  items: readonly T[];
  presentations: readonly (Paced & Pick<ReleasePresentation, 'room'>)[];
  notices: Notices;
  mode: LanguageMode;
  msOf(item: T): number;
};

/** So many are worked out at once; where more were needed, some announcements come more often than others. */
const itemsAtMost = 10_000;

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
const multiple = (a: number, b: number): number => (a * b) / divisor(a, b);

const separator = ' | ';
const itemKey = (item: Passed, at: number): string => `${item.key} ${at}`;
const beforeBoard = (key: string): string => key.split(separator, 1)[0] ?? key;

/**
 * All items in their rounds, with announcements and events between them. Rounds are put together until everything on the
 * board has come equally often: then all of these last equally long, as the timetable of a wall needs it.
 */
export function roundsWithBoard<T extends Passed>({ items, presentations, notices, mode, msOf }: Options<T>) {
  const lists = new Map<string, readonly BoardItem[]>();
  const rooms = presentations.flatMap(({ id, room }) => {
    const count = items.filter(({ presentation }) => presentation === id).length;
    if (!room || !count) return [];
    const kind = `${room.announcements} ${room.events}`;
    const list = lists.get(kind) ?? boardItems(notices, room);
    lists.set(kind, list);
    return list.length ? [{ id, list, after: room.after, count }] : [];
  });
  // Enough for one announcement in the presentation that wants the most images before it.
  const together = Math.max(1, ...rooms.map(({ after, count }) => Math.ceil(after / count)));
  const blocksOf = (list: readonly BoardItem[]) =>
    rooms
      .filter((one) => one.list === list)
      .reduce((sum, { after, count }) => sum + Math.floor((together * count) / after), 0);
  const most = Math.max(1, Math.floor(itemsAtMost / (together * Math.max(1, items.length))));
  const times = rooms.reduce(
    (so, { list }) => Math.min(most, multiple(so, list.length / divisor(list.length, blocksOf(list)))),
    1,
  );
  const length = together * times;

  const make = (round: number): Turned<T>[] => {
    const turns = new Map<readonly BoardItem[], number>();
    const counts = new Map<string, number>();
    return Array.from({ length }, (_, at) => {
      if (at % together === 0) counts.clear();
      return inRound(items, presentations, round * length + at).flatMap((item): Turned<T>[] => {
        const own = { key: itemKey(item, at), item, board: null, at };
        const room = rooms.find(({ id }) => id === item.presentation);
        if (!room) return [own];
        const count = (counts.get(room.id) ?? 0) + 1;
        counts.set(room.id, count);
        const turn = turns.get(room.list) ?? 0;
        const board = room.list[turn % room.list.length];
        if (count % room.after !== 0 || !board) return [own];
        turns.set(room.list, turn + 1);
        return [own, { ...own, key: own.key + separator + board.key, board }];
      });
    }).flat();
  };
  let known = { round: 0, order: make(0) };
  const orderOf = (round: number): readonly Turned<T>[] => {
    if (round !== known.round) known = { round, order: make(round) };
    return known.order;
  };
  const byKey = new Map(items.map((item) => [item.key, item]));
  const boards = new Map([...lists.values()].flat().map((board) => [board.key, board]));
  /** In whichever round it is; undefined for what is over. */
  const find = (key: string): Turned<T> | undefined => {
    const [own = '', board] = key.split(separator);
    const end = own.lastIndexOf(' ');
    const item = byKey.get(own.slice(0, end));
    const found = board === undefined ? null : boards.get(board);
    return item && found !== undefined ? { key, item, board: found, at: Number(own.slice(end)) } : undefined;
  };
  return {
    /** Of the items alone. */
    length,
    orderOf,
    find,
    keysOf: (round: number): readonly string[] => orderOf(round).map(({ key }) => key),
    msOf: (key: string): number => {
      const one = find(key);
      return one ? (one.board ? boardMs(one.board, mode) : msOf(one.item)) : 0;
    },
    /** Where a round goes on from what is over: from the item before it. */
    before: beforeBoard,
    saysStill: ({ key }: BoardItem): boolean => boards.has(key),
    /** What stands on the board after an item, in a round of the items alone. */
    boardAfter(item: Passed, round: number): BoardItem | null {
      const order = orderOf(Math.floor(round / length));
      const at = order.findIndex(({ key }) => key === itemKey(item, round % length));
      return order[at + 1]?.board ?? null;
    },
  };
}
