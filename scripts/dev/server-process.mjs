// @ts-check
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startGroup } from '../lib/process-group.mjs';
import { root } from '../lib/run.mjs';

/** @returns {Promise<number>} */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** An editor that saves all its files writes them one after the other. */
const together = 150;

/**
 * Runs the server from its sources; again, whenever it is told that one of them has changed.
 * @param {{ args: string[], env: Record<string, string> }} options
 */
export function keepServerRunning({ args, env }) {
  /** @type {import('../lib/process-group.mjs').ProcessGroup | undefined} */
  let running;
  let wanted = 0;
  let stopped = false;
  /** @type {Promise<void> | undefined} */
  let working;
  /** @type {(() => void)[]} */
  const waiting = [];
  let ready = false;

  function start() {
    const serve = fileURLToPath(new URL('serve.mjs', import.meta.url));
    const options = ['--conditions=source', '--enable-source-maps'];
    const group = startGroup(process.execPath, [...options, serve, ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
      patience: 5_000,
    });
    running = group;
    const ended = group.ended.then(
      () => running === group && console.error('The server has ended; it starts again with the next change.'),
    );
    const listening = new Promise((/** @type {(value?: unknown) => void} */ resolve) => {
      group.process.stdout?.on('data', (chunk) => {
        process.stdout.write(chunk);
        if (String(chunk).includes('Psifida is ready')) resolve();
      });
    });
    return Promise.race([listening, ended]);
  }

  async function stopRunning() {
    const group = running;
    running = undefined;
    if (!group) return;
    // It ends what it has started by itself, and within its own patience.
    group.process.kill('SIGTERM');
    await group.ended;
    await group.stop('SIGTERM');
  }

  async function work() {
    for (let done = -1; done !== wanted && !stopped; ) {
      await pause(together);
      done = wanted;
      ready = false;
      await stopRunning();
      if (stopped) return;
      await start();
      ready = true;
      for (const go of waiting.splice(0)) go();
    }
  }

  return {
    /** @returns {Promise<void>} when what has changed is running */
    takeUp() {
      wanted += 1;
      working ??= work().finally(() => {
        working = undefined;
      });
      return working;
    },
    /** @returns {Promise<void>} */
    whenReady: () => (ready ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
    async stop() {
      stopped = true;
      await stopRunning();
      // One that is just being replaced, too: its database would stay behind.
      await working;
    },
  };
}
