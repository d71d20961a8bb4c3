import { Problem } from '@psifida/contract/problem';
import { databaseFailure } from '@psifida/postgres/database-failure';

type Waiting<In, Out> = { one: In; resolve(out: Out): void; reject(error: unknown): void };

type Options<In, Out> = {
  /** Writes all of them or none, and answers each in its place. */
  write(all: In[]): Promise<Out[]>;
  /** Two with the same key are not written together: the second follows the first. */
  keyOf(one: In): string;
  atMost?: number;
  /** Whoever comes when so many wait is told to come again. */
  waitingAtMost?: number;
};

/**
 * What comes while something is being written is written together next: thousands of displays that call at once take a
 * few transactions instead of one each, and do not queue for the same rows. One that cannot be written fails alone; where the
 * database itself fails, all who wait are told so at once instead of one after the other.
 */
export function writeTogether<In, Out>({
  write,
  keyOf,
  atMost = 200,
  waitingAtMost = 5_000,
}: Options<In, Out>) {
  let waiting: Waiting<In, Out>[] = [];
  let writing = false;

  const nextRound = () => {
    const round = new Map<string, Waiting<In, Out>>();
    const later: Waiting<In, Out>[] = [];
    for (const each of waiting) {
      const key = keyOf(each.one);
      if (round.size < atMost && !round.has(key)) round.set(key, each);
      else later.push(each);
    }
    waiting = later;
    return [...round.values()];
  };

  const writeRound = async (round: readonly Waiting<In, Out>[]): Promise<void> => {
    try {
      const answers = await write(round.map(({ one }) => one));
      for (const [place, { resolve }] of round.entries()) resolve(answers[place] as Out);
    } catch (error) {
      if (databaseFailure(error)) {
        const all = [...round, ...waiting];
        waiting = [];
        for (const { reject } of all) reject(error);
      } else if (round.length === 1) round[0]?.reject(error);
      else for (const each of round) await writeRound([each]);
    }
  };

  const run = async () => {
    if (writing) return;
    writing = true;
    while (waiting.length) await writeRound(nextRound());
    writing = false;
  };

  return (one: In): Promise<Out> =>
    new Promise((resolve, reject) => {
      if (waiting.length >= waitingAtMost) return reject(new Problem('not-ready', { part: 'database' }));
      waiting.push({ one, resolve, reject });
      // After what came at the same moment has joined.
      setImmediate(() => void run());
    });
}
