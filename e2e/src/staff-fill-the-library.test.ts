import { randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { findings } from './support/axe.ts';
import { visit } from './support/browser.ts';
import { aFilm, aPicture as drawPicture, type NamedFile } from './support/files.ts';
import { ownWindow } from './support/own-window.ts';
import { openAs } from './support/staff.ts';
import { until } from './support/until.ts';

const url = inject('productUrl');
const library = `${url}/media-library?lang=en`;
let page: Page;
/** What the page itself sends along, for what a colleague does at the same time. */
let authorization = '';
const staff = ownWindow(async (opened) => {
  page = opened.page;
  page.on('request', (request) => {
    authorization = request.headers().authorization ?? authorization;
  });
  await openAs(page, 'editor', library);
});

const aPicture = (name: string, width?: number, height?: number) => drawPicture(page, name, width, height);

/** The same picture with more bytes in it: private chunks that every reader passes over. */
function heavier(picture: NamedFile, megabytes: number): NamedFile {
  const afterHeader = 8 + 25;
  const chunk = () => {
    const body = Buffer.concat([Buffer.from('psFd'), Buffer.alloc(1_000_000, 7)]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(body.length - 4, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const { buffer } = picture;
  const chunks = Array.from({ length: megabytes }, chunk);
  return {
    ...picture,
    buffer: Buffer.concat([buffer.subarray(0, afterHeader), ...chunks, buffer.subarray(afterHeader)]),
  };
}

/** Drops files onto the page as a person drags them there from a folder. */
async function drop(files: readonly NamedFile[]): Promise<void> {
  const given = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    base64: buffer.toString('base64'),
  }));
  await page.evaluate((dropped) => {
    const dataTransfer = new DataTransfer();
    for (const { name, mimeType, base64 } of dropped) {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      dataTransfer.items.add(new File([bytes], name, { type: mimeType }));
    }
    const options = { dataTransfer, bubbles: true, cancelable: true };
    document.body.dispatchEvent(new DragEvent('dragover', options));
    document.body.dispatchEvent(new DragEvent('drop', options));
  }, given);
}

const panel = () => page.getByRole('region', { name: 'Uploads' });
const row = (name: string) => panel().getByRole('listitem').filter({ hasText: name });
const card = (title: string) =>
  page
    .getByRole('list', { name: 'Images, videos and sounds' })
    .getByRole('article')
    .filter({ hasText: title });
const details = () =>
  page.getByRole('dialog').filter({ has: page.getByRole('heading', { name: 'Where it is used' }) });

/** The line at the foot of the page, opened to its list; what fails opens it by itself. */
async function dropAndWatch(files: readonly NamedFile[]): Promise<void> {
  await drop(files);
  const show = panel().getByRole('button', { name: 'Show the list' });
  await until(async () => {
    if (await show.isVisible()) await show.click({ timeout: 1_000 }).catch(() => {}); // it may open meanwhile
    return row(files[0]?.name ?? '').isVisible();
  }, 'the list of uploads is open');
}

async function upload(...files: NamedFile[]): Promise<void> {
  await dropAndWatch(files);
  for (const { name } of files) await row(name).getByText(/^Done/).waitFor();
}

const open = async (title: string) => {
  await card(title).getByRole('button').click();
  await details().waitFor();
};

const ask = async (method: string, path: string, body?: object) => {
  const answer = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return answer.json();
};

const openedId = () => new URL(page.url()).searchParams.get('asset') ?? '';

/** Shows the opened asset in a presentation, as a colleague would. */
const aPresentationWith = (media: string) =>
  ask('POST', '/systems/system1a/presentations', {
    title: { el: 'Το λιμάνι το βράδυ', en: 'The harbour at night' },
    entries: [{ kind: 'image', id: randomUUID(), active: true, media, category: null }],
  });

const unique = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`;

describe('a folder is dropped', () => {
  test('a bad file is told with its reason, and the others go on', async () => {
    const name = unique('sea');
    const files = [
      await aPicture(`${name} a.png`),
      { name: `${name} b.jpg`, mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') },
      { name: `${name} c.svg`, mimeType: 'image/svg+xml', buffer: Buffer.from('<svg xmlns="x"></svg>') },
      await aPicture(`${name} d.png`),
    ];
    await drop(files);
    await panel().getByText('2 of 4 done, 2 failed').waitFor();
    await row(`${name} b.jpg`)
      .getByText(/^Failed: The file is no image, video or sound that we recognise/)
      .waitFor();
    await row(`${name} c.svg`)
      .getByText(/^Failed: SVG files are not accepted/)
      .waitFor();
    await card(`${name} a`).waitFor();
    await card(`${name} d`).waitFor();
    expect(await findings(page)).toEqual([]);
    expect(staff.messages.filter((message) => message.startsWith('pageerror'))).toEqual([]);
  });

  test('R-VAL-07 R-CONT-03 a small picture is taken, flagged in words, and its details say what that means', async () => {
    const name = unique('small square');
    await upload(await aPicture(`${name}.png`, 1280, 720));
    await row(name).getByText('Done · 1280×720 · Low resolution').waitFor();
    await card(name).getByText('1280×720 · Low').waitFor();
    await open(name);
    await details()
      .getByText(/This image is in low resolution and may not display correctly/)
      .waitFor();
    expect(await findings(page)).toEqual([]);
  });

  test('the same file again is told to be there already', async () => {
    const name = unique('twice');
    const picture = await aPicture(`${name}.png`);
    await upload(picture);
    await drop([{ ...picture, name: `${name} copy.png` }]);
    await row(`${name} copy`).getByText('Already in the media, not stored a second time').waitFor();
    await expect.poll(() => card(name).count()).toBe(1);
  });

  test('what arrives well is told in one line, said once, and gone by itself', async () => {
    const name = unique('calm sea');
    await page.evaluate(() => {
      const said: string[] = [];
      Object.assign(window, { said });
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const status = (target instanceof Element ? target : target.parentElement)?.closest(
            '[role=status]',
          );
          const text = status?.textContent ?? '';
          if (/upload|done/i.test(text) && said.at(-1) !== text) said.push(text);
        }
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    await drop([await aPicture(`${name} a.png`), await aPicture(`${name} b.png`)]);
    await panel().getByText('2 of 2 done').waitFor();
    expect(await panel().getByRole('listitem').count()).toBe(0);
    await panel().waitFor({ state: 'detached' });
    await card(`${name} a`).waitFor();
    await card(`${name} b`).waitFor();
    const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
    expect(said).toEqual(['Uploading 2 files', 'Uploads: 2 of 2 done']);
  });

  test('the panel stays when another page is opened, and closes itself once nobody has a hand on it', async () => {
    const name = unique('walks along');
    await upload(await aPicture(`${name}.png`));
    await panel().hover();
    await page.getByRole('link', { name: 'Systems', exact: true }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'What the town sees today' }).waitFor();
    await row(name).getByText('Done').waitFor();
    await page.mouse.move(0, 0);
    await panel().waitFor({ state: 'detached' });
  });
});

test('an upload that loses its line goes on from where it was', async () => {
  const name = unique('long road');
  const sent: { method: string; offset: string | undefined }[] = [];
  let broken = true;
  await page.route('**/api/v1/uploads**', async (route) => {
    const request = route.request();
    const { 'upload-offset': offset } = request.headers();
    if (request.method() !== 'GET') sent.push({ method: request.method(), offset });
    const isSecondPart = request.method() === 'PATCH' && offset !== '0';
    if (broken && (isSecondPart || request.method() === 'HEAD')) await route.abort('connectionreset');
    else await route.continue();
  });
  await dropAndWatch([heavier(await aPicture(`${name}.png`), 10)]);
  await row(name)
    .getByText(/^No connection, goes on when it is back/)
    .waitFor();
  broken = false;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await row(name).getByText('Done').waitFor();
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
  expect(sent.filter(({ method, offset }) => method === 'PATCH' && offset === '0')).toHaveLength(1);
  expect(sent.at(-1)).toEqual({ method: 'PATCH', offset: String(8 * 1024 * 1024) });
});

const longWords = {
  el: 'το σούρουπο, με τις βάρκες των ψαράδων, τα δίχτυα τους και τα φώτα της προκυμαίας',
  en: 'The anchorage at dusk, with the boats of the fishermen, their nets and the lights of the quay',
};

/** How far the longest line of a card reaches beyond it. */
const farthestEnd = (card: Element): number =>
  Math.max(...[...card.querySelectorAll('button, p')].map((line) => line.getBoundingClientRect().right)) -
  card.getBoundingClientRect().right;

test('what was described is found, with or without accents, in both languages', async () => {
  const name = unique('IMG');
  await upload(await aPicture(`${name}.png`));
  await open(name);
  // In Greek letters alone: with others in it the languages would have to be checked.
  const own = [...name.slice(-4)].map((sign) => 'αβγδεζηθικλμνξοπρτυφχψω'[Number.parseInt(sign, 36) % 23]);
  const word = `Αγκυροβόλιο${own.join('')}`;
  await details().getByRole('textbox', { name: 'Description in Greek' }).fill(`${word} ${longWords.el}`);
  await details().getByText('Still missing. You can also write it later.').waitFor();
  await details().getByRole('textbox', { name: 'Description in English' }).fill(longWords.en);
  await details().getByRole('slider', { name: 'Focal point' }).press('Shift+ArrowRight');
  await details().getByRole('button', { name: 'Save', exact: true }).click();
  await details()
    .getByText(/^Saved today at/)
    .waitFor();
  await page.keyboard.press('Escape');
  await details().waitFor({ state: 'detached' });
  await page
    .getByRole('searchbox', { name: 'Search' })
    .fill(word.toUpperCase().normalize('NFD').replace(/\p{M}/gu, ''));
  await page.getByText('1 file', { exact: true }).waitFor();
  await card(name).getByText(longWords.en).waitFor();
  // A line that is too long ends in dots, on its card.
  expect(await card(name).evaluate(farthestEnd)).toBeLessThanOrEqual(0);
  await page.getByRole('searchbox', { name: 'Search' }).fill('no such thing at all');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await card(name).waitFor();
});

test('someone else was quicker: what was typed stays, and the person chooses', async () => {
  const name = unique('shared');
  await upload(await aPicture(`${name}.png`));
  await open(name);
  await details().getByRole('textbox', { name: 'Description in English' }).fill('Mine');
  const { title, alt, decorative, focalPoint, version } = await ask('GET', `/media/${openedId()}`);
  await ask('PUT', `/media/${openedId()}`, {
    title,
    alt: { ...alt, en: 'Theirs' },
    decorative,
    focalPoint,
    version,
  });
  await details().getByRole('button', { name: 'Save', exact: true }).click();
  const both = details().getByRole('group', { name: 'Description in English' });
  await both.getByText('Theirs').first().waitFor();
  await both.getByLabel('Keep yours').check();
  await details().getByRole('button', { name: 'Save the result' }).click();
  await details()
    .getByText(/^Saved today at/)
    .waitFor();
  expect((await ask('GET', `/media/${openedId()}`)).alt.en).toBe('Mine');
});

describe('deleting', () => {
  test('R-RULE-08 is confirmed, in both languages, and is permanent', async () => {
    const name = unique('leaves');
    await upload(await aPicture(`${name}.png`));
    await open(name);
    await details().getByRole('button', { name: 'Delete' }).click();
    const asking = page.getByRole('dialog', { name: 'Are you sure about the deletion?' });
    await asking.getByText(`The image ‘${name}’ will be deleted. Do you want to continue?`).waitFor();
    await asking.getByText('This action is permanent').waitFor();
    const cancel = asking.getByRole('button', { name: 'Cancel' });
    await expect.poll(() => cancel.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await asking.waitFor({ state: 'detached' });
    await details().getByRole('button', { name: 'Delete' }).click();
    await asking.getByRole('button', { name: 'Yes, delete it' }).click();
    await details().waitFor({ state: 'detached' });
    await card(name).waitFor({ state: 'detached' });
  });

  test('R-RULE-08 is refused while a presentation shows it, with its name', async () => {
    const name = unique('stays');
    await upload(await aPicture(`${name}.png`));
    await open(name);
    await details().getByText('It is not used anywhere.').waitFor();
    await aPresentationWith(openedId());
    await details().getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Yes, delete it' }).click();
    const refused = page.getByRole('dialog', { name: 'It cannot be deleted while it is used' });
    await refused.getByRole('link', { name: 'The harbour at night' }).waitFor();
    await refused.getByRole('button', { name: 'Close' }).last().click();
    expect((await ask('GET', `/media/${openedId()}`)).usedIn).toHaveLength(1);
  });
});

test('a file is replaced where it is used, after saying what changes', async () => {
  const name = unique('old');
  await upload(await aPicture(`${name}.png`, 1280, 720));
  await open(name);
  const id = openedId();
  await aPresentationWith(id);
  await page.reload();
  await details().getByRole('link', { name: 'The harbour at night' }).waitFor();
  const larger = await aPicture('larger.png', 3840, 2160);
  const chosen = page.waitForEvent('filechooser');
  await details().getByRole('button', { name: 'Replace file' }).click();
  await (await chosen).setFiles(larger);
  const asking = page.getByRole('dialog', { name: 'Replace file' });
  await asking.getByText('It changes in 1 place:').waitFor();
  await asking.getByRole('button', { name: 'Replace in 1 place' }).click();
  await asking.waitFor({ state: 'detached' });
  await details().getByText('3840×2160 · 4K').waitFor();
  expect((await ask('GET', `/media/${id}`)).title).toBe(name);
});

test('a film is given captions from a file; one that is none is refused at once', async () => {
  const name = unique('spoken');
  await upload(await aFilm(page, `${name}.webm`));
  await open(name);
  const greek = details().getByRole('group', { name: 'Captions in Greek' });
  const give = async (button: string, text: string) => {
    const chosen = page.waitForEvent('filechooser');
    await greek.getByRole('button', { name: button }).click();
    await (await chosen).setFiles({ name: 'el.vtt', mimeType: 'text/vtt', buffer: Buffer.from(text) });
  };
  await give('Choose a file', '1\n00:00:00,000 --> 00:00:02,000\nSubRip');
  await greek.getByText('The file holds no WebVTT captions in UTF-8.').waitFor();
  await give('Choose a file', 'WEBVTT\n\n00:00.000 --> 00:02.000\nΚαλώς ήρθατε\n');
  await greek.getByText('There are captions.').waitFor();
  expect(await greek.getByRole('alert').count()).toBe(0);
  await details().getByRole('button', { name: 'Save' }).click();
  await details()
    .getByText(/^Saved/)
    .waitFor();
  await page.reload();
  await greek.getByText('There are captions.').waitFor();
  expect((await ask('GET', `/media/${openedId()}`)).captions.el).toContain('Καλώς ήρθατε');
  const shown = () =>
    details()
      .locator('video')
      .evaluate(({ textTracks }: HTMLVideoElement) =>
        Array.from(textTracks, ({ language, mode, cues }) => [language, mode, cues?.length]),
      );
  await expect.poll(shown).toEqual([['el', 'showing', 1]]);
  expect(await findings(page)).toEqual([]);
  await greek.getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Choose a file');
  await details().getByRole('button', { name: 'Save' }).click();
  await details()
    .getByText(/^Saved/)
    .waitFor();
  expect((await ask('GET', `/media/${openedId()}`)).captions).toEqual({ el: null, en: null });
});

test('who may only look sees everything and changes nothing', async () => {
  const name = unique('seen');
  await upload(await aPicture(`${name}.png`));
  const viewer = await visit(staff.browser, { viewport: { width: 320, height: 700 }, colorScheme: 'dark' });
  await openAs(viewer.page, 'viewer', `${url}/media-library?lang=el`);
  expect(await viewer.page.getByRole('button', { name: 'Μεταφόρτωση αρχείων' }).count()).toBe(0);
  await viewer.page.getByRole('article').filter({ hasText: name }).getByRole('button').click();
  await viewer.page.getByText('Δεν έχει γραφτεί ακόμη').first().waitFor();
  expect(await viewer.page.getByRole('button', { name: 'Διαγραφή' }).count()).toBe(0);
  expect(await viewer.page.getByRole('textbox').count()).toBe(0);
  expect(await findings(viewer.page)).toEqual([]);
  await viewer.context.close();
});
