import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Display } from '@psifida/contract/content/display';
import type { Presentation } from '@psifida/contract/content/presentation';
import { endpoints } from '@psifida/contract/endpoints/all';
import { freePort } from '@psifida/postgres/testing/free-port';
import { openTestDatabase, type TestDatabase } from '@psifida/postgres/testing/test-database';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, type Visit, visit } from '../support/browser.ts';
import { openGate } from '../support/gate.ts';
import { aSlideshow, change, codeOn, onGlass, uploadPictures } from '../support/on-the-glass.ts';
import { failingStart, launchProduct, type Product, startProduct, untilReady } from '../support/product.ts';
import { type StaffApi, staffApi } from '../support/staff-api.ts';
import { stripedPicture } from '../support/striped-picture.ts';
import { until } from '../support/until.ts';

const earlier = process.env.PSIFIDA_EARLIER;
if (!earlier) throw new Error('run it by npm run test:upgrade -- REF');

let folder: string;
let database: TestDatabase<unknown>;
let gate: Awaited<ReturnType<typeof openGate>>;
let browser: Browser;
let glass: Visit;
let old: Product;
let now: Product;
/** Somebody who works through each of the two processes. */
let staffOfOld: StaffApi;
let staffOfNow: StaffApi;
let display: Display;
let presentation: Presentation;

/** Both on one database, one media folder and one place for uploads, as the proxy's address says. */
async function options(name: string, program?: string) {
  const { host = '', user = '', database: base = '' } = database.connection;
  const dataDir = path.join(folder, name);
  await mkdir(dataDir, { recursive: true });
  await symlink(path.join(folder, 'media'), path.join(dataDir, 'media')).catch(() => {});
  const env = {
    DATABASE_URL: `postgres:///${base}?host=${encodeURIComponent(host)}&user=${user}`,
    PUBLIC_URL: gate.url,
    UPLOADS_DIR: path.join(folder, 'uploads'),
  };
  return { port: await freePort(), dataDir, env, ...(program ? { program } : {}) };
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-upgrade-'));
  await mkdir(path.join(folder, 'media'));
  await mkdir(path.join(folder, 'uploads'));
  database = await openTestDatabase({ empty: true });
  gate = await openGate();
  old = await startProduct(await options('old', earlier));
  gate.leadTo(old.url);
  staffOfOld = await staffApi(gate.url);
  presentation = await aSlideshow(staffOfOld, {
    title: 'Πριν',
    media: await uploadPictures(staffOfOld, 4),
  });
  browser = await launchBrowser();
  glass = await visit(browser, { viewport: { width: 1280, height: 720 } });
  await glass.page.goto(`${gate.url}/display`);
  // No more than every version knows: what one does not know it refuses.
  display = await staffOfOld.call(endpoints.pairDisplay, {
    body: {
      code: await codeOn(glass.page),
      ...{ system: 'system1a', name: 'Είσοδος', place: '', languageMode: 'el', sound: false },
      panel: { widthMm: 1_210, viewingDistanceMm: 3_000 },
    },
  });
  await onGlass(glass.page, 'Πριν');
});
afterAll(async () => {
  await browser?.close();
  await gate?.cut();
  for (const product of [old, now]) await product?.stop().catch(() => {});
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

const stateOf = async (staff: StaffApi) =>
  (await staff.call(endpoints.listDisplays)).items.find(({ id }) => id === display.id)?.state;

test('R-OPS-07 while the new version starts and migrates, staff of the earlier one save without a refusal', async () => {
  now = await launchProduct(await options('now'));
  const ready = untilReady(now).then(() => true);
  let saves = 0;
  for (let isReady = false; !isReady; saves += 1) {
    await change(staffOfOld, presentation, { title: `Κατά ${saves}` });
    isReady = await Promise.race([ready, new Promise<false>((resolve) => setTimeout(resolve, 100, false))]);
  }
  expect(saves).toBeGreaterThan(0);
  await onGlass(glass.page, `Κατά ${saves - 1}`);
});

test('R-OPS-07 side by side, what is done in either reaches the other and the display of the earlier build', async () => {
  staffOfNow = await staffApi(gate.url);
  // Signing in anew over the earlier one, and working with that in the new one: one session, one key.
  gate.leadTo(now.url);
  await change(staffOfNow, presentation, { title: 'Από τη νέα' });
  await onGlass(glass.page, 'Από τη νέα');
  const added = await staffOfNow.upload('new.png', stripedPicture());
  gate.leadTo(old.url);
  await change(staffOfOld, presentation, {
    title: 'Με νέα εικόνα',
    media: [...(await uploadPictures(staffOfOld, 3)), added],
  });
  await onGlass(glass.page, 'Με νέα εικόνα');
  await until(async () => (await stateOf(staffOfOld)) === 'green', 'the earlier one sees it green');
  gate.leadTo(now.url);
  await until(async () => (await stateOf(staffOfNow)) === 'green', 'the new one sees it green');
  gate.leadTo(old.url);
});

test('R-OPS-07 when the earlier one stops, its display goes on with the new one and takes its releases', async () => {
  await glass.page.evaluate(() => {
    document.documentElement.dataset.openedUnder = 'earlier';
  });
  gate.leadTo(now.url);
  expect(await old.stop()).toBe(0);
  await change(staffOfNow, presentation, { title: 'Μόνο η νέα' });
  await onGlass(glass.page, 'Μόνο η νέα');
  await until(async () => (await stateOf(staffOfNow)) === 'green', 'it is green');
  expect(glass.messages.filter((line) => line.startsWith('pageerror'))).toEqual([]);
});

test('R-OPS-07 the earlier one does not start again on what the new one has migrated, and says so', async () => {
  const { code, output } = await failingStart(await options('old', earlier));
  expect(output).toMatch(/The database is newer than this version of Psifida/);
  expect(code).toBe(1);
});
