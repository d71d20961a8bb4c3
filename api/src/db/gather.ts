import { soon, untilNext } from '../moments.ts';

/**
 * Questions that are asked at the same moment, or while one is under way, go to the database as one: the more ask, the more of
 * them share a question. Nothing is remembered between two moments: what was changed before a question is in its answer.
 */
export function gather<Answer>(
  ask: (keys: string[]) => Promise<Map<string, Answer>>,
  atMost = 500,
): (key: string) => Promise<Answer | undefined> {
  type Question = { keys: Set<string>; answers: Promise<Map<string, Answer>> };
  let next: Question | null = null;
  /** Until all that was asked so far is answered. */
  let underWay: Promise<void> | null = null;

  const prepare = (): Question => {
    const keys = new Set<string>();
    const begun = underWay ?? soon();
    const answers = begun.then(() => {
      if (next?.keys === keys) next = null;
      return ask([...keys]);
    });
    const ended = begun
      .then(() => untilNext(answers))
      .then(() => {
        if (underWay === ended) underWay = null;
      });
    underWay = ended;
    return { keys, answers };
  };

  return async (key) => {
    if (!next || next.keys.size >= atMost) next = prepare();
    next.keys.add(key);
    return (await next.answers).get(key);
  };
}
