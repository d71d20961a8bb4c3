import { aMoment, soon } from '../moments.ts';

/**
 * Questions that are asked at the same moment go to the database as one, and so do those that come within a moment after one
 * was sent. None waits for the answer to another: what stays unanswered holds nobody up. Nothing is remembered between two
 * moments: what was changed before a question is in its answer.
 */
export function gather<Answer>(
  ask: (keys: string[]) => Promise<Map<string, Answer>>,
  atMost = 500,
): (key: string) => Promise<Answer | undefined> {
  type Question = { when: Promise<void>; keys: Set<string>; answers: Promise<Map<string, Answer>> };
  let next: Question | null = null;
  let sentJustNow: Promise<void> | null = null;

  const send = (keys: Set<string>): Promise<Map<string, Answer>> => {
    if (next?.keys === keys) next = null;
    const sent = aMoment().then(() => {
      if (sentJustNow === sent) sentJustNow = null;
    });
    sentJustNow = sent;
    return ask([...keys]);
  };

  const prepare = (when: Promise<void>): Question => {
    const keys = new Set<string>();
    return { when, keys, answers: when.then(() => send(keys)) };
  };

  return async (key) => {
    if (!next) next = prepare(sentJustNow ?? soon());
    else if (next.keys.size >= atMost) next = prepare(next.when);
    next.keys.add(key);
    return (await next.answers).get(key);
  };
}
