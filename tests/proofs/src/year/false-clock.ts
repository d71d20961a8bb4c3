import { appendFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Timers follow the real monotonic clock, or nothing would wait for an answer: those that repeat follow the false one.
 * Files carry the kernel's time: it is told as it was by the false clock when they were written.
 */
const preloaded = (turns: string) => `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  const { setInterval } = globalThis;
  globalThis.setInterval = (work, every = 0, ...given) => {
    if (every < 5_000) return setInterval(work, every, ...given);
    let next = Date.now() + every;
    return setInterval(() => {
      if (Date.now() < next) return;
      next = Date.now() + every;
      work(...given);
    }, 100);
  };
  const { stat } = fs.promises;
  fs.promises.stat = async (...given) => {
    const found = await stat(...given);
    const turns = fs.readFileSync(${JSON.stringify(turns)}, 'utf8').trim().split('\\n').map((line) => line.split(' '));
    const [, ahead = 0] = turns.findLast(([at]) => Number(at) <= found.mtimeMs) ?? [];
    found.mtimeMs += Number(ahead);
    found.mtime = new Date(found.mtimeMs);
    return found;
  };
  syncBuiltinESMExports();`;

/** A clock for a product and its database, which goes on as fast as the real one and is moved on by hand. */
export function openFalseClock({
  library,
  folder,
  start,
}: {
  library: string;
  folder: string;
  start: number;
}) {
  const file = path.join(folder, 'clock');
  const turns = path.join(folder, 'turns');
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const turnTo = (instant: number): void => {
    ahead = instant - Date.now();
    appendFileSync(turns, `${Date.now()} ${ahead}\n`);
    // Renamed, so that nobody reads half of it.
    writeFileSync(`${file}.new`, `${ahead < 0 ? '' : '+'}${(ahead / 1000).toFixed(3)}\n`);
    renameSync(`${file}.new`, file);
  };
  turnTo(start);
  return {
    now,
    turnTo,
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      NO_FAKE_STAT: '1',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(preloaded(turns))}`,
    },
  };
}

export type FalseClock = ReturnType<typeof openFalseClock>;
