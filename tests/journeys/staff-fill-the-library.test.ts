import { endpoints } from '@psifida/contract/endpoints/all';
import { beforeAll, describe, expect, test } from 'vitest';
import { findings } from './support/axe.ts';
import { keptWindow, messages, page, url } from './support/browser.ts';
import { anImage, aPdf, aVideo, described, droppable, heavier, type NamedFile } from './support/files.ts';
import { imageEntries } from './support/on-the-glass.ts';
import { openAs } from './support/staff.ts';
import { type StaffApi, staffApi } from './support/staff-api.ts';
import { until } from './support/until.ts';

keptWindow({ begin: () => openAs(page, 'editor', `${url}/media-library?lang=en`) });
let colleague: StaffApi;
beforeAll(async () => {
  colleague = await staffApi(url, 'editor');
});

/** Drops files onto the page as a person drags them there from a folder. */
async function drop(files: readonly NamedFile[]): Promise<void> {
  const dataTransfer = await droppable(page, files);
  for (const type of ['dragover', 'drop']) await page.locator('body').dispatchEvent(type, { dataTransfer });
}

const panel = () => page.getByRole('region', { name: 'Uploads' });
const row = (name: string) => panel().getByRole('listitem').filter({ hasText: name });
const card = (title: string) =>
  page
    .getByRole('list', { name: 'Images, videos and audio files' })
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
  await drop(files);
  for (const { name } of files) await card(name.replace(/\.\w+$/, '')).waitFor();
  await arrived();
}
const arrived = () =>
  page
    .getByRole('status')
    .filter({ hasText: /^Uploading/ })
    .waitFor({ state: 'detached' });

const open = async (title: string) => {
  await card(title).getByRole('button').click();
  await details().waitFor();
};

const openedId = () => new URL(page.url()).searchParams.get('asset') ?? '';

const opened = () => colleague.call(endpoints.findMedia, { params: { id: openedId() } });

/** Shows the opened asset in a presentation, as a colleague would. */
const showOpened = () =>
  colleague.call(endpoints.createPresentation, {
    params: { system: 'system1a' },
    body: {
      title: { el: 'Το λιμάνι το βράδυ', en: 'The harbour at night' },
      entries: imageEntries([openedId()]),
    },
  });

