import { aMoment, soon } from '../moments.ts';

/**
 * Whoever asks the same while it is being asked waits for one further asking that answers all of them: after a change every
 * open page asks for the same list at once. Nothing is remembered between two moments: no asking begins before whoever it
 * answers has asked, so what was changed before a question is in its answer.
 */
export function atOneMoment<Answer>(): (key: string, ask: () => Promise<Answer>) => Promise<Answer> {
  type Asking = { now: Promise<unknown>; next: Promise<Answer> | null };
  const under = new Map<string, Asking>();

  return (key, ask) => {
    const asking = under.get(key) ?? { now: soon(), next: null };
    under.set(key, asking);
    asking.next ??= asking.now.then(() => {
      asking.next = null;
      const answer = (async () => ask())();
      asking.now = Promise.allSettled([answer, aMoment()]).then(done);
      return answer;
    });
    const done = () => {
      if (!asking.next) under.delete(key);
    };
    return asking.next;
  };
}
