import { Problem } from '@psifida/contract/problem';
import { databaseFailure } from '@psifida/postgres/database-failure';

type Waiting<In, Out> = { one: In; resolve(out: Out): void; reject(error: unknown): void };

type Options<In, Out> = {
  /** One transaction: writes all of them or none, and answers each in its place. */
  write(all: In[]): Promise<Out[]>;
  /** Two with the same key are not written together: the second follows the first. */
  keyOf(one: In): string;
  /** Only those of one group are written together. */
  groupOf?(one: In): string;
  /** How much of `atMost` it takes; one that takes more than all of it goes alone. */
  sizeOf?(one: In): number;
  atMost?: number;
  /** Whoever comes when so many wait is told to come again. */
  waitingAtMost?: number;
};

/** What comes meanwhile shares the next transaction; where that fails, each is tried alone, unless the database failed. */
export function groupCommit<In, Out>({
  write,
  keyOf,
  groupOf = () => '',
  sizeOf = () => 1,
  atMost = 200,
  waitingAtMost = 5_000,
}: Options<In, Out>) {
  let waiting: Waiting<In, Out>[] = [];
  let writing = false;

  const nextRound = () => {
    const round = new Map<string, Waiting<In, Out>>();
    const later: Waiting<In, Out>[] = [];
    const passed = new Set<string>();
    let group: string | undefined;
    let size = 0;
    for (const each of waiting) {
      const key = keyOf(each.one);
      const own = groupOf(each.one);
      group ??= own;
      const larger = size + sizeOf(each.one);
      const fits = !round.size || larger <= atMost;
      if (own === group && fits && !round.has(key) && !passed.has(key)) {
        round.set(key, each);
        size = larger;
      } else {
        passed.add(key);
        later.push(each);
      }
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
