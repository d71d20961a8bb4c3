import { readFile } from 'node:fs/promises';
import { endpoints } from '@psifida/contract/endpoints/all';
import type { Route } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { findings } from './support/axe.ts';
import { keptWindow, page, url } from './support/browser.ts';
import { droppable, type NamedFile } from './support/files.ts';
import { openAs } from './support/staff.ts';
import { type StaffApi, staffApi } from './support/staff-api.ts';
import { until } from './support/until.ts';

keptWindow({ begin: () => openAs(page, 'editor', `${url}/media-library?lang=en`) });
let colleague: StaffApi;
beforeAll(async () => {
  colleague = await staffApi(url, 'editor');
});

/** Small ones that ffmpeg made: H.264 in ten bits with A-law audio, H.264 with AAC, H.264 without audio, HEVC. */
const kept = async (file: string, name: string): Promise<NamedFile> => ({
  ...{ name, mimeType: '' },
  buffer: await readFile(new URL(`support/videos/${file}`, import.meta.url)),
});

async function drop(...files: NamedFile[]): Promise<void> {
  const dataTransfer = await droppable(page, files);
  for (const type of ['dragover', 'drop']) await page.locator('body').dispatchEvent(type, { dataTransfer });
}

const panel = () => page.getByRole('region', { name: 'Uploads' });
const row = (name: string) => panel().getByRole('listitem').filter({ hasText: name });
const card = (title: string) => page.getByRole('article').filter({ hasText: title });
const dialog = () => page.getByRole('dialog', { name: 'Cut the video' });

async function stored(title: string) {
  await card(title).waitFor();
  await page
    .getByRole('status')
    .filter({ hasText: /^Uploading/ })
    .waitFor({ state: 'detached' });
  const { items } = await colleague.call(endpoints.listMedia, { query: { search: title, limit: 1 } });
  return items[0];
}

/** Nothing is sent until it is let go: a small file would have arrived before anybody could touch it. */
async function holdSending(): Promise<() => Promise<void>> {
  const held: Route[] = [];
  const hold = (route: Route) => void held.push(route);
  await page.route('**/uploads', hold);
  return async () => {
    await page.unroute('**/uploads', hold);
    for (const route of held) await route.continue().catch(() => {}); // it may be given up meanwhile
  };
}

async function mark(name: string, value: string): Promise<void> {
  await dialog().getByRole('textbox', { name }).fill(value);
}

test('R-VIDEO-01 R-VIDEO-02 what displays cannot play is converted, H.264 in a Matroska file is repacked, and silence stays silent', async () => {
  await drop(
    await kept('ten-bit.mov', 'made in ten bits.mov'),
    await kept('h264.mkv', 'matroska.mkv'),
    await kept('silent.mkv', 'without sound.mkv'),
  );
  const playable = /^avc1\.(42|4d|64)/i;
  const converted = await stored('made in ten bits');
  expect(converted).toMatchObject({
    kind: 'video',
    fileName: 'made in ten bits.mp4',
    size: { width: 320, height: 180 },
  });
  expect(converted?.video?.videoCodec).toMatch(playable);
  expect(converted?.video?.audioCodec).toMatch(/^(mp4a|opus)/);
  expect(Math.abs((converted?.video?.durationMs ?? 0) - 2000)).toBeLessThan(100);
  // Opus in MP4 where the browser writes no AAC, as here: what displays run on hears it.
  const { seconds, loudest } = await page.evaluate(async (address) => {
    const bytes = await (await fetch(address)).arrayBuffer();
    const audio = await new OfflineAudioContext(1, 48_000, 48_000).decodeAudioData(bytes);
    const loud = audio.getChannelData(0).reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    return { seconds: audio.duration, loudest: loud };
  }, converted?.video?.url ?? '');
  expect(Math.abs(seconds - 2)).toBeLessThan(0.1);
  expect(loudest).toBeGreaterThan(0.01);
  const repacked = await stored('matroska');
  expect(repacked?.video).toMatchObject({
    videoCodec: expect.stringMatching(playable),
    audioCodec: 'mp4a.40.2',
  });
  expect((await stored('without sound'))?.video).toMatchObject({ audioCodec: null });
});

