let last: Promise<unknown> = Promise.resolve();

/** What takes so much memory that two of its kind at once would be too much. */
export function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work);
  last = mine.catch(() => {});
  return mine;
}