const unique = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`;

describe('a folder is dropped', () => {
  test('a bad file is told with its reason, and the others go on', async () => {
    const name = unique('sea');
    const files = [
      anImage(`${name} a.png`),
      { name: `${name} b.jpg`, mimeType: 'image/jpeg', buffer: Buffer.from('no image at all') },
      { name: `${name} c.svg`, mimeType: 'image/svg+xml', buffer: Buffer.from('<svg xmlns="x"></svg>') },
      anImage(`${name} d.png`),
    ];
    await drop(files);
    await panel().getByText('2 of 4 done, 2 failed').waitFor();
    await row(`${name} b.jpg`)
      .getByText(/^Failed: The file is not recognised as an image, video or audio file/)
      .waitFor();
    await row(`${name} c.svg`)
      .getByText(/^Failed: SVG files are not accepted/)
      .waitFor();
    await card(`${name} a`).waitFor();
    await card(`${name} d`).waitFor();
    expect(await findings(page)).toEqual([]);
    expect(messages.filter((message) => message.startsWith('pageerror'))).toEqual([]);
  });

  test('R-VAL-07 R-CONT-03 a small image is taken, flagged in words, and its details say what that means; the same file again is there already', async () => {
    const name = unique('small square');
    const image = anImage(`${name}.png`, 1280, 720);
    await upload(image);
    await card(name).getByText('1280×720 · Low').waitFor();
    await drop([{ ...image, name: `${name} copy.png` }]);
    await row(`${name} copy`).getByText('Already in the media, not saved a second time').waitFor();
    await expect.poll(() => card(name).count()).toBe(1);
    await open(name);
    await details()
      .getByText(/This image is in low resolution and may not display correctly/)
      .waitFor();
    expect(await findings(page)).toEqual([]);
  });

  test('R-ROOM-04 what arrives well is said once, also when another page is opened, and then covers nothing', async () => {
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
    const name = unique('calm sea');
    await drop([anImage(`${name} a.png`), anImage(`${name} b.png`)]);
    await page.getByRole('link', { name: 'Systems', exact: true }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'What the town sees today' }).waitFor();
    await arrived();
    expect(await panel().count()).toBe(0);
    const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
    expect(said).toEqual(['Uploading 2 files', 'Uploads: 2 of 2 done']);
  });
});

describe('a PDF is brought', () => {
  const pages = () => page.getByRole('dialog', { name: /^Pages of/ });

  test('R-PDF-01 its pages are shown, and those that are chosen by keyboard become images in 4K with its title and their number', async () => {
    const title = unique('Αφίσα');
    await drop([aPdf('scan0001.pdf', { pages: 3, title })]);
    await expect.poll(() => pages().locator('canvas[data-drawn]').count()).toBe(3);
    expect(await findings(page)).toEqual([]);
    await pages().getByRole('button', { name: 'Choose all' }).click();
    await pages().getByRole('status').getByText('3 of 3 chosen').waitFor();
    await pages().getByRole('button', { name: 'Choose none' }).click();
    for (const name of ['Page 2', 'Page 3']) await pages().getByRole('checkbox', { name }).press('Space');
    await pages().getByRole('button', { name: 'Add 2 pages' }).click();
    await pages().waitFor({ state: 'detached' });
    await card(`${title} – page 2`).getByText('2714×3840').waitFor();
    await card(`${title} – page 3`).waitFor();
    await arrived();
    expect(await card(title).count()).toBe(2);
    expect(messages.filter((message) => /pageerror|Content Security Policy/i.test(message))).toEqual([]);
  });

  test.each([
    ['with a password', aPdf('a.pdf', { pages: 1, locked: true }), /^The PDF opens only with a password/],
    ['of 500 pages', aPdf('b.pdf', { pages: 500 }), /^The PDF has 500 pages; up to 200 are accepted/],
    ['without pages', aPdf('c.pdf', { pages: 0 }), /^The PDF is damaged/],
    [
      'that was cut off',
      { ...anImage('d.pdf'), buffer: Buffer.from('%PDF-1.7\n1 0 obj') },
      /^The PDF is damaged/,
    ],
  ])('R-PDF-02 one %s is refused with the reason, and nothing is sent', async (_, file, reason) => {
    await drop([file]);
    await pages().getByRole('alert').getByText(reason).waitFor();
    await pages().getByRole('button', { name: 'Close' }).last().click();
    await pages().waitFor({ state: 'detached' });
    expect(await panel().count()).toBe(0);
  });

  test('R-PDF-02 what is empty, or a PDF by its name alone, is refused as any other file', async () => {
    const name = unique('empty');
    const named = (suffix: string, text: string) => ({
      ...{ name: `${name} ${suffix}`, mimeType: 'application/pdf' },
      buffer: Buffer.from(text),
    });
    await drop([named('a.pdf', ''), named('b.pdf', 'just some words')]);
    await row(`${name} a.pdf`)
      .getByText(/^Failed: The file is empty/)
      .waitFor();
    await row(`${name} b.pdf`)
      .getByText(/^Failed: The file is not recognised/)
      .waitFor();
  });

  test('R-PDF-02 a page that is never drawn to its end is given up, and nothing is sent', async () => {
    await page.evaluate(() => {
      const wait = window.setTimeout;
      const sooner = (run: () => void, ms?: number) => wait(run, ms === 60_000 ? 2_000 : ms);
      Object.assign(window, { setTimeout: sooner });
    });
    await drop([aPdf('e.pdf', { pages: 1, endless: true })]);
    await pages().getByRole('button', { name: 'Add 1 page' }).click();
    await pages()
      .getByRole('alert')
      .getByText(/^Page 1 could not be made into an image/)
      .waitFor();
    await pages().getByRole('button', { name: 'Cancel' }).click();
    await pages().waitFor({ state: 'detached' });
    expect(await panel().count()).toBe(0);
  });

  test('R-PDF-03 of what a presentation program made one is told to save it as PDF, with a drawing how', async () => {
    await drop([{ name: 'Year.pptx', mimeType: '', buffer: Buffer.from('PK\x03\x04') }]);
    const told = page.getByRole('dialog', { name: 'Save it as a PDF first' });
    await told.getByRole('img', { name: 'In the program: File → Export or Save as → PDF' }).waitFor();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await told.waitFor({ state: 'detached' });
    expect(await panel().count()).toBe(0);
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
  await dropAndWatch([heavier(anImage(`${name}.png`), 10)]);
  await row(name)
    .getByText(/^No connection, continues when it is back/)
    .waitFor();
  broken = false;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await row(name).getByText('Done').waitFor();
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
  expect(sent.filter(({ method, offset }) => method === 'PATCH' && offset === '0')).toHaveLength(1);
  expect(sent.at(-1)).toEqual({ method: 'PATCH', offset: String(8 * 1024 * 1024) });
});

test('R-WAYS-04 a connection that is lost without a word is told in the panel, and the upload goes on by itself', async () => {
  const name = unique('silent line');
  let isLost = true;
  // Neither answered nor ended, as where a cable was pulled.
  await page.route('**/api/v1/uploads**', async (route) => {
    if (!isLost || route.request().method() === 'GET') await route.continue();
  });
  await drop([anImage(`${name}.png`)]);
  await panel().getByText('No connection; continues when it is back').waitFor({ timeout: 60_000 });
  isLost = false;
  await card(name).waitFor();
  await arrived();
});

test('R-WAYS-04 R-WORK-09 a reload in the midst of an upload names the file, which goes on from where it was when it is chosen again', async () => {
  const name = unique('cut off');
  const file = { ...heavier(anImage(`${name}.png`), 10), lastModified: 1 };
  const sent: string[] = [];
  let isHeld = true;
  await page.route('**/api/v1/uploads**', async (route) => {
    const { 'upload-offset': offset = '' } = route.request().headers();
    if (route.request().method() !== 'GET') sent.push(`${route.request().method()} ${offset}`.trim());
    // The second part is on its way when the page is loaded again.
    if (!isHeld || offset === '' || offset === '0') await route.continue();
  });
  await dropAndWatch([file]);
  await until(() => sent.at(-1) === `PATCH ${8 * 1024 * 1024}`, 'the first part has arrived');
  page.once('dialog', (asking) => void asking.accept());
  await page.reload();
  await row(name).getByText('The page was closed before the upload was finished').waitFor();
  isHeld = false;
  sent.length = 0;
  await drop([file]);
  await card(name).waitFor();
  expect(sent).toEqual(['HEAD', `PATCH ${8 * 1024 * 1024}`]);
});

/** As one item, which brings what is in it when it is asked. */
async function dropFolder(folder: string, { name, buffer }: NamedFile): Promise<void> {
  await page.evaluate(
    ([image, inFolder, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const one = {
        ...{ name: image, isFile: true, isDirectory: false },
        file: (resolve: (file: File) => void) => resolve(new File([bytes], image, { type: 'image/png' })),
      };
      const batches = [[one], []];
      const createReader = () => ({
        readEntries: (resolve: (found: unknown) => void) => resolve(batches.shift()),
      });
      const entry = { name: inFolder, isFile: false, isDirectory: true, createReader };
      const event = new Event('drop', { cancelable: true });
      const dataTransfer = { types: ['Files'], files: [], items: [{ webkitGetAsEntry: () => entry }] };
      window.dispatchEvent(Object.assign(event, { dataTransfer }));
    },
    [name, folder, buffer.toString('base64')] as const,
  );
}
const taggedWith = async (tag: string) =>
  (await colleague.call(endpoints.listMedia, { query: { tag, limit: 10 } })).items.map(({ title }) => title);

test('R-WAYS-01 the name of a dropped folder is a tag of what was in it', async () => {
  const [name, folder] = [unique('quay'), unique('Λιμάνι')];
  await dropFolder(folder, anImage(`${name}.png`));
  await card(name).waitFor();
  await expect.poll(() => taggedWith(folder)).toEqual([name]);
});

test('R-WAYS-04 what a reload keeps from the tag of its folder is named, and has it when it is chosen again', async () => {
  const [name, folder] = [unique('pier'), unique('Προβλήτα')];
  const file = anImage(`${name}.png`);
  let isHeld = true;
  // Sent whole, and nobody hears that it has arrived.
  await page.route('**/api/v1/uploads?*', async (route) => {
    if (!isHeld) await route.continue();
  });
  await dropFolder(folder, file);
  const stored = () => colleague.call(endpoints.listMedia, { query: { search: name, limit: 1 } });
  await until(async () => (await stored()).items.length > 0, 'it is stored');
  page.once('dialog', (asking) => void asking.accept());
  await page.reload();
  await row(name).getByText('The page was closed before the upload was finished').waitFor();
  isHeld = false;
  await dropFolder(folder, file);
  await expect.poll(() => taggedWith(folder)).toEqual([name]);
});

test('R-WAYS-02 R-WAYS-03 a pasted image is taken, one that is pasted into a text is not, and an address is no image', async () => {
  const name = unique('pasted');
  const paste = async (selector: string, file: string) =>
    page
      .locator(selector)
      .first()
      .evaluate(
        (on, clipboardData) =>
          on.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })),
        await droppable(page, [anImage(file)]),
      );
  await paste('input[type=search]', `${name} in a text.png`);
  await paste('body', `${name}.png`);
  await card(name).waitFor();
  await arrived();
  expect(await card(name).count()).toBe(1);
  const address = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.setData('text/uri-list', 'https://example.org/image.png');
    data.setData('text/html', '<img src="https://example.org/image.png">');
    return data;
  });
  await page.locator('body').dispatchEvent('drop', { dataTransfer: address });
  const told = page.getByRole('dialog', { name: 'Only the address of the image came' });
  await told.getByText(/^The other window did not give the file itself/).waitFor();
  expect(await findings(page)).toEqual([]);
  await told.getByRole('button', { name: 'Close' }).last().click();
});

test('R-WAYS-05 a table beside the files is looked at, and brings their titles, descriptions and credits', async () => {
  const name = unique('table');
  const table = `file;title;description_el;description_en;credit_en;source\r\n${name} a;${name} Λιμάνι;Βάρκες;Boats;Town archive;x\r\nmissing.jpg;;;`;
  const csv = { name: 'texts.csv', mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${table}`) };
  const preview = page.getByRole('dialog', { name: 'Titles, descriptions and credits from a table' });
  await drop([csv]);
  await preview.getByText(/^None of the files in the table are here/).waitFor();
  await preview.getByRole('button', { name: 'Cancel' }).click();
  await drop([anImage(`${name} a.png`), csv, anImage(`${name} b.png`)]);
  await preview.getByText('1 of 2 rows are about files you are uploading now.', { exact: false }).waitFor();
  await preview.getByText('Columns that are not used: source.').waitFor();
  await preview.getByText(`Files without a row in the table: ${name} b.png.`).waitFor();
  await preview
    .getByRole('listitem')
    .filter({ hasText: 'missing.jpg' })
    .getByText('No such file here')
    .waitFor();
  expect(await findings(page)).toEqual([]);
  await preview.getByRole('button', { name: 'Upload 2 files' }).click();
  await card(`${name} Λιμάνι`).waitFor();
  await card(`${name} b`).waitFor();
  const { items } = await colleague.call(endpoints.listMedia, {
    query: { search: `${name} Λιμάνι`, limit: 5 },
  });
  expect(items).toMatchObject([
    { alt: { el: 'Βάρκες', en: 'Boats' }, rights: { credit: { el: '', en: 'Town archive' } } },
  ]);
});

