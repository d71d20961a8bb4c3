import { readFile } from 'node:fs/promises';
import type { Display } from '@psifida/contract/content/display';
import type { Presentation } from '@psifida/contract/content/presentation';
import type { ShownRecord } from '@psifida/contract/content/shown';
import { endpoints } from '@psifida/contract/endpoints/all';
import type { Browser, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { findings } from './support/axe.ts';
import { launchBrowser, visit } from './support/browser.ts';
import { aPairedDisplay } from './support/display-without-glass.ts';
import { openKiosk } from './support/kiosk.ts';
import { aSlideshow, onGlass, takeIn, uploadImages } from './support/on-the-glass.ts';
import { gatedProduct } from './support/own-product.ts';
import { openAs } from './support/staff.ts';
import { until } from './support/until.ts';

let kiosk: Awaited<ReturnType<typeof openKiosk>>;
let browser: Browser;
let display: Display;
let images: string[];
let deleted: Presentation;

const gated = gatedProduct(async ({ staff, gate }) => {
  images = await uploadImages(staff, 5);
  deleted = await aSlideshow(staff, { title: 'Το παλιό πανηγύρι', media: images.slice(0, 4) });
  kiosk = await openKiosk(`${gate.url}/display/`);
  display = await takeIn(staff, kiosk.page());
  await onGlass(kiosk.page(), 'Το παλιό πανηγύρι');
  browser = await launchBrowser();
});
afterAll(async () => {
  await kiosk?.close();
  await browser?.close();
});

const at = (instant: number) => new Date(instant).toISOString();
const seconds = 1_000;

/** Until when the display has written down what it shows; it does so every half minute. */
const writtenUntil = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const db = await done(indexedDB.open('psifida-shown'));
    const draft = await done(db.transaction('facts').objectStore('facts').get('draft'));
    db.close();
    return Math.max(0, ...(draft ?? []).map(({ until: end }: { until: string }) => Date.parse(end)));
  });

