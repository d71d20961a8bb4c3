// @ts-check
// npm run bench:media: what uploads cost in memory, and how near making the sizes comes to what sharp alone can do.
import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeFilm, makePhotos } from './bench-media/files.mjs';
import { startHelper } from './bench-media/helper.mjs';
import { untilDone, upload } from './bench-media/upload.mjs';
import { ensureInstalled, stopWith } from './lib/prepare.mjs';
import { runInstalled } from './lib/run.mjs';

const photoCount = 20;
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

  /** @returns {Promise<number>} photos per second that sharp alone makes ready, as many at a time as the server */
  const sharpAlone = async () => {
    const helper = await startHelper(here('sharp-alone.mjs'), []);
    stops.push(helper.stop);
    const took = Number(await helper.ask({ photos }));
    helper.stop();
    return photos.length / took;
  };

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

  const warm = await upload({ url, token, file: photos[0] ?? '' });
  await untilDone({ token, uploads: [warm] });
  const rest = photos.slice(1).concat(await makePhotos(folder, 1, 'last'));

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

  // The machine may be shared: sharp alone is measured before and after, and the better of the two is its limit.
  const before = await sharpAlone();
  const { result: speed, rise: photoRise } = await memory(async () => {
    const began = performance.now();
    const uploads = await Promise.all(rest.map((file) => upload({ url, token, file })));
    await untilDone({ token, uploads });
    return rest.length / seconds(began);
  });
  const limit = Math.max(before, await sharpAlone());
  line(
    `memory during ${photoCount} photos of 24 megapixels at once`,
    photoRise < goals.photoMemory,
    `+${photoRise.toFixed(0)} MB of ${goals.photoMemory} MB (ratio ${(photoRise / goals.photoMemory).toFixed(2)})`,
  );
  line(
    'photos per second, upload included, next to sharp alone',
    speed / limit >= goals.speed,
    `${speed.toFixed(2)} of ${limit.toFixed(2)} (ratio ${(speed / limit).toFixed(2)}, goal ${goals.speed})`,
  );
} finally {
  clearTimeout(patience);
  for (const stop of stops) stop();
  await rm(folder, { recursive: true, force: true });
}
