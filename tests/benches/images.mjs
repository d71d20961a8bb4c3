// @ts-check
// How long one waits for photos of 12 megapixels, beside `sharp` alone: until the thumbnail, until usable, until every size;
// one photo and thirty. And what a list takes, and how far memory rises, meanwhile.
import { setTimeout as sleep } from 'node:timers/promises';
import { makePhotos, withOtherBytes } from './files.mjs';
import { bench, median, ms, percentile, quick, startApi, startHelper, upload } from './harness.mjs';

const [rounds, many] = quick ? [2, 4] : [7, 30];
const sizesInAll = 12;
/** As the staff's app does it. */
const sentAtOnce = 3;
const askEveryMs = 100;

await bench(async (folder, stops) => {
  const photos = await makePhotos(folder, Math.max(many, rounds), { width: 4000, height: 3000 });
  const api = await startApi(folder, stops);
  const sharp = await startHelper('reference.mjs', { kind: 'sharp' });
  stops.push(sharp.stop);
  const { server, token, call } = api;
  const assets = async (/** @type {Iterable<string>} */ ids) =>
    (await call('GET', `/media?limit=100&ids=${[...ids].join(',')}`)).items;

  /** When the last of them had come so far. @param {string[]} files @param {number} [askMs] */
  async function send(files, askMs = askEveryMs) {
    const began = performance.now();
    const reached = { thumbnail: 0, usable: 0, all: 0 };
    const reach = (/** @type {keyof typeof reached} */ what) => {
      reached[what] = performance.now() - began;
    };
    const [queue, processing, unseen] = [[...files], new Set(), new Set()];
    const unfinished = new Set();
    const sending = Array.from({ length: sentAtOnce }, async () => {
      for (let file = queue.shift(); file; file = queue.shift())
        processing.add((await upload(api, file)).split('/').at(-1));
    });
    let sent = false;
    const allSent = Promise.all(sending).then(() => {
      sent = true;
    });
    while (!sent || processing.size || unfinished.size) {
      await sleep(askMs);
      if (processing.size) {
        const { items } = await call('GET', `/uploads?ids=${[...processing].join(',')}`);
        for (const { id, state, assetId, refusal } of items) {
          if (state === 'failed') throw new Error(`refused: ${JSON.stringify(refusal)}`);
          if (assetId && !unfinished.has(assetId)) {
            unfinished.add(assetId);
            unseen.add(assetId);
          }
          if (state !== 'done') continue;
          processing.delete(id);
          reach('usable');
        }
      }
      const wanted = unseen.size ? unseen : processing.size ? [] : unfinished;
      if (![...wanted].length) continue;
      for (const { id, images } of await assets(wanted)) {
        if (unseen.delete(id)) {
          await (await fetch(new URL(images[0].url, server.url))).arrayBuffer();
          reach('thumbnail');
        }
        if (images.length >= sizesInAll) unfinished.delete(id);
      }
    }
    await allSent;
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

  await send(await withOtherBytes(photos.slice(0, 1), 'warm'), 10);
  await sharp.ask({ photos: photos.slice(0, 1) });
  const single = [];
  for (const file of await withOtherBytes(photos.slice(0, rounds), 'single')) {
    const limit = await sharp.ask({ photos: [file], only: 'thumbnail' });
    single.push({ limit, ...(await send([file], 5)) });
  }
  const limit = median(single.map((one) => one.limit));
  for (const what of /** @type {const} */ (['thumbnail', 'usable', 'all'])) {
    const time = median(single.map((one) => one[what]));
    console.log(
      `one photo until ${what}: ${ms(time)}, ${(time / limit).toFixed(1)} times sharp's thumbnail (${ms(limit)})`,
    );
  }

  const paced = photos.slice(0, 8);
  const eachAlone = (await sharp.ask({ photos: paced })) / paced.length;
  const thumbnails = await sharp.ask({ photos: photos.slice(0, many), only: 'thumbnail' });
  const until = performance.now() + (quick ? 1_000 : 4_000);
  const quiet = await lists(() => performance.now() < until);
  const memory = await server.ask('watch');
  let working = true;
  const meanwhile = lists(() => working);
  const last = await send(photos.slice(0, many));
  working = false;
  const busy = await meanwhile;
  const rise = ((await server.ask('peak')) - memory) / 1e6;
  console.log(
    `thumbnails of ${many}: ${ms(last.thumbnail)}, ${(last.thumbnail / thumbnails).toFixed(1)} times sharp's (${ms(thumbnails)}); the last is usable after ${ms(last.usable)}`,
  );
  console.log(`every size of ${many}: ${((eachAlone * many) / last.all).toFixed(2)} of sharp's pace`);
  console.log(
    `p99 of a list meanwhile: ${ms(busy)}, ${(busy / quiet).toFixed(1)} times the quiet one (${ms(quiet)})`,
  );
  console.log(`memory meanwhile: ${rise.toFixed(0)} MB more`);
});
