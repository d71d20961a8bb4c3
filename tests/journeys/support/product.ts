import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@psifida/postgres/testing/free-port';

const here = fileURLToPath(new URL('../../../', import.meta.url));

export type Product = {
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** Everything it has printed so far. */
  output(): string;
  /** Ends it as Ctrl-C does and waits; answers its exit code. */
  stop(): Promise<number | null>;
};

export type ProductOptions = {
  env?: Record<string, string>;
  dataDir?: string;
  port?: number;
  /** Fills it with the demonstration, as a plain `npm start` does. */
  demo?: boolean;
  /** As `npm run dev` runs it, from its sources. */
  developed?: boolean;
  /** The folder of another version of the program. */
  program?: string;
};

/** The environment of a fresh machine: nothing of the product's settings leaks in from this one. */
const cleanEnvironment = (): NodeJS.ProcessEnv => {
  const { PATH, HOME, TMPDIR, LANG, npm_execpath, npm_config_registry } = process.env;
  return { PATH, HOME, TMPDIR, LANG, npm_execpath, npm_config_registry };
};

/** Runs what `npm start` runs, or `npm run dev`, without waiting for it. */
export async function launchProduct({
  env = {},
  dataDir,
  port,
  demo = false,
  developed = false,
  program = here,
}: ProductOptions = {}): Promise<Product> {
  const chosen = port ?? (await freePort());
  const folder = dataDir ?? (await mkdtemp(path.join(os.tmpdir(), 'psifida-journeys-')));
  // As root without user namespaces the database runs as `nobody`, who has to reach its folder.
  if (!dataDir) await chmod(folder, 0o711);
  const launcher = path.join(program, 'scripts', developed ? 'dev.mjs' : 'start.mjs');
  const child = spawn(process.execPath, [launcher, ...(demo ? [] : ['--empty'])], {
    env: { ...cleanEnvironment(), PORT: String(chosen), DATA_DIR: folder, LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => printed.push(String(chunk)));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    url: `http://localhost:${chosen}`,
    dataDir: folder,
    process: child,
    output: () => printed.join(''),
    stop: async () => {
      child.kill('SIGINT');
      const code = await ended;
      if (!dataDir) await rm(folder, { recursive: true, force: true });
      return code;
    },
  };
}

/** Waits until it says that it is ready; fails with its own words if it ends before. */
export const untilReady = (product: Product): Promise<Product> =>
  new Promise((resolve, reject) => {
    const look = () => product.output().includes('Psifida is ready') && resolve(product);
    product.process.stdout?.on('data', look);
    product.process.once('close', (code) => reject(new Error(`it ended with ${code}: ${product.output()}`)));
    look();
  });

export const startProduct = async (options?: ProductOptions): Promise<Product> =>
  untilReady(await launchProduct(options));

/** For starts that are meant to fail: the exit code and all it printed. */
export async function failingStart(
  options: ProductOptions,
): Promise<{ code: number | null; output: string }> {
  const product = await launchProduct(options);
  const code = await new Promise<number | null>((resolve) => product.process.once('close', resolve));
  return { code, output: product.output() };
}
