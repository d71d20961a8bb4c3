import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { clientId } from '@psifida/identity/testing/identity-server';

/** What was compiled, from wherever this runs: another process reads no TypeScript. */
const script = fileURLToPath(new URL('../../dist/product/serve.js', import.meta.url));

export type Product = {
  url: string;
  pid: number;
  /** Rejects when it ends before it is ready. */
  ready: Promise<void>;
  ended: Promise<void>;
  kill(signal: NodeJS.Signals): void;
};

type Options = { port: number; dataDir: string; log: string; env?: Record<string, string> };

/** The environment of a fresh machine: nothing of the product's settings leaks in from this one. */
const plainEnvironment = (): NodeJS.ProcessEnv => {
  const { PATH, HOME, TMPDIR, LANG } = process.env;
  return { PATH, HOME, TMPDIR, LANG };
};

/** Starts the product as a process of its own. */
export function launch({ port, dataDir, log, env = {} }: Options): Product {
  mkdirSync(path.dirname(log), { recursive: true });
  const out = openSync(log, 'a');
  const child: ChildProcess = fork(script, [], {
    execArgv: [], // a test runner's own would lead to the sources
    env: {
      ...plainEnvironment(),
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      KEYCLOAK_CLIENT_ID: clientId, // as whom the steps of signing in present themselves
      ...env,
    },
    stdio: ['ignore', out, out, 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const ready = new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    ended.then(() => reject(new Error(`the product did not start: ${readFileSync(log, 'utf8')}`)));
  });
  ready.catch(() => {}); // whoever waits for it is told; nobody may be waiting any more
  return {
    url: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    ready,
    ended,
    kill: (signal) => child.kill(signal),
  };
}