test('R-VIDEO-05 what the browser cannot decode, and what is broken, is refused with what to do', async () => {
  const whole = await kept('h264.mkv', 'half of it.mkv');
  await drop(
    await kept('hevc.mp4', 'newer.mp4'),
    { ...whole, buffer: whole.buffer.subarray(0, whole.buffer.length / 2) },
    {
      ...whole,
      name: 'noise.mkv',
      buffer: Buffer.concat([whole.buffer.subarray(0, 40), Buffer.alloc(4000, 7)]),
    },
  );
  await row('newer.mp4').getByText('Try another browser, or export the video as MP4').waitFor();
  await row('half of it.mkv').getByText('The file is not complete').waitFor();
  await row('noise.mkv').getByText('The file is damaged').waitFor();
  expect(await card('half of it').count()).toBe(0);
  await panel().getByRole('button', { name: 'Close' }).click();
});

/** How many bytes of converted videos the browser keeps. */
const leftovers = () =>
  page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('converted', { create: true });
    let bytes = 0;
    for await (const handle of folder.values()) {
      const file = await (handle as FileSystemFileHandle).getFile().catch(() => null); // removed meanwhile
      bytes += file?.size ?? 0;
    }
    return bytes;
  });

test('R-VIDEO-05 what grows beyond what is accepted while it is converted is stopped, and leaves nothing behind', async () => {
  // The smallest limit is a megabyte, and the files here have a few kilobytes.
  await page.evaluate(() => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message, ...others: []) {
      post.call(this, { ...message, ...(message.do === 'convert' && { maxMegabytes: 0.01 }) }, ...others);
    };
  });
  const before = await leftovers();
  await drop(await kept('h264.mkv', 'endless.mkv'));
  await row('endless.mkv').getByText('Export it in a smaller size', { exact: false }).waitFor();
  expect(await leftovers()).toBe(before);
  expect(await card('endless').count()).toBe(0);
});

test('R-VIDEO-04 a video is cut to what one marks by keyboard, while it is on its way and once it is there', async () => {
  const letGo = await holdSending();
  await drop(await kept('h264.mkv', 'long.mkv'));
  await row('long.mkv').getByRole('button', { name: 'Cut: long.mkv' }).click();
  await dialog().getByText('0:04 of 0:04 are kept.').waitFor();
  // Its sound begins before its first frame.
  for (const name of ['First frame', 'Last frame'])
    await expect.poll(() => dialog().getByRole('img', { name }).getAttribute('width')).toBe('640');
  await mark('Start, in seconds', '3.5');
  await dialog().getByText('The start must come at least one second before the end').waitFor();
  expect(await dialog().getByRole('button', { name: 'Cut and upload' }).isDisabled()).toBe(true);
  await mark('Start, in seconds', '1.9');
  await dialog().getByRole('slider', { name: 'Start' }).press('ArrowRight');
  await dialog().getByText('0:02 of 0:04 are kept.').waitFor();
  expect(await findings(page)).toEqual([]);
  await dialog().getByRole('button', { name: 'Cut and upload' }).click();
  await letGo();
  const first = await stored('long');
  // An image lasts a tenth of a second in it, a packet of its audio more.
  expect(Math.abs((first?.video?.durationMs ?? 0) - 2000)).toBeLessThan(300);

  await card('long').getByRole('button').click();
  await page.getByRole('button', { name: 'Cut…' }).click();
  await dialog().getByText('0:02 of 0:02 are kept.').waitFor();
  await mark('End, in seconds', '1');
  await dialog().getByRole('button', { name: 'Cut and upload' }).click();
  const asking = page.getByRole('dialog', { name: 'Replace file' });
  await asking.getByRole('button', { name: 'Replace', exact: true }).click();
  await asking.waitFor({ state: 'detached' });
  const { video } = await colleague.call(endpoints.findMedia, { params: { id: first?.id ?? '' } });
  expect(video?.durationMs).toBeLessThan(1300);
  await page.keyboard.press('Escape');
});

test('R-VIDEO-03 R-VIDEO-06 what is stopped leaves nothing behind, and what a reload interrupts is named', async () => {
  await holdSending();
  const before = await leftovers();
  await drop(await kept('silent.mkv', 'never.mkv'));
  await row('never.mkv').getByText('Uploading').waitFor();
  expect(await leftovers()).toBeGreaterThan(before);
  await row('never.mkv').getByRole('button', { name: 'Stop: never.mkv' }).click();
  await until(async () => (await leftovers()) === before, 'what was converted is removed');

  await drop(await kept('silent.mkv', 'later.mkv'));
  await row('later.mkv').getByText('Uploading').waitFor();
  page.once('dialog', (asking) => void asking.accept());
  await page.reload();
  await row('later.mkv').getByText('The page was closed before the upload was finished').waitFor();
  expect(await leftovers()).toBeGreaterThan(before);
});
