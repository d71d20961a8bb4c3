// @ts-check
// How many calls fifty connections get through, with 1,000 and with 20,000 presentations in the system, beside a bare
// node:http server that answers the same bytes, and beside the same rows read and written by `pg` alone. Before that, one call
// after the other: whether list, search, read and save stay flat as content grows. Also written to .cache/bench.json.
// `--quick`: a short look, for whoever wants to know whether it runs.
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

const isQuick = process.argv.includes('--quick');
const sizes = isQuick ? [1_000, 4_000] : [1_000, 20_000];
const rounds = isQuick ? 20 : 150;
const patience = isQuick ? { seconds: 1, repeats: 1 } : { seconds: 2, repeats: 3 };
const goal = 1.2;
const shownAtOnce = 20;
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
      const named = number < 1_000 && number % 50 === 0 ? ' φάρος' : '';
      const title = `${words[number % 10]} ${words[Math.floor(number / 10) % 10]} ${number}${named}`;
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

const search = (/** @type {string} */ words) => call('GET', `?limit=24&search=${encodeURIComponent(words)}`);

async function measure() {
  /** @type {Record<string, number[]>} */
  const times = {
    'list, last changed first': [],
    'list, in Greek order': [],
    // The same twenty, however many there are beside them.
    'search, twenty found': [],
    // They are counted: this grows with what is found.
    'search, every fifth found': [],
    read: [],
    save: [],
  };
  const { items } = (await call('GET', '?limit=24')).body;
  for (let round = 0; round < rounds; round += 1) {
    times['list, last changed first']?.push((await call('GET', '?limit=24')).time);
    times['list, in Greek order']?.push((await call('GET', '?limit=24&order=title')).time);
    times['search, twenty found']?.push((await search('φάρος')).time);
    times['search, every fifth found']?.push((await search('κάστρο')).time);
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
const helper = (/** @type {string} */ name) =>
  fileURLToPath(new URL(`./bench-media/${name}`, import.meta.url));
const server = await startHelper(helper('serve-api.mjs'), [path.join(folder, 'at-once')]);
const address = /** @type {{ url: string, token: string, connection: object }} */ (
  await server.ask('address')
);
const { url, token } = address;
const alone = await startHelper(helper('pg-alone.mjs'), [JSON.stringify(address.connection)]);
const headers = { authorization: `Bearer ${token}` };
const cpuSeconds = async () => /** @type {number} */ (await server.ask('cpu'));

/** @param {string} where @param {Record<string, string>} [by] */
const get = (where, by = headers) => ({ next: () => ({ address: `${url}${where}`, headers: by }) });

/** @typedef {{ id: string, version: number, active: boolean, content: any, system: string }} Made */

/** Each saves its own, over and over. @param {Made[]} made */
function saving(made) {
  const versions = made.map(({ version }) => version);
  return {
    connections: made.length,
    next: (/** @type {number} */ number) => {
      const { id, active, content, system } = /** @type {Made} */ (made[number]);
      const title = { el: `Έκδοση ${versions[number]}`, en: `Version ${versions[number]}` };
      const body = JSON.stringify({ version: versions[number], active, content: { ...content, title } });
      return {
        address: `${url}/api/v1/systems/${system}/presentations/${id}`,
        method: 'PUT',
        headers: { ...headers, 'content-type': 'application/json' },
        body,
      };
    },
    answered: (/** @type {number} */ number) => {
      versions[number] = (versions[number] ?? 0) + 1;
    },
  };
}

/** @param {Made} like */
const creating = ({ system, content: { title, entries } }) => ({
  status: 201,
  next: () => ({
    address: `${url}/api/v1/systems/${system}/presentations`,
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ title, entries }),
  }),
});

/** @typedef {{ size: number, what: string, own: import('./bench-media/at-once.mjs').Pace, limit: import('./bench-media/at-once.mjs').Pace, driver?: import('./bench-media/at-once.mjs').Pace }} Found */
/** @type {Found[]} */
const found = [];

