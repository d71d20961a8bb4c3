// @ts-check
// Whether list, search, read and save stay flat as content grows: the same calls with 1,000 and with 20,000
// presentations, in one run. Goal: the median at 20,000 at most 1.3 times the median at 1,000. Then how many calls fifty
// connections get through, beside a bare node:http server that answers as many bytes. Also written to .cache/bench.json.
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { besideBare } from './bench-media/at-once.mjs';
import { startHelper } from './bench-media/helper.mjs';
import { untilDone, upload } from './bench-media/upload.mjs';
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';
import { root } from './lib/run.mjs';

await ensureInstalled();
await ensureBuilt();
const { openBenchDatabase } = await import('./lib/bench-database.mjs');
const { searchText } = await import('../contract/dist/fold-text.js');
const { createHttpServer } = await import('../api/dist/http/http-server.js');
const { mountTestApi } = await import('../api/dist/testing/mount-test-api.js');
const { createTestIssuer } = await import('../api/dist/testing/test-issuer.js');

const sizes = [1_000, 20_000];
const rounds = 150;
const goal = 1.3;
const words = [
  'λιμάνι',
  'κάστρο',
  'παραλία',
  'ψηφιδωτό',
  'ελαιώνας',
  'σούρουπο',
  'πλατεία',
  'μουσείο',
  'νησί',
  'δρόμος',
];

const folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-bench-'));
const database = await openBenchDatabase(folder);
const { db } = database;
const app = createHttpServer({ logger: false, trustProxy: false });
const tokens = await createTestIssuer();
await mountTestApi(
  app,
  { db, keys: tokens.keys, folder },
  { signIn: { roles: { view: '', edit: '', administer: '' } } },
);
const authorization = `Bearer ${await tokens.token({}, { expires: '2h' })}`;

/** @param {number} count */
async function fill(count) {
  const have = Number(
    (await db.selectFrom('presentation').select(db.fn.countAll().as('n')).executeTakeFirstOrThrow()).n,
  );
  for (let from = have; from < count; from += 500) {
    const rows = Array.from({ length: Math.min(500, count - from) }, (_, index) => {
      const number = from + index;
      const title = `${words[number % 10]} ${words[Math.floor(number / 10) % 10]} ${number}`;
      return {
        id: randomUUID(),
        system: 'system1a',
        title_el: title,
        title_en: `Presentation ${number}`,
        entries: '[]',
        standing: '{}',
        position: number + 1,
        complete: false,
        search: searchText(title, `Presentation ${number}`),
        modified_at: new Date(Date.now() - number * 1000),
        created_by_id: 'x',
        created_by_name: 'x',
        modified_by_id: 'x',
        modified_by_name: 'x',
      };
    });
    await db.insertInto('presentation').values(rows).execute();
  }
  await db.executeQuery(
    /** @type {any} */ ((await import('kysely')).CompiledQuery.raw('vacuum analyze presentation')),
  );
}

/** @param {'GET' | 'PUT'} method @param {string} address @param {object} [payload] */
async function call(method, address, payload) {
  const begun = performance.now();
  const answer = await app.inject({
    method,
    url: `/api/v1/systems/system1a/presentations${address}`,
    payload,
    headers: { authorization },
  });
  if (answer.statusCode !== 200) throw new Error(`${address}: ${answer.statusCode} ${answer.body}`);
  return { time: performance.now() - begun, body: answer.json() };
}

async function measure() {
  /** @type {Record<string, number[]>} */
  const times = {
    'list, last changed first': [],
    'list, in Greek order': [],
    search: [],
    read: [],
    save: [],
  };
  const { items } = (await call('GET', '?limit=24')).body;
  for (let round = 0; round < rounds; round += 1) {
    times['list, last changed first']?.push((await call('GET', '?limit=24')).time);
    times['list, in Greek order']?.push((await call('GET', '?limit=24&order=title')).time);
    times.search?.push((await call('GET', `?limit=24&search=${encodeURIComponent('κάστρο 77')}`)).time);
    const read = await call('GET', `/${items[round % 24].id}`);
    times.read?.push(read.time);
    const { id, version, content } = read.body;
    times.save?.push((await call('PUT', `/${id}`, { version, active: false, content })).time);
  }
  return Object.fromEntries(
    Object.entries(times).map(([name, all]) => [
      name,
      all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0,
    ]),
  );
}

const results = [];
for (const size of sizes) {
  await fill(size);
  await measure(); // warms caches and the compiler
  results.push(await measure());
}
const [small = {}, large = {}] = results;
for (const name of Object.keys(small)) {
  const ratio = (large[name] ?? 0) / (small[name] ?? 1);
  const figures = `${small[name]?.toFixed(2)} ms and ${large[name]?.toFixed(2)} ms`;
  console.log(`${name}: median ${figures}, ratio ${ratio.toFixed(2)} (goal ${goal})`);
}
await app.close();
await database.close();

const { makePhotos } = await import('./bench-media/files.mjs');
const server = await startHelper(fileURLToPath(new URL('./bench-media/serve-api.mjs', import.meta.url)), [
  path.join(folder, 'at-once'),
]);
try {
  const { url, token } = /** @type {{ url: string, token: string }} */ (await server.ask('address'));
  const [file = ''] = await makePhotos(folder, 1, { width: 1920, height: 1080 });
  await untilDone({ token, uploads: [await upload({ url, token, file })] });
  await server.ask('fill');
  const headers = { authorization: `Bearer ${token}` };
  const ask = async (/** @type {string} */ address) =>
    (await fetch(`${url}/api/v1${address}`, { headers })).json();
  const [first] = (await ask('/systems/system1a/presentations?limit=1')).items;
  const [asset] = (await ask('/media?limit=1')).items;
  const addresses = {
    'list of 25': '/api/v1/systems/system1a/presentations?limit=25',
    'one presentation': `/api/v1/systems/system1a/presentations/${first.id}`,
    overview: '/api/v1/systems',
    thumbnail: asset.pictures[0].url,
  };
  /** @type {Record<string, Awaited<ReturnType<typeof besideBare>>>} */
  const atOnce = {};
  for (const [what, address] of Object.entries(addresses)) {
    const cpuSeconds = async () => /** @type {number} */ (await server.ask('cpu'));
    const found = await besideBare({ address: new URL(address, url).href, headers, cpuSeconds });
    atOnce[what] = found;
    const said = ({ perSecond, p50, p99, cpuMs } = found.own) =>
      `${perSecond.toFixed(0)} a second, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${cpuMs.toFixed(2)} ms of processor time`;
    const share = (100 * found.own.perSecond) / found.limit.perSecond;
    console.log(`${what}: ${said()}; node:http ${said(found.limit)}; ${share.toFixed(1)} % of it`);
  }
  await mkdir(path.join(root, '.cache'), { recursive: true });
  await writeFile(
    path.join(root, '.cache', 'bench.json'),
    JSON.stringify({ growth: results, atOnce }, null, 2),
  );
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
