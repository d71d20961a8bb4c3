import DataLoader from 'dataloader';
import { delay, nextTurn } from './delay.ts';

/** Keys asked for in one turn, or within 2 ms after a batch was sent, are loaded together; nothing is cached. */
export function createBatchLoader<Value>(
  load: (keys: string[]) => Promise<Map<string, Value>>,
  maxBatchSize = 500,
): (key: string) => Promise<Value | undefined> {
  let sentJustNow: Promise<void> | null = null;
  const loader = new DataLoader<string, Value | undefined>(
    async (keys) => {
      for (const key of keys) loader.clear(key);
      const sent = delay().then(() => {
        if (sentJustNow === sent) sentJustNow = null;
      });
      sentJustNow = sent;
      const found = await load([...keys]);
      return keys.map((key) => found.get(key));
    },
    { maxBatchSize, batchScheduleFn: (send) => void (sentJustNow ?? nextTurn()).then(send) },
  );
  return (key) => loader.load(key);
}
