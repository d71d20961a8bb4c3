import type { Acknowledged } from '@psifida/contract/endpoints/acknowledged';
import { type ManyAnswer, manyAtOnce } from '@psifida/contract/endpoints/many';

/** What is asked once holds for all that is sent. */
export type Said = { known: Partial<Acknowledged> };

export type Outcome<Answer extends ManyAnswer> = { answers: Answer[]; stopped: unknown };

/** However many: as many at once as the server takes, one after the other, so that nobody else waits long. */
export async function inSlices<One, Answer extends ManyAnswer>(
  which: readonly One[],
  change: (slice: One[], said: Said) => Promise<Answer>,
  onProgress: (done: number) => void = () => {},
): Promise<Outcome<Answer>> {
  const answers: Answer[] = [];
  const said: Said = { known: {} };
  for (let from = 0; from < which.length; from += manyAtOnce) {
    try {
      answers.push(await change(which.slice(from, from + manyAtOnce), said));
    } catch (stopped) {
      return { answers, stopped };
    }
    onProgress(Math.min(from + manyAtOnce, which.length));
  }
  return { answers, stopped: null };
}

/** As an undo names it; what is gone cannot be undone. */
export const whatWasDone = (done: ManyAnswer['done']): { id: string; version: number }[] =>
  done.flatMap(({ id, version }) => (version === null ? [] : [{ id, version }]));
