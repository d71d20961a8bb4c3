import { setImmediate as others } from 'node:timers/promises';

/** Short enough that nobody else's request notices. */
const sliceMs = 12;

/** The same work on each of many, in slices: between two of them everybody else has a turn. */
export async function inSlices<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let began = performance.now();
  for (const [index, item] of items.entries()) {
    results.push(work(item, index));
    if (performance.now() - began < sliceMs) continue;
    await others();
    began = performance.now();
  }
  return results;
}
