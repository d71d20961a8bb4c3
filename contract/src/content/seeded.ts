/** Seeded pseudo-random numbers from 0 to 1, the same in editor, preview and player. */
export function seeded(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function shuffled<T>(all: readonly T[], random: () => number): T[] {
  const order = all.map((one) => ({ one, at: random() }));
  return order.sort((a, b) => a.at - b.at).map(({ one }) => one);
}