const longWords = {
  el: 'το σούρουπο, με τις βάρκες των ψαράδων, τα δίχτυα τους και τα φώτα της προκυμαίας',
  en: 'The anchorage at dusk, with the boats of the fishermen, their nets and the lights of the quay',
};

/** How far the longest line of a card reaches beyond it. */
const farthestEnd = (card: Element): number =>
  Math.max(...[...card.querySelectorAll('button, p')].map((line) => line.getBoundingClientRect().right)) -
  card.getBoundingClientRect().right;

test('R-PHOTO-04 what a file says of its owner and its credit is offered beside its rights, and taken by a click', async () => {
  const name = unique('archive');
  const copyright = '© Ιστορικό Αρχείο';
  await upload(described(anImage(`${name}.png`), { copyright, credit: '=HYPERLINK(1)' }));
  await open(name);
  expect((await opened()).rights).toMatchObject({ holder: '', credit: { el: '', en: '' } });
  await details().getByText(`The file says: “${copyright}”`).waitFor();
  expect(await findings(page)).toEqual([]);
  for (const field of ['Rights holder', 'Credit'])
    await details()
      .getByRole('button', { name: `Use for “${field}”` })
      .click();
  await details().getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(async () => (await opened()).rights)
    .toMatchObject({ holder: copyright, credit: { el: '', en: '=HYPERLINK(1)' } });
});

