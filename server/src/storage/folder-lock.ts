import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { socketWay } from '@psifida/postgres/embedded/socket-path';

/** Whoever holds the folder, in its own words: in another container the process number means nothing here. */
export type Holder = { pid: number; host: string };
export type Lock = { release(): Promise<void> };

const entered = 'held-';
const entering = 'new-';
const patienceMs = 2_000;
const tries = 40;

/**
 * One holder of a folder at a time, whichever container it is in. The lock is a socket in the folder that its holder
 * listens on: the kernel answers for it as long as the process lives and refuses the moment it is gone, however it ended.
 * Everybody enters first and looks around afterwards, so of two who come at once at least one sees the other.
 */
export async function lockFolder(folder: string): Promise<Lock | Holder> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const way = await socketWay(folder, `${entered}${'x'.repeat(12)}`);
  for (let tried = 1; ; tried += 1) {
    const own = await enter(way);
    const others = await lookAround(way, own.name);
    if (!others.length) {
      own.hold();
      return { release: own.leave };
    }
    await own.leave();
    const holder = others.find((other) => other !== 'entering');
    if (holder) return holder;
    if (tried === tries) throw new Error('others are trying to start on the same folder');
    await sleep(20 + Math.random() * 200);
  }
}

export const isHolder = (outcome: Lock | Holder): outcome is Holder => 'pid' in outcome;

/** Under its final name only once somebody listens: an entry that refuses is one whose process is gone. */
async function enter(way: string) {
  const mark = randomBytes(6).toString('hex');
  const name = `${entered}${mark}`;
  let words = 'entering';
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.end(words);
  });
  await listen(server, path.join(way, `${entering}${mark}`));
  server.unref();
  await rename(path.join(way, `${entering}${mark}`), path.join(way, name));
  return {
    name,
    hold: () => {
      words = JSON.stringify({ pid: process.pid, host: os.hostname() } satisfies Holder);
    },
    leave: async () => {
      await rm(path.join(way, name), { force: true });
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

const listen = (server: Server, socket: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ path: socket }, () => {
      server.removeListener('error', reject);
      // Whatever becomes of a single connection, the lock stays.
      server.on('error', () => {});
      resolve();
    });
  });

/** Those who are there besides oneself. What the gone have left is cleared away. */
async function lookAround(way: string, own: string): Promise<(Holder | 'entering')[]> {
  const there: (Holder | 'entering')[] = [];
  for (const name of await readdir(way)) {
    if (name === own || !name.startsWith(entered)) continue;
    const answer = await ask(path.join(way, name));
    if (answer === 'gone') await rm(path.join(way, name), { force: true });
    else there.push(answer);
  }
  return there;
}

/** A process that is frozen does not answer, and holds all the same. */
const ask = (socket: string): Promise<Holder | 'entering' | 'gone'> =>
  new Promise((resolve) => {
    const unknown: Holder = { pid: 0, host: '' };
    const probe = connect(socket).setEncoding('utf8').setTimeout(patienceMs);
    let said = '';
    probe.on('data', (part) => {
      said += part;
    });
    probe.once('timeout', () => probe.destroy());
    let gone = false;
    probe.once('error', ({ code }: NodeJS.ErrnoException) => {
      gone = code === 'ECONNREFUSED' || code === 'ENOENT';
    });
    probe.once('close', () => {
      if (gone) return resolve('gone');
      if (said === 'entering') return resolve('entering');
      try {
        resolve(JSON.parse(said) as Holder);
      } catch {
        resolve(unknown);
      }
    });
  });
