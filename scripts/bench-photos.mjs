// @ts-check
// npm run bench:photos: how long one waits for a photo of 12 megapixels, beside what sharp alone takes for it in the same
// run: until its thumbnail is seen, until it is usable, until every size is there; one photo, and thirty at once; and
// what a list takes meanwhile. A number after it: so many instead of thirty. Many are sent and asked for as the staff's app
// does it: three at a time, and one question for all of them, ever more rarely while nothing new is sent.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startHelper } from './bench-media/helper.mjs';
import { upload } from './bench-media/upload.mjs';
import { ensureInstalled, stopWith } from './lib/prepare.mjs';
import { runInstalled } from './lib/run.mjs';

/** @typedef {{ pictures: { url: string, width: number, format: string }[] }} Asset */
/** @typedef {{ thumbnail: number, usable: number, all: number }} Reached */

const rounds = 7;
const many = Number(process.argv[2] ?? 30);
const sizesInAll = 12;
const listeners = 4;
/** As in web/src/features/media/uploads/upload-queue.ts. */
const app = { sentAtOnce: 3, firstAskMs: 100, askEveryMs: 700, rarer: 1.5 };
/** Whether all sizes are there is what the bench wants to know, not the app: one question for all of them. */
const askAllSizesMs = 500;
const quietMs = 4_000;
/** So long at most is listened to lists while photos are processed: on a slow machine they take many minutes. */
const busyMs = 60_000;
/** Sharp’s own pace is known after so many. */
const pacemakers = 8;
const goals = { thumbnail: 2, usable: 5, thumbnails: 1.5, pace: 0.8, list: 2 };

const here = (/** @type {string} */ name) => fileURLToPath(new URL(`./bench-media/${name}`, import.meta.url));
/** @param {number[]} all @param {number} share */
const at = (all, share) =>
  all.toSorted((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * share))] ?? 0;
const median = (/** @type {number[]} */ all) => at(all, 0.5);

/** @param {string} what @param {{ ratio: number, goal: number, atLeast?: boolean, figures: string }} found */
const line = (what, { ratio, goal, atLeast = false, figures }) =>
  console.log(
    `${(atLeast ? ratio >= goal : ratio <= goal) ? 'met ' : 'MISS'}  ${what}: ${ratio.toFixed(2)} (goal ${goal}), ${figures}`,
  );
const ms = (/** @type {number} */ time) => `${time.toFixed(0)} ms`;

