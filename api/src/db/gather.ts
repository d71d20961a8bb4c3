/**
 * Questions that are asked at the same moment go to the database as one. Nothing is remembered between two moments:
 * what was changed before a question is in its answer.
 */
export function gather<Answer>(
  ask: (keys: string[]) => Promise<Map<string, Answer>>,
  atMost = 500,
): (key: string) => Promise<Answer | undefined> {
  let next: { keys: Set<string>; answers: Promise<Map<string, Answer>> } | null = null;
  return async (key) => {
    if (!next || next.keys.size >= atMost) {
      const keys = new Set<string>();
      const answers = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
        if (next?.keys === keys) next = null;
        return ask([...keys]);
      });
      next = { keys, answers };
    }
    next.keys.add(key);
    return (await next.answers).get(key);
  };
}
