import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '@psifida/postgres/testing/free-port';
import { accessToken } from '@psifida/server/testing/staff';
import { expect, onTestFinished, test } from 'vitest';
import { launch } from './product/launch.ts';

const day = 86_400_000;

/** The program with a clock of its own; its database has the machine's. */
const withClock = (aheadMs: number): Record<string, string> => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(`
    const Real = Date;
    globalThis.Date = class extends Real {
      constructor(...given) { given.length ? super(...given) : super(Real.now() + (${aheadMs})); }
      static now() { return Real.now() + (${aheadMs}); }
    };`)}`,
});

test('R-TIME-01 a start with the clock 800 days off, either way, deletes nothing and says so loudly, until an administrator says that the time is right', {
  timeout: 600_000,
}, async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-clock-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const log = path.join(folder, 'log');
  const start = async (env: Record<string, string> = {}) => {
    const product = launch({ port: await freePort(), dataDir: path.join(folder, 'data'), log, env });
    await product.ready;
    const ask = async (method: string, address: string) => {
      const token = await accessToken(product.url, 'admin');
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${product.url}/api/v1${address}`, { method, headers });
      return (await answer.json()) as { items: unknown[]; jump: object | null };
    };
    const stop = async () => {
      product.kill('SIGTERM');
      await product.ended;
    };
    return { ask, stop };
  };

  const first = await start();
  // Who signs in stands in the activity.
  await first.ask('GET', '/systems');
  const before = (await first.ask('GET', '/activity')).items.length;
  expect(before).toBeGreaterThan(0);
  await first.stop();

  for (const days of [800, -800]) {
    await (await start(withClock(days * day))).stop();
    expect(await readFile(log, 'utf8')).toContain('the clock has jumped by more than a day');
    const right = await start();
    expect((await right.ask('GET', '/clock')).jump).not.toBeNull();
    expect((await right.ask('GET', '/activity')).items.length).toBeGreaterThanOrEqual(before);
    await right.ask('POST', '/clock/trust');
    expect((await right.ask('GET', '/clock')).jump).toBeNull();
    await right.stop();
  }
});
