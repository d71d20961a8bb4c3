import { parentPort } from 'node:worker_threads';

/** Runs in a thread of its own, from src/ as it is: see parse-feed.ts. Whatever the parser throws, it is no feed. */
const parsers = {
  news: async ({ text, maxItems }) => {
    const { parseFeed } = await import('feedsmith');
    return () => {
      const parsed = parseFeed(text, { maxItems });
      return parsed.format === 'json' ? null : parsed;
    };
  },
  cap: async ({ text }) => {
    const { readCap } = await import('./read-cap.mjs');
    return () => readCap(text);
  },
  calendar: async ({ text, span }) => {
    const { readCalendar } = await import('./read-calendar.mjs');
    return () => readCalendar(text, span);
  },
};

parentPort.once('message', async (work) => {
  const parse = await parsers[work.as](work);
  // From now on the clock runs: what it took to get here is no fault of the feed.
  parentPort.postMessage('ready');
  try {
    parentPort.postMessage(parse());
  } catch {
    parentPort.postMessage(null);
  }
});
