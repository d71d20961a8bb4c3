import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readConfig } from '@psifida/server/config/config';
import { startServer } from '@psifida/server/start';
import { placeholderPages } from '@psifida/server/testing/placeholder-pages';

// The product as a process of its own, which a proof may kill.
const pages = await mkdtemp(path.join(os.tmpdir(), 'psifida-pages-'));
const leave = async (code: number) => {
  await rm(pages, { recursive: true, force: true });
  process.exit(code);
};

try {
  const server = await startServer(readConfig(process.env, { empty: true }), {
    built: await placeholderPages(pages),
  });
  const asked = new Promise<void>((resolve) => {
    process.once('SIGTERM', () => resolve());
    process.once('disconnect', () => resolve()); // the proof itself was killed: nothing of it stays behind
  });
  process.send?.('ready');
  await server.begin();
  await asked;
  await server.stop();
  await leave(0);
} catch (error) {
  console.error(error);
  await leave(1);
}