test('R-GLASS-10 what a display showed without a network is delivered once, and seen again after it was deleted and erased', async () => {
  const { staff, gate } = gated;
  // Only a display that has been taken in whole can be without a network.
  await kiosk.page().evaluate(async () => void (await navigator.serviceWorker.ready));
  await gate.cut();
  const offline = Date.now();
  await until(
    async () => (await writtenUntil(kiosk.page())) > offline + seconds,
    'it is written down',
    90_000,
  );
  await kiosk.cutPower();
  await onGlass(kiosk.page(), 'Το παλιό πανηγύρι');
  await gate.restore();
  const look = () =>
    staff.call(endpoints.lookBack, { params: { id: display.id }, query: { at: at(offline + seconds) } });
  await until(async () => (await look()).outcome === 'shown', 'the records are delivered', 120_000);
  const today = {
    from: at(Date.now() - 86_400_000).slice(0, 10),
    until: at(Date.now() + 86_400_000).slice(0, 10),
  };
  const { total } = await staff.call(endpoints.reportShown, {
    query: { subject: 'display', id: display.id, ...today },
  });
  const sincePaired = (Date.now() - Date.parse(display.pairedAt)) / seconds;
  expect(total.seconds).toBeGreaterThan(0);
  expect(total.seconds).toBeLessThanOrEqual(sincePaired + 1);

  await aSlideshow(staff, { title: 'Η νέα χρονιά', media: [images[4] ?? '', ...images.slice(1, 4)] });
  const { version } = await staff.call(endpoints.findPresentation, {
    params: { system: 'system1a', id: deleted.id },
  });
  await staff.call(endpoints.deletePresentation, {
    params: { system: 'system1a', id: deleted.id },
    query: { version: String(version) } as never,
  });
  await staff.call(endpoints.deleteMedia, { params: { id: images[0] ?? '' } });

  const { page } = await visit(browser);
  await openAs(page, 'admin', `${gate.url}/past?display=${display.id}&at=${at(offline + seconds)}`);
  const answer = page.getByRole('region', { name: 'Τι έδειχνε η οθόνη' });
  await answer.getByText('Η οθόνη έδειχνε «Το παλιό πανηγύρι».').waitFor();
  await answer.getByText(/^\d+, από σήμερα/).waitFor();
  const glass = page.frameLocator('iframe[title="Τι έδειχνε η οθόνη"]');
  await glass.locator('[data-state="shown"]').getByText('Το παλιό πανηγύρι').first().waitFor();
  expect(await findings(page)).toEqual([]);

  const erase = async (name: RegExp) => {
    await page.getByText('Σβήσιμο από παλαιότερες εκδόσεις', { exact: true }).click();
    await page.getByRole('button', { name }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ναι, σβήσιμο' }).click();
    // What was pressed is gone: who cannot see goes on with what the moment says now.
    await expect.poll(() => answer.evaluate((one) => one === document.activeElement)).toBe(true);
  };
  await erase(/^Σβήσιμο: 0/);
  await answer.getByText('Μία εικόνα ή ένα βίντεο έχει σβηστεί').waitFor();
  await glass.locator('img[src^="data:image/svg+xml"]').first().waitFor({ state: 'attached' });
  await page.reload();
  await erase(/^Σβήσιμο της προβολής/);
  await answer
    .getByText('Ό,τι έδειχνε η οθόνη εκείνη τη στιγμή έχει σβηστεί από τις παλαιότερες εκδόσεις.')
    .waitFor();

  await page.getByRole('textbox', { name: 'Ημέρα' }).fill('01/01/2020');
  await answer.getByText('Το σύστημα αυτής της οθόνης δεν είχε τότε ακόμη καμία έκδοση να δείξει.').waitFor();
});

test('R-GLASS-11 a report adds up what was told, however often it was told, and prints and saves the same', async () => {
  const { staff, gate } = gated;
  const told = await aPairedDisplay(staff, gate.url, { name: 'Βιβλιοθήκη', place: '' });
  const { expected } = await told.report();
  const [{ id: presentation } = { id: '' }] =
    (await staff.call(endpoints.listReleases, { params: { system: 'system1a' } })).items[0]?.presentations ??
    [];
  const begun = Math.floor(Date.now() / seconds) * seconds - 100 * seconds;
  const record = (from: number, end: number): ShownRecord => ({
    system: 'system1a',
    release: expected?.number ?? 0,
    presentation,
    from: at(begun + from * seconds),
    until: at(begun + end * seconds),
    continued: false,
  });
  const items = [record(0, 40), record(30, 60), record(70, 85)];
  expect(await told.tell(1, items)).toEqual({ taken: true, doubted: [] });
  expect(await told.tell(1, items)).toEqual({ taken: false, doubted: [] });
  expect(
    (await told.tell(2, [record(50, 60), { ...record(0, 9), until: at(Date.now() + 9e8) }])).doubted,
  ).toEqual([{ item: 1, doubt: 'future' }]);

  const { page } = await visit(browser);
  await openAs(page, 'viewer', `${gate.url}/past?view=report&subject=display&of=${told.id}&lang=en`);
  const report = page.getByRole('region', { name: 'What was shown: Βιβλιοθήκη' });
  // 0 to 60 and 70 to 85; the second began while the first was still told of.
  await report.getByText('00:01:15 (hours:minutes:seconds), 2 times').waitFor();
  const rows = report.getByRole('table', { name: 'By presentation' }).getByRole('row');
  await expect.poll(() => rows.last().innerText()).toMatch(/Η νέα χρονιά \(en\)\s+00:01:15\s+2/);
  expect(await findings(page)).toEqual([]);

  const saving = page.waitForEvent('download');
  await report.getByRole('button', { name: 'CSV file' }).click();
  const file = await (await saving).path();
  const lines = (await readFile(file, 'utf8')).split('\r\n');
  expect(lines[0]).toBe('\uFEFFDay;Presentation;Time (h:m:s);Seconds;Times');
  expect(lines.at(-2)).toBe('Total;;00:01:15;75;2');

  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('navigation').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'CSV file' }).count()).toBe(0);
  await report.getByText('00:01:15').first().waitFor();

  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('textbox', { name: 'From day' }).fill('01/01/2020');
  await page.getByText('The period is longer than three years. Choose a shorter one.').waitFor();
});
