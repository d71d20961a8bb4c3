import { once } from 'node:events';
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
  cap: async ({ text, trusted }) => {
    const { readCap } = await import('./read-cap.mjs');
    const { verifyCap } = trusted.length ? await import('./verify-cap.mjs') : {};
    return () => readCap(text, { trusted, verifyCap });
  },
  calendar: async ({ text, span }) => {
    const { readCalendar } = await import('./read-calendar.mjs');
    return () => readCalendar(text, span);
  },
};

const atOnce = 250;

/** A message is read whole by the thread that asked: what is long goes in pieces, each when the one before is taken. */
function* piecesOf({ events, occurrences, ...rest }) {
  yield rest;
  for (let at = 0; at < Math.max(events.length, occurrences.length); at += atOnce)
    yield { events: events.slice(at, at + atOnce), occurrences: occurrences.slice(at, at + atOnce) };
}

const next = async () => (await once(parentPort, 'message'))[0];

async function answer(work) {
  const parse = await parsers[work.as](work);
  // From now on the clock runs: what it took to get here is no fault of the feed.
  parentPort.postMessage('ready');
  let parsed = null;
  try {
    parsed = parse();
  } catch {}
  if (work.as === 'calendar' && parsed)
    for (const piece of piecesOf(parsed)) {
      parentPort.postMessage(piece);
      await next();
    }
  parentPort.postMessage(work.as === 'calendar' ? null : parsed);
}

for (;;) await answer(await next());