test('what was described is found, with or without accents, in both languages', async () => {
  const name = unique('IMG');
  await upload(anImage(`${name}.png`));
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
  await upload(anImage(`${name}.png`));
  await open(name);
  await details().getByRole('textbox', { name: 'Description in English' }).fill('Mine');
  const { id, title, alt, decorative, focalPoint, version } = await opened();
  await colleague.call(endpoints.editMedia, {
    params: { id },
    body: { title, alt: { ...alt, en: 'Theirs' }, decorative, focalPoint, version },
  });
  await details().getByRole('button', { name: 'Save', exact: true }).click();
  const both = details().getByRole('group', { name: 'Description in English' });
  await both.getByText('Theirs').first().waitFor();
  await both.getByLabel('Keep yours').check();
  await details().getByRole('button', { name: 'Save the result' }).click();
  await details()
    .getByText(/^Saved today at/)
    .waitFor();
  expect((await opened()).alt.en).toBe('Mine');
});

test('R-RULE-08 deleting is refused while a presentation shows it, with its name; else it is confirmed, and is permanent', async () => {
  const name = unique('leaves');
  await upload(anImage(`${name}.png`));
  await open(name);
  await details().getByText('It is not used anywhere.').waitFor();
  const { id, version } = await showOpened();
  await details().getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
  const refused = page.getByRole('dialog', { name: 'It cannot be deleted while it is used' });
  await refused.getByRole('link', { name: 'The harbour at night' }).waitFor();
  await refused.getByRole('button', { name: 'Close' }).last().click();
  await refused.waitFor({ state: 'detached' });

  await colleague.call(endpoints.deletePresentation, {
    params: { system: 'system1a', id },
    query: { version },
  });
  await details().getByRole('button', { name: 'Delete' }).click();
  const asking = page.getByRole('dialog', { name: 'Are you sure about the deletion?' });
  await asking.getByText(`The image “${name}” will be deleted. Do you want to continue?`).waitFor();
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

test('a file is replaced where it is used, after saying what changes', async () => {
  const name = unique('old');
  await upload(anImage(`${name}.png`, 1280, 720));
  await open(name);
  await showOpened();
  await page.reload();
  await details().getByRole('link', { name: 'The harbour at night' }).waitFor();
  const larger = anImage('larger.png', 2560, 1440);
  const chosen = page.waitForEvent('filechooser');
  await details().getByRole('button', { name: 'Replace file' }).click();
  await (await chosen).setFiles(larger);
  const asking = page.getByRole('dialog', { name: 'Replace file' });
  await asking.getByText('It changes in 1 place:').waitFor();
  await asking.getByRole('button', { name: 'Replace in 1 place' }).click();
  await asking.waitFor({ state: 'detached' });
  await details().getByText('2560×1440').first().waitFor();
  expect((await opened()).title).toBe(name);
});

test('R-REPL-02 a file is replaced by another of the media everywhere, after naming where', async () => {
  const [name, other] = [unique('before'), unique('instead')];
  await upload(anImage(`${other}.png`));
  await upload(anImage(`${name}.png`));
  await open(name);
  await showOpened();
  await page.reload();
  await details().getByRole('button', { name: 'Replace everywhere…' }).click();
  await page
    .getByRole('dialog', { name: 'Choose an image' })
    .getByRole('button', { name: other, exact: true })
    .click();
  const asking = page.getByRole('dialog', { name: 'Replace everywhere' });
  await asking.getByRole('link', { name: 'The harbour at night' }).waitFor();
  expect(await findings(page)).toEqual([]);
  await asking.getByRole('button', { name: 'Replace in 1 place' }).click();
  await asking.waitFor({ state: 'detached' });
  await details().getByRole('status').getByText('Replaced in 1 place. It is not used anywhere.').waitFor();
});

test('a video is given captions from a file; one that is none is refused at once', async () => {
  const name = unique('spoken');
  await upload(await aVideo(page, `${name}.webm`));
  await open(name);
  const greek = details().getByRole('group', { name: 'Captions in Greek' });
  const give = async (button: string, text: string) => {
    const chosen = page.waitForEvent('filechooser');
    await greek.getByRole('button', { name: button }).click();
    await (await chosen).setFiles({ name: 'el.vtt', mimeType: 'text/vtt', buffer: Buffer.from(text) });
  };
  await give('Choose a file', '1\n00:00:00,000 --> 00:00:02,000\nSubRip');
  await greek.getByText('The file has no WebVTT captions in UTF-8.').waitFor();
  await give('Choose a file', 'WEBVTT\n\n00:00.000 --> 00:02.000\nΚαλώς ήρθατε\n');
  await greek.getByText('There are captions.').waitFor();
  expect(await greek.getByRole('alert').count()).toBe(0);
  await details().getByRole('button', { name: 'Save' }).click();
  await details()
    .getByText(/^Saved/)
    .waitFor();
  await page.reload();
  await greek.getByText('There are captions.').waitFor();
  expect((await opened()).captions.el).toContain('Καλώς ήρθατε');
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
  expect((await opened()).captions).toEqual({ el: null, en: null });
});
