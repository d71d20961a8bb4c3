export type Seen = { id: string; version: number };

export type Selection = {
  chosen: ReadonlyMap<string, Seen>;
  /** Where a range begins: the one that was ticked last. */
  anchor: string | null;
};

export const nothingSelected: Selection = { chosen: new Map(), anchor: null };

export const selectAll = (all: readonly Seen[]): Selection => ({
  chosen: new Map(all.map((one) => [one.id, one])),
  anchor: null,
});

/** Those between the last that was ticked and this one, both with them, in the order of the list. */
function between(rows: readonly Seen[], from: string | null, to: Seen): readonly Seen[] {
  const [start, end] = [rows.findIndex(({ id }) => id === from), rows.findIndex(({ id }) => id === to.id)];
  return start < 0 || end < 0 ? [to] : rows.slice(Math.min(start, end), Math.max(start, end) + 1);
}

type Tick = { on: boolean; rows: readonly Seen[]; range: boolean };

/** One more or one fewer; as a range, all on the way to it become what it becomes. */
export function tick(before: Selection, one: Seen, { on, rows, range }: Tick): Selection {
  const chosen = new Map(before.chosen);
  for (const each of range ? between(rows, before.anchor, one) : [one])
    if (on) chosen.set(each.id, each);
    else chosen.delete(each.id);
  return { chosen, anchor: one.id };
}

/** Without what has been done; what was refused stays, so that it can be looked at. */
export function without({ chosen, anchor }: Selection, ids: Iterable<string>): Selection {
  const gone = new Set(ids);
  return { chosen: new Map([...chosen].filter(([id]) => !gone.has(id))), anchor };
}

/** As they are in sight now, where they are; nothing but what the server is told of each. */
export function asSeen(which: readonly Seen[], rows: readonly Seen[]): Seen[] {
  const inSight = new Map(rows.map(({ id, version }) => [id, version]));
  return which.map(({ id, version }) => ({ id, version: inSight.get(id) ?? version }));
}
