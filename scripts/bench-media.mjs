// @ts-check
// npm run bench:media: what uploads cost in memory, and how near making the sizes comes to what sharp alone can do.
import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeFilm, makePhotos, withOtherBytes } from './bench-media/files.mjs';
import { startHelper } from './bench-media/helper.mjs';
import { untilDone, upload } from './bench-media/upload.mjs';
import { ensureInstalled, stopWith } from './lib/prepare.mjs';
import { runInstalled } from './lib/run.mjs';

/** @typedef {{ seconds: number, cpuSeconds: number }} Took */

const photoCount = 20;
const roundCount = 3;
const photosPerRound = 10;
const filmBytes = 2_000_000_000;
const megabyte = 1_000_000;
const goals = { filmMemory: 100, photoMemory: 1000, speed: 0.8 };

const here = (/** @type {string} */ name) => fileURLToPath(new URL(`./bench-media/${name}`, import.meta.url));
const seconds = (/** @type {number} */ since) => (performance.now() - since) / 1000;

/** @param {string} what @param {boolean} met @param {string} figures */
const line = (what, met, figures) => console.log(`${met ? 'met ' : 'MISS'}  ${what}: ${figures}`);

await ensureInstalled();
if ((await runInstalled('typescript/bin/tsc', ['-b', 'server'])) !== 0) stopWith('It does not compile.');
const folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-bench-'));
/** @type {(() => void)[]} */
const stops = [];
// Bounded, whatever happens: a bench that hangs is a result too.
const patience = setTimeout(() => stopWith('It took more than 15 minutes.'), 15 * 60_000);
try {
  console.log(`Making ${photoCount} photos of 24 megapixels and a film of ${filmBytes / 1e9} GB …`);
  const photos = await makePhotos(folder, photoCount);
  const film = await makeFilm(folder, filmBytes);

  const server = await startHelper(here('serve-api.mjs'), [folder]);
  stops.push(server.stop);
  const { url, token } = /** @type {{ url: string, token: string }} */ (await server.ask('address'));

  /**
   * How far resident memory rises above what it was before.
   * @template T @param {() => Promise<T>} work @returns {Promise<{ result: T, rise: number }>}
   */
  const memory = async (work) => {
    const before = Number(await server.ask('rest'));
    const result = await work();
    return { result, rise: (Number(await server.ask('peak')) - before) / megabyte };
  };

  /** @param {string[]} files @returns {Promise<Took>} */
  const sendAll = async (files) => {
    const began = performance.now();
    const cpu = Number(await server.ask('cpu'));
    const uploads = await Promise.all(files.map((file) => upload({ url, token, file })));
    await untilDone({ token, uploads });
    return { seconds: seconds(began), cpuSeconds: Number(await server.ask('cpu')) - cpu };
  };

  // The code is loaded by a first small film; no photo comes before they are counted.
  const first = await upload({ url, token, file: await makeFilm(folder, 1 * megabyte) });
  await untilDone({ token, uploads: [first] });

  const sent = performance.now();
  const { result: filmTimes, rise: filmRise } = await memory(async () => {
    const address = await upload({ url, token, file: film });
    const uploaded = seconds(sent);
    await untilDone({ token, uploads: [address] });
    return { uploaded, whole: seconds(sent) };
  });
  const size = (await stat(film)).size;
  line(
    'memory during a 2 GB upload',
    filmRise < goals.filmMemory,
    `+${filmRise.toFixed(0)} MB of ${goals.filmMemory} MB (ratio ${(filmRise / goals.filmMemory).toFixed(2)})`,
  );
  console.log(
    `      received at ${(size / megabyte / filmTimes.uploaded).toFixed(0)} MB/s, ready after ${filmTimes.whole.toFixed(1)} s`,
  );

  const { rise: photoRise } = await memory(() => sendAll(photos));
  line(
    `memory during ${photoCount} photos of 24 megapixels at once`,
    photoRise < goals.photoMemory,
    `+${photoRise.toFixed(0)} MB of ${goals.photoMemory} MB (ratio ${(photoRise / goals.photoMemory).toFixed(2)})`,
  );

  // The machine may be shared with others: both are measured in turns, and the turn in the middle counts.
  const sharpAlone = await startHelper(here('sharp-alone.mjs'), []);
  stops.push(sharpAlone.stop);
  const rounds = [];
  for (let round = 0; round < roundCount; round += 1) {
    const others = await withOtherBytes(photos.slice(0, photosPerRound), String(round));
    const limit = /** @type {Took} */ (await sharpAlone.ask({ photos: others }));
    const took = await sendAll(others);
    rounds.push({ limit, took, speed: limit.seconds / took.seconds });
  }
  rounds.sort((a, b) => a.speed - b.speed);
  const middle = rounds[Math.floor(rounds.length / 2)];
  if (!middle) throw new Error('no round was measured');
  const { limit, took, speed } = middle;
  const perSecond = (/** @type {Took} */ { seconds: taken }) => (photosPerRound / taken).toFixed(2);
  line(
    'photos per second, upload included, next to sharp alone',
    speed >= goals.speed,
    `${perSecond(took)} of ${perSecond(limit)} (ratio ${speed.toFixed(2)}, goal ${goals.speed}; all rounds ${rounds.map((one) => one.speed.toFixed(2)).join(', ')})`,
  );
  const cpu = (/** @type {'limit' | 'took'} */ who) =>
    rounds.reduce((sum, one) => sum + one[who].cpuSeconds, 0) / roundCount / photosPerRound;
  console.log(
    `      processor seconds per photo: ${cpu('took').toFixed(2)}, sharp alone ${cpu('limit').toFixed(2)} (ratio ${(cpu('limit') / cpu('took')).toFixed(2)}, whatever else the machine does)`,
  );
} finally {
  clearTimeout(patience);
  for (const stop of stops) await stop();
  await rm(folder, { recursive: true, force: true });
}