/** @param {number} size @param {string} what @param {Parameters<typeof besideBare>[0]} calls @param {object} [rows] */
async function measureAtOnce(size, what, calls, rows) {
  const byDriver = async (/** @type {number} */ seconds) =>
    /** @type {import('./bench-media/at-once.mjs').Pace} */ (
      await alone.ask({ connections: 50, ...rows, seconds })
    );
  const { own, limit, driver } = await besideBare(calls, {
    ...patience,
    cpuSeconds,
    driver: rows && byDriver,
  });
  found.push({ size, what, own, limit, ...(driver && { driver }) });
  const said = ({ perSecond, p50, p99, cpuMs } = own) =>
    `${perSecond.toFixed(0)}/s, p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)}, cpu ${cpuMs.toFixed(2)} ms`;
  const share = (/** @type {number} */ of) => `${((100 * own.perSecond) / of).toFixed(0)} %`;
  console.log(
    `| ${size} | ${what} | ${said()} | ${said(limit)} (${share(limit.perSecond)}) | ${driver ? `${said(driver)} (${share(driver.perSecond)})` : ''} |`,
  );
}

try {
  const [file = ''] = await makePhotos(folder, 1, { width: 1920, height: 1080 });
  await untilDone({ token, uploads: [await upload({ url, token, file })] });
  const ask = async (/** @type {string} */ where) =>
    (await fetch(`${url}/api/v1${where}`, { headers })).json();
  const shown = /** @type {{ made: Made[], display: string }} */ (
    await server.ask({ make: { system: 'system6', count: shownAtOnce, active: true } })
  );
  const drafts = /** @type {{ made: Made[] }} */ (
    await server.ask({ make: { system: 'system1a', count: 100, active: false } })
  );
  const { content: { entries } = { entries: [] } } = drafts.made[0] ?? {};
  const byDisplay = { authorization: `Bearer ${shown.display}`, 'accept-encoding': 'br' };
  const release = '/api/v1/player/release';
  const savesOfDrafts = saving(drafts.made.slice(0, 50));
  const savesOfShown = saving(shown.made);
  // Others than those: whoever saves names the version.
  const ids = drafts.made.slice(50).map((one) => one.id);
  console.log('\n| presentations | what | Psifida | node:http | pg alone |\n|---|---|---|---|---|');
  for (const size of sizes) {
    await server.ask({ fill: size });
    const [asset] = (await ask('/media?limit=1')).items;
    const list = '/api/v1/systems/system1a/presentations';
    await measureAtOnce(size, 'list of 25', get(`${list}?limit=25`), { what: 'list' });
    const reading = {
      next: (/** @type {number} */ number) => get(`${list}/${ids[number % ids.length]}`).next(),
    };
    await measureAtOnce(size, 'one presentation', reading, { what: 'read', ids });
    await measureAtOnce(size, 'overview', get('/api/v1/systems'));
    await measureAtOnce(size, 'media, 48', get('/api/v1/media?limit=48'));
    await measureAtOnce(size, 'release', get(release, byDisplay));
    const tag = (await fetch(`${url}${release}`, { headers: byDisplay })).headers.get('etag') ?? '';
    const known = { ...get(release, { ...byDisplay, 'if-none-match': tag }), status: 304 };
    await measureAtOnce(size, 'release, unchanged', known);
    await measureAtOnce(size, 'thumbnail', get(asset.pictures[0].url, {}));
    const own = /** @type {Made} */ (drafts.made[0]);
    await measureAtOnce(size, 'draft made', creating(own), { what: 'create', entries });
    await measureAtOnce(size, 'draft saved', savesOfDrafts, { what: 'save', ids, entries });
    await measureAtOnce(size, `one of ${shownAtOnce} shown saved`, savesOfShown);
  }
  const resident = /** @type {number} */ (await server.ask('rest'));
  console.log(`memory after it: ${Math.round(resident / 1024 / 1024)} MB`);
  await mkdir(path.join(root, '.cache'), { recursive: true });
  await writeFile(
    path.join(root, '.cache', 'bench.json'),
    JSON.stringify({ growth: results, atOnce: found, residentAfter: resident }, null, 2),
  );
} finally {
  await alone.stop();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
