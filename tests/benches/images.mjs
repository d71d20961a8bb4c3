// @ts-check
// How long one waits for photos of 12 megapixels, beside a bare server and `sharp` alone: until the thumbnail, until usable,
// until every size; one photo and thirty. And what a list takes, and how far memory rises, meanwhile.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { staffEventsPath } from '@psifida/contract/endpoints/staff-events';
import { createEventReader } from '@psifida/contract/event-reader';
import { makePhotos, withOtherBytes } from './files.mjs';
import { bench, median, ms, percentile, quick, row, startApi, startHelper, upload } from './harness.mjs';

const [rounds, many] = quick ? [2, 4] : [7, 30];
const sizesInAll = 12;
/** As the staff's app does it. */
const sentAtOnce = 3;
const listRestMs = 250;

/** @param {string[]} files @param {(file: string) => Promise<unknown>} work */
const inTurn = (files, work) => {
  const queue = [...files];
  return Promise.all(
    Array.from({ length: sentAtOnce }, async () => {
      for (let file = queue.shift(); file; file = queue.shift()) await work(file);
    }),
  );
};

await bench(async (folder, stops) => {
  const photos = await makePhotos(folder, Math.max(many, rounds), { width: 4000, height: 3000 });
  const api = await startApi(folder, stops);
  const sharp = await startHelper('reference.mjs', { kind: 'sharp' });
  const bare = await startHelper('reference.mjs', { kind: 'photos', folder });
  stops.push(sharp.stop, bare.stop);
  const { server, token, call } = api;
  const bareUrl = await bare.ask('address');

  /** @type {Set<() => void>} */
  const waiting = new Set();
  const wake = () => {
    for (const resolve of waiting) resolve();
    waiting.clear();
  };
  const news = () => new Promise((resolve) => waiting.add(() => resolve(null)));
  const stream = await fetch(`${server.url}/api/v1${staffEventsPath}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  (async () => {
    const read = createEventReader(['upload']);
    for await (const text of stream.body?.pipeThrough(new TextDecoderStream()) ?? [])
      if (read(text).length) wake();
  })().catch(() => {}); // it ends with the server

  /** The same client, and nothing else to wait for. @param {string[]} files @returns {Promise<number>} */
  async function sendBare(files) {
    const began = performance.now();
    await inTurn(files, async (file) => {
      const answer = await fetch(bareUrl, { method: 'POST', body: await readFile(file) });
      await answer.arrayBuffer();
    });
    return performance.now() - began;
  }

  /** As a window of the staff's app that shows the library. When the last of them had come so far. @param {string[]} files */
  async function send(files) {
    const { items } = await call('GET', '/media?limit=60');
    const known = new Set(items.map((/** @type {{ id: string }} */ { id }) => id));
    const began = performance.now();
    const reached = { first: 0, thumbnail: 0, usable: 0, all: 0 };
    const reach = (/** @type {keyof typeof reached} */ what) => {
      reached[what] = performance.now() - began;
    };
    const [processing, seen] = [new Set(), new Set()];
    let sent = 0;
    let askAgain = () => {};
    const sending = inTurn(files, async (file) => {
      const sha256 = createHash('sha256')
        .update(await readFile(file))
        .digest('hex');
      const { items: same } = await call('GET', `/media?limit=1&sha256=${sha256}`);
      if (same.length) throw new Error('the photo is known already');
      processing.add((await upload(api, file)).split('/').at(-1));
      sent += 1;
      askAgain();
    });
    const asking = async () => {
      while (sent < files.length || processing.size) {
        const isSent = new Promise((resolve) => {
          askAgain = () => resolve(null);
        });
        const changed = Promise.race([news(), isSent]);
        const ids = [...processing].join();
        for (const { id, state, refusal } of ids ? (await call('GET', `/uploads?ids=${ids}`)).items : []) {
          if (state === 'failed') throw new Error(`refused: ${JSON.stringify(refusal)}`);
          if (state === 'done' && processing.delete(id)) reach('usable');
        }
        if (sent < files.length || processing.size) await changed;
      }
    };
    const listing = async () => {
      for (let changed = news(); seen.size < files.length; ) {
        await changed;
        changed = news();
        const rest = sleep(listRestMs);
        const { items: listed } = await call('GET', '/media?limit=60');
        for (const { id, images } of listed) {
          if (known.has(id) || seen.has(id)) continue;
          seen.add(id);
          const thumbnail = fetch(new URL(images[0].url, server.url)).then((answer) => answer.arrayBuffer());
          thumbnails.push(
            thumbnail.then(() => {
              reached.first ||= performance.now() - began;
              reach('thumbnail');
            }),
          );
        }
        if (seen.size < files.length) await rest;
      }
      await Promise.all(thumbnails);
    };
    /** @type {Promise<void>[]} */
    const thumbnails = [];
    await Promise.all([sending, asking(), listing()]);
    for (let left = [...seen]; left.length; await sleep(50)) {
      const { items: made } = await call('GET', `/media?limit=100&ids=${left.join()}`);
      left = left.filter((id) => made.some((one) => one.id === id && one.images.length < sizesInAll));
    }
    reach('all');
    return reached;
  }

  /** Four people who open a list, until they are told to stop. @param {() => boolean} goesOn */
  async function lists(goesOn) {
    /** @type {number[]} */
    const times = [];
    const open = async () => {
      while (goesOn()) {
        const began = performance.now();
        const headers = { authorization: `Bearer ${token}` };
        await (
          await fetch(`${server.url}/api/v1/systems/system1a/presentations?limit=25`, { headers })
        ).text();
        times.push(performance.now() - began);
        await sleep(20);
      }
    };
    await Promise.all(Array.from({ length: 4 }, open));
    return percentile(times, 0.99);
  }

  await send(await withOtherBytes(photos.slice(0, 1), 'warm'));
  await sendBare(photos.slice(0, 1));
  await sharp.ask({ photos: photos.slice(0, 1) });
  const single = [];
  for (const file of await withOtherBytes(photos.slice(0, rounds), 'single')) {
    const alone = await sharp.ask({ photos: [file], only: 'thumbnail' });
    single.push({ alone, bare: await sendBare([file]), ...(await send([file])) });
  }
  const of = (/** @type {keyof typeof single[number]} */ what) => median(single.map((one) => one[what]));
  const times = (/** @type {number} */ time, /** @type {number} */ than) =>
    `${(time / than).toFixed(1)} times`;
  const besideBare = `${times(of('thumbnail'), of('bare'))} a bare server's with sharp (${ms(of('bare'))})`;
  row('a photo of 12 megapixels until its thumbnail', ms(of('thumbnail')), besideBare, '1.3 times');
  row('until it is usable', ms(of('usable')), `${times(of('usable'), of('bare'))} the same`, '2.6 times');

  const paced = photos.slice(0, 8);
  const eachAlone = (await sharp.ask({ photos: paced })) / paced.length;
  const some = photos.slice(0, many);
  const alone = await sharp.ask({ photos: some, only: 'thumbnail' });
  const bareMany = await sendBare(some);
  const until = performance.now() + (quick ? 1_000 : 4_000);
  const quiet = await lists(() => performance.now() < until);
  const memory = await server.ask('watch');
  let working = true;
  const meanwhile = lists(() => working);
  const last = await send(some);
  working = false;
  const busy = await meanwhile;
  const rise = ((await server.ask('peak')) - memory) / 1e6;
  const first = `${times(last.first, of('thumbnail'))} that of one`;
  row(`the first thumbnail of ${many} photos`, ms(last.first), first, '1 time');
  const beside = `${times(last.thumbnail, alone)} sharp's own time; ${times(last.thumbnail, bareMany)} a bare server's`;
  row(`all thumbnails of ${many}`, ms(last.thumbnail), beside, '2 times');
  row(`every size of ${many}`, ms(last.all), `${((eachAlone * many) / last.all).toFixed(2)} of sharp's pace`);
  row('p99 of a list meanwhile', ms(busy), `${times(busy, quiet)} the quiet one`, '2 times');
  row('memory meanwhile', `${rise.toFixed(0)} MB more`);
});
