import { parentPort } from 'node:worker_threads';
import { parseFeed } from 'feedsmith';

/** Runs in a thread of its own, from src/ as it is: see parse-feed.ts. Whatever the parser throws, it is no feed. */
const parse = ({ xml, maxItems }) => {
  try {
    const parsed = parseFeed(xml, { maxItems });
    return parsed.format === 'json' ? null : parsed;
  } catch {
    return null;
  }
};

parentPort.once('message', (work) => parentPort.postMessage(parse(work)));
// From now on the clock runs: what it took to get here is no fault of the feed.
parentPort.postMessage('ready');
