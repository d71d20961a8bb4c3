import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { endpoints } from '@psifida/contract/endpoints/all';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPdf, stripedImage } from './support/files.ts';
import { aSlideshow, uploadImages } from './support/on-the-glass.ts';
import { gatedProduct } from './support/own-product.ts';
import { demoPassword } from './support/sign-in.ts';
import { until } from './support/until.ts';
import { type EnginePage, engines, isInstalled, openEngine } from './support/webdriver.ts';

const images = 4;
let folder: string;
let puzzle: string;

const puzzleImage = (media: string) => ({
  ...{ kind: 'puzzle-image' as const, id: randomUUID(), active: true, media },
  title: { el: 'Κοχύλι', en: 'Shell' },
});

const gated = gatedProduct(async ({ staff }) => {
  const media = await uploadImages(staff, images);
  await aSlideshow(staff, { title: 'Το λιμάνι', media });
  const { id } = await staff.call(endpoints.createPresentation, {
    params: { system: 'system8' },
    body: { active: false, title: { el: 'Κοχύλια', en: 'Shells' }, entries: media.map(puzzleImage) },
  });
  puzzle = `${gated.url}/system8/edit-puzzle-presentation/${id}?lang=en`;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Chromium has the other journeys; what a browser may do otherwise than it is tried in the others. */
describe.each(engines)('R-ANY-13 in %s', (engine) => {
  let page: EnginePage;
  beforeAll(async () => {
    folder ??= await mkdtemp(path.join(os.tmpdir(), 'psifida-files-'));
    if (isInstalled(engine)) page = await openEngine(engine);
  });
  afterAll(() => page?.close());
  const step = test.skipIf(!isInstalled(engine));

  /** WebKit may drop what it is sent to while it still ends another way, as after signing in. */
  const at = (address: string) =>
    until(async () => {
      await page.goto(`${gated.url}${address}`);
      const there = await page.evaluate(() => location.pathname);
      return address.startsWith(`${there}?`) || address === there;
    }, `it is at ${address}`);
  const cards = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('article')].map((one) => one.getAttribute('aria-label')),
    );
  const save = async () => {
    await page.press('Control', 's');
    await page.seen('Saved today', 'form p[role=status]');
  };

  const drop = (name: string, base64: string) => {
    const whole = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const dataTransfer = { types: ['Files'], files: [new File([whole], name)], items: [{}] };
    window.dispatchEvent(Object.assign(new Event('drop', { cancelable: true }), { dataTransfer }));
  };
  const find = async (name: string) => {
    const query = { search: `${engine}-${name}`, limit: 1 };
    return (await gated.staff.call(endpoints.listMedia, { query })).items[0];
  };

  step('one signs in', async () => {
    await page.goto(`${gated.url}/?lang=en`);
    await page.seen('Sign in', 'h1');
    await page.type('input[autocomplete=username]', 'admin');
    await page.type('input[autocomplete=current-password]', demoPassword);
    await page.click('button[type=submit]', 'Sign in');
    await page.seen('What the town sees today', 'h1');
  });

  step(
    'one makes a presentation with uploads, puts it in order by pointer and keys, and takes that back',
    async () => {
      const files = Array.from({ length: images }, (_, index) =>
        path.join(folder, `${engine}-${index + 1}.png`),
      );
      for (const file of files) await writeFile(file, stripedImage());
      await at('/system6/add-new-digital-presentation?lang=en');
      await page.type('#title-el', 'Σκεύη');
      await page.type('#title-en', `Crockery in ${engine}`);
      await page.click('button', 'Add images');
      await page.setFiles('[role=dialog] input[type=file]', files);
      await page.click('[role=dialog] button', `Add ${images} files`);
      await page.click('button:not([data-disabled])', 'Create and activate');
      await page.seen('The entry created successfully.');
      await until(
        async () => (await cards()).filter((name) => name?.startsWith(engine)).length === images,
        'its files have names',
      );

      const [one, two, three, four] = await cards();
      const handles = 'article button[aria-label^="Reorder"]';
      const inOrder = async (...wanted: (string | null | undefined)[]) =>
        until(async () => JSON.stringify(await cards()) === JSON.stringify(wanted), wanted.join());
      await page.drag(handles, [0, 1], 'Position 2 of 4');
      await inOrder(two, one, three, four);
      await page.evaluate((wanted: string) => document.querySelector<HTMLElement>(wanted)?.focus(), handles);
      await page.press('Space');
      await page.seen('position 1', '[role=status]');
      await page.press('ArrowRight');
      await page.seen('Position 2 of 4', '[role=status]');
      await page.press('Space');
      await inOrder(one, two, three, four);
      await page.click('button[aria-keyshortcuts]', 'Undo');
      await inOrder(two, one, three, four);
      await save();
    },
  );

  step('one arranges a table and a puzzle', async () => {
    await page.click('a, button', 'Table view');
    await page.seen('Table view', 'h1');
    await page.click('label', 'In a ring');
    await page.seen('Unsaved changes', 'form p[role=status]');
    await save();
    await page.goto(puzzle);
    await page.seen('Puzzle view', 'h1');
    await page.click('label', '6 pieces');
    await page.seen('Unsaved changes', 'form p[role=status]');
    await save();
  });

  step('R-VIDEO-01 R-VIDEO-02 one brings videos that displays cannot play, and cuts one', async () => {
    await at('/media-library?lang=en');
    await page.seen('Media', 'h1');
    for (const file of ['h264.mkv', 'ten-bit.mov']) {
      const bytes = await readFile(new URL(`support/videos/${file}`, import.meta.url));
      await page.evaluate(drop, `${engine}-${file}`, bytes.toString('base64'));
    }
    await until(async () => (await find('h264')) !== undefined, 'it is repacked');
    const repacked = await find('h264');
    expect(repacked?.video).toMatchObject({ type: 'video/mp4', audioCodec: 'mp4a.40.2' });
    expect(repacked?.video?.videoCodec).toMatch(/^avc1/);
    // Firefox decodes no ten bits; WebKit on Linux keeps no files for a page, so this is converted in memory.
    if (engine === 'firefox') await page.seen('your browser cannot convert it. Try another browser');
    else {
      await until(async () => (await find('ten-bit')) !== undefined, 'it is converted');
      expect((await find('ten-bit'))?.video).toMatchObject({
        audioCodec: expect.stringMatching(/opus|mp4a/),
      });
    }
    await at(`/media-library?lang=en&asset=${repacked?.id}`);
    await page.click('button', 'Cut…');
    await page.seen('0:04 of 0:04 are kept.', '[role=dialog]');
    await page.type('#cut-start', '2.3');
    await page.seen('0:02 of 0:04 are kept.', '[role=dialog]');
    await page.click('button', 'Cut and upload');
    await page.seen('Replace file', '[role=dialog] h2');
    await page.evaluate(() =>
      [...document.querySelectorAll('button')]
        .find(({ innerText }) => innerText.trim() === 'Replace')
        ?.click(),
    );
    await until(async () => ((await find('h264'))?.video?.durationMs ?? 9e9) < 2500, 'it is cut');
  });

  step('R-PHOTO-01 R-PDF-01 one brings a HEIC and a page of a PDF', async () => {
    await at('/media-library?lang=en');
    await page.seen('Media', 'h1');
    const heic = await readFile(new URL('../../api/src/testing/heic/quarters.heic', import.meta.url));
    // A box that readers pass over: the same bytes twice would be one file.
    const photo = Buffer.concat([heic, Buffer.from(`\0\0\0\x10free${engine.padEnd(8)}`)]);
    await page.evaluate(drop, `${engine}-photo.heic`, photo.toString('base64'));
    const poster = aPdf('poster.pdf', { pages: 1, title: `${engine}-poster` });
    await page.evaluate(drop, poster.name, poster.buffer.toString('base64'));
    await page.click('[role=dialog] button', 'Add 1 page');
    await until(async () => (await find('poster'))?.size.height === 3840, 'the page is an image');
    await until(async () => (await find('photo'))?.original.format === 'heic', 'the photo is there');
  });

  step('R-ANY-14 a reload without a server says so, and the page comes back with it', async () => {
    const isReady = () =>
      page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration('/'))?.active));
    await page.goto(puzzle);
    await page.seen('Puzzle view', 'h1');
    await until(isReady, 'it is kept what says so');
    await gated.gate.cut();
    await page.reload();
    await page.seen('Δεν υπάρχει σύνδεση με τον διακομιστή', 'h1');
    await gated.gate.restore();
    await page.seen('Puzzle view', 'h1');
  });

  step('a display is taken in, plays, and plays on after a reload without a server', async () => {
    const { show, back } = await page.openWindow();
    await at('/display/');
    const codeOn = () =>
      page.evaluate(() => document.querySelector('[data-code]')?.getAttribute('data-code'));
    await until(async () => Boolean(await codeOn()), 'it shows a code');
    const code = await codeOn();
    await back();
    await at(`/displays?code=${code}&lang=en`);
    await page.type('#display-name', `Glass in ${engine}`);
    await page.click('[role=dialog] button[type=submit]');
    await page.seen(`Glass in ${engine}`, 'main');
    await show();
    await page.seen('Το λιμάνι', '[data-state="shown"]');
    const isKept = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration('/display/');
        const { length } = await (await caches.open('psifida-media')).keys();
        return Boolean(registration?.active) && length > 0;
      });
    await until(isKept, 'it is kept on the device');
    const keptBytes = () =>
      page.evaluate(async () => {
        const cache = await caches.open('psifida-media');
        const files = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
        const sizes = await Promise.all(files.map(async (file) => (await file?.blob())?.size ?? 0));
        return sizes.reduce((sum, size) => sum + size, 0);
      });
    // R-CARE-13: the engines estimate it each in their own way.
    await until(async () => {
      const { items } = await gated.staff.call(endpoints.listDisplays, {});
      const told = items.find(({ name }) => name === `Glass in ${engine}`)?.health?.cachedBytes;
      return Boolean(told) && told === (await keptBytes());
    }, 'it tells what its files weigh');
    await gated.gate.cut();
    await page.reload();
    await page.seen('Το λιμάνι', '[data-state="shown"]');
    await until(
      () => page.evaluate(() => [...document.images].some(({ naturalWidth }) => naturalWidth > 900)),
      'its images are there',
    );
    await gated.gate.restore();
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  });
});