await ensureInstalled();
if ((await runInstalled('typescript/bin/tsc', ['-b', 'server'])) !== 0) stopWith('It does not compile.');
const { makePhotos, withOtherBytes } = await import('./bench-media/files.mjs');
const folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-bench-'));
/** @type {(() => Promise<void>)[]} */
const stops = [];
// Bounded, whatever happens: a bench that hangs is a result too.
const patience = setTimeout(() => stopWith('It took more than 15 minutes.'), 15 * 60_000);
try {
  console.log('Making photos of 12 megapixels …');
  const made = await makePhotos(folder, Math.max(many, rounds), { width: 4000, height: 3000 });
  const photos = made.slice(0, many);
  const server = await startHelper(here('serve-api.mjs'), [folder]);
  stops.push(server.stop);
  const sharpAlone = await startHelper(here('sharp-alone.mjs'), []);
  stops.push(sharpAlone.stop);
  await server.ask({ fill: 1_000 });
  const { url, token } = /** @type {{ url: string, token: string }} */ (await server.ask('address'));
  const headers = { authorization: `Bearer ${token}` };

  const read = async (/** @type {string} */ address) => {
    const answer = await fetch(new URL(address, url), { headers });
    if (!answer.ok) throw new Error(`${address}: ${await answer.text()}`);
    return answer;
  };

  /** @param {string[]} files @param {'thumbnail'} [only] @returns {Promise<number>} */
  const alone = async (files, only) => {
    const took = await sharpAlone.ask({ photos: files, ...(only && { only }) });
    return /** @type {{ seconds: number }} */ (took).seconds * 1000;
  };

  /**
   * As the app does it: in one question.
   * @param {string[]} ids @returns {Promise<(Asset & { id: string })[]>}
   */
  const assetsOf = async (ids) =>
    (await (await read(`/api/v1/media?limit=100&ids=${ids.slice(0, 100).join(',')}`)).json()).items;

  /**
   * One: sends it, asks how it stands, oftener than the app so that its pauses do not count, and gets the thumbnail's bytes.
   * @param {string} file @param {number} began @param {number} askEvery
   * @returns {Promise<Reached>}
   */
  const follow = async (file, began, askEvery) => {
    const now = () => performance.now() - began;
    const address = await upload({ url, token, file });
    const reached = { thumbnail: 0, usable: 0, all: 0 };
    for (let asset = ''; ; await sleep(reached.usable ? 4 * askEvery : askEvery)) {
      if (!reached.usable) {
        const { state, assetId, refusal } = await (await read(address)).json();
        if (state === 'failed') throw new Error(`refused: ${JSON.stringify(refusal)}`);
        asset = assetId ?? '';
        if (!asset) continue;
        if (state === 'done') reached.usable = now();
        if (reached.thumbnail && !reached.usable) continue;
      }
      const [{ pictures } = { pictures: [] }] = await assetsOf([asset]);
      if (!reached.thumbnail) {
        await (await read(pictures.find(({ format }) => format === 'webp')?.url ?? '')).arrayBuffer();
        reached.thumbnail = now();
      }
      if (pictures.length < sizesInAll) continue;
      reached.all = now();
      break;
    }
    return reached;
  };

  /**
   * Many, as the staff's app does it.
   * @param {string[]} files @param {number} began @param {() => boolean} [goesOn]
   * @returns {Promise<Reached>} when the last of them had come so far
   */
  const followMany = async (files, began, goesOn = () => true) => {
    const reached = { thumbnail: 0, usable: 0, all: 0 };
    /** @param {keyof Reached} what */
    const reach = (what) => {
      reached[what] = performance.now() - began;
    };
    const queue = [...files];
    let untilNext = app.firstAskMs;
    /** @type {Set<string>} */
    const processing = new Set();
    const send = async () => {
      for (let file = queue.shift(); file && goesOn(); file = queue.shift()) {
        const address = await upload({ url, token, file });
        processing.add(path.basename(address));
        untilNext = app.firstAskMs;
      }
    };
    const see = async (/** @type {Asset} */ { pictures }) => {
      await (await read(pictures.find(({ format }) => format === 'webp')?.url ?? '')).arrayBuffer();
      reach('thumbnail');
    };
    /** @type {Map<string, Promise<unknown>>} the thumbnail of each asset */
    const seen = new Map();
    const watch = async () => {
      while (goesOn() && (queue.length || processing.size || seen.size < files.length)) {
        await sleep(Math.min(app.askEveryMs, untilNext));
        untilNext *= app.rarer;
        if (!processing.size) continue;
        const answer = await (
          await read(`/api/v1/uploads?ids=${[...processing].slice(0, 100).join(',')}`)
        ).json();
        /** @type {string[]} */
        const come = answer.items.flatMap((/** @type {{ assetId: string | null }} */ { assetId }) =>
          assetId && !seen.has(assetId) ? [assetId] : [],
        );
        if (come.length) {
          const all = assetsOf(come).then((assets) => Promise.all(assets.map(see)));
          all.catch(() => {}); // heard where all are waited for
          for (const id of come) seen.set(id, all);
        }
        for (const { id, state, refusal } of answer.items) {
          if (state === 'failed') throw new Error(`refused: ${JSON.stringify(refusal)}`);
          if (state !== 'done') continue;
          processing.delete(id);
          reach('usable');
        }
      }
    };
    await Promise.all([watch(), ...Array.from({ length: app.sentAtOnce }, send)]);
    await Promise.all(seen.values());
    const unfinished = new Set(seen.keys());
    while (goesOn() && unfinished.size) {
      await sleep(askAllSizesMs);
      for (const { id, pictures } of await assetsOf([...unfinished]))
        if (pictures.length >= sizesInAll) unfinished.delete(id);
    }
    reach('all');
    return reached;
  };

  /** @param {() => boolean} goesOn @returns {Promise<number[]>} how long each list took */
  const listen = async (goesOn) => {
    /** @type {number[]} */
    const times = [];
    const ask = async () => {
      while (goesOn()) {
        const began = performance.now();
        await (await read('/api/v1/systems/system1a/presentations?limit=25')).arrayBuffer();
        times.push(performance.now() - began);
        await sleep(20); // people, not a flood
      }
    };
    await Promise.all(Array.from({ length: listeners }, ask));
    return times;
  };

  // Code and picture processes are loaded on both sides before anything counts.
  const [warm = ''] = await withOtherBytes(made.slice(0, 1), 'warm');
  await alone([warm]);
  await follow(warm, performance.now(), 10);

  /** @type {{ limit: number, reached: Reached }[]} */
  const single = [];
  for (let round = 0; round < rounds; round += 1) {
    const [file = ''] = await withOtherBytes(made.slice(round, round + 1), 'single');
    const limit = await alone([file], 'thumbnail');
    single.push({ limit, reached: await follow(file, performance.now(), 5) });
  }
  const limit = median(single.map((one) => one.limit));
  for (const [what, goal] of /** @type {const} */ ([
    ['thumbnail', goals.thumbnail],
    ['usable', goals.usable],
  ])) {
    const time = median(single.map(({ reached }) => reached[what]));
    line(`one photo until ${what}, next to sharp’s thumbnail`, {
      ratio: median(single.map((one) => one.reached[what] / one.limit)),
      goal,
      figures: `${ms(time)} beside ${ms(limit)}`,
    });
  }
  console.log(`      all sizes after ${ms(median(single.map(({ reached }) => reached.all)))}`);

  const thumbnailsAlone = median([
    await alone(photos, 'thumbnail'),
    await alone(photos, 'thumbnail'),
    await alone(photos, 'thumbnail'),
  ]);
  const paced = photos.slice(0, pacemakers);
  const eachAlone = (await alone(paced)) / paced.length;
  const until = performance.now() + quietMs;
  const quiet = at(await listen(() => performance.now() < until), 0.99);
  const began = performance.now();
  const last = await followMany(photos, began);
  line(`thumbnails of ${many} at once, next to sharp alone`, {
    ratio: last.thumbnail / thumbnailsAlone,
    goal: goals.thumbnails,
    figures: `${ms(last.thumbnail)} beside ${ms(thumbnailsAlone)}`,
  });
  console.log(`      the last is usable after ${ms(last.usable)}`);
  line(`all sizes of ${many}, pace next to sharp alone`, {
    ratio: (eachAlone * many) / last.all,
    goal: goals.pace,
    atLeast: true,
    figures: `${ms(last.all / many)} for each beside ${ms(eachAlone)}`,
  });

  let working = true;
  const again = await withOtherBytes(photos, 'list');
  const start = performance.now();
  const goesOn = () => working && performance.now() - start < busyMs;
  const meanwhile = listen(goesOn);
  await followMany(again, start, goesOn);
  working = false;
  const busy = at(await meanwhile, 0.99);
  line(`p99 of a list while ${many} photos are processed, next to the quiet one`, {
    ratio: busy / quiet,
    goal: goals.list,
    figures: `${ms(busy)} beside ${ms(quiet)}`,
  });
} finally {
  clearTimeout(patience);
  for (const stop of stops) await stop();
  await rm(folder, { recursive: true, force: true });
}
