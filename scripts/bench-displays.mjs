// @ts-check
// npm run bench:displays [-- --displays 2000 --processes 1]: thousands of connected displays, how soon a save reaches all
// of them, what they cost in memory and whoever watches them; the same with the save made in another process on the same
// PostgreSQL; how soon all of them have done what staff tell them to; and, on one process, what their records of what was on the glass and counts of visits cost: processor
// time at rest, bytes in a year, the lists of it.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { measureInstructions } from './bench-displays/instruct.mjs';
import { measureRest, measureYear } from './bench-displays/records.mjs';
import { startHelper } from './bench-media/helper.mjs';
import { ensureInstalled, stopWith } from './lib/prepare.mjs';
import { runInstalled } from './lib/run.mjs';

/** @typedef {{ release: number, heardAt: number, hasAt: number }} Arrival */
/** @typedef {{ what: string, figure: string, goal: string | null, met: boolean }} Line */

/** @param {string} name @param {number} usual */
const option = (name, usual) => {
  const at = process.argv.indexOf(`--${name}`);
  const given = at < 0 ? usual : Number(process.argv[at + 1]);
  if (!Number.isInteger(given) || given < 1) stopWith(`--${name} takes a whole number from 1 up.`);
  return given;
};
const displayCount = option('displays', 2_000);
const processes = option('processes', 1);
const perProcess = Math.ceil(displayCount / processes);
const saves = 10;
const longestMs = 10_000;
/** How many presentations the system shows: a release of a usual size. */
const presentations = 20;
const goals = { p99Ms: 1_000, kilobytesPerDisplay: 64 };

const here = (/** @type {string} */ name) =>
  fileURLToPath(new URL(`./bench-displays/${name}`, import.meta.url));

/** Each display takes a file on both sides of its line. Node itself raises the soft limit to the hard one. */
const filesAllowed = async () =>
  Number(
    /Max open files\s+\d+\s+(\d+)/.exec(await readFile('/proc/self/limits', 'utf8').catch(() => ''))?.[1] ??
      Infinity,
  );
if ((await filesAllowed()) < perProcess + 500)
  stopWith(
    `This machine allows too few open files for ${perProcess} displays on a process; raise the limit first (ulimit -n), or take more processes.`,
  );

await ensureInstalled();
if ((await runInstalled('typescript/bin/tsc', ['-b', 'server'])) !== 0) stopWith('It does not compile.');
const { openBenchDatabase } = await import('./lib/bench-database.mjs');
const { prepareSystems } = await import('../api/dist/db/prepare-systems.js');
const { completeContent } = await import('../api/dist/testing/builders.js');
const { createTestIssuer } = await import('../api/dist/testing/test-issuer.js');

const folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-bench-'));
/** @type {(() => unknown)[]} */
const stops = [];
/** @type {Line[]} */
const lines = [];
// Bounded, whatever happens: a bench that hangs is a result too.
const minutesAtMost = 10;
/** @type {NodeJS.Timeout | undefined} */
let patience;
const tooLong = new Promise((_, reject) => {
  patience = setTimeout(
    () => reject(new Error(`It took more than ${minutesAtMost} minutes.`)),
    minutesAtMost * 60_000,
  );
});

/** @param {number[]} all sorted @param {number} share */
const at = (all, share) => all[Math.min(all.length - 1, Math.floor(all.length * share))] ?? Number.NaN;
const now = () => performance.timeOrigin + performance.now();

async function run() {
  const { db, connection, close } = await openBenchDatabase(folder, { max: 4 });
  stops.push(close);
  await prepareSystems(db);
  const tokens = await makeDisplays(db);
  const staff = await createTestIssuer();
  const authorization = `Bearer ${await staff.token({}, { expires: '1h' })}`;

  const serve = async () => {
    const args = [folder, JSON.stringify(connection), JSON.stringify(staff.jwks), String(perProcess)];
    const server = await startHelper(here('serve.mjs'), args, { execArgv: ['--expose-gc'] });
    stops.push(server.stop);
    return { ...server, url: String(await server.ask('address')) };
  };
  const servers = [];
  for (let one = 0; one < processes; one += 1) servers.push(await serve());
  const [server] = servers;
  if (!server) return;
  const memory = async () => {
    const each = await Promise.all(servers.map((one) => one.ask('memory')));
    return each.reduce((/** @type {number} */ sum, one) => sum + Number(one), 0);
  };

  /** @param {string} url @param {'POST' | 'PUT'} method @param {string} address @param {object} body */
  const call = async (url, method, address, body) => {
    const answer = await fetch(`${url}/api/v1/systems/system1a/presentations${address}`, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${address}: ${await answer.text()}`);
    return answer.json();
  };
  /** @type {any} */
  let shown;
  for (let made = 0; made < presentations; made += 1) {
    const content = await completeContent(/** @type {any} */ (db), 'system1a');
    shown = await call(server.url, 'POST', '', { id: randomUUID(), active: true, ...content });
  }

  const before = await memory();
  const connecting = now();
  const crowds = await Promise.all(
    servers.map(async ({ url }, place) => {
      const own = tokens.slice(place * perProcess, (place + 1) * perProcess);
      const crowd = await startHelper(here('displays.mjs'), [url, ...own]);
      stops.push(crowd.stop);
      return crowd;
    }),
  );
  const tookMs = now() - connecting;
  const perDisplay = ((await memory()) - before) / displayCount / 1_000;
  console.log(
    `${displayCount} displays connected to ${processes} processes in ${(tookMs / 1_000).toFixed(1)} s.`,
  );
  lines.push({
    what: 'memory per connected display',
    figure: `${perDisplay.toFixed(1)} kB`,
    goal: `${goals.kilobytesPerDisplay} kB`,
    met: perDisplay < goals.kilobytesPerDisplay,
  });

  /**
   * Milliseconds from the moment a save is sent until each display has what it waits for.
   * @param {string} url @param {'heardAt' | 'hasAt'} what
   */
  const saveAndWait = async (url, what) => {
    const title = { el: `Τίτλος ${randomUUID()}`, en: 'Title' };
    const begun = now();
    shown = await call(url, 'PUT', `/${shown.id}`, {
      version: shown.version,
      active: true,
      content: { ...shown.content, title },
    });
    for (const end = now() + longestMs; ; await sleep(250)) {
      const answers = /** @type {{ broken: number, displays: Arrival[] }[]} */ (
        await Promise.all(crowds.map((crowd) => crowd.ask('arrivals')))
      );
      const broken = answers.reduce((sum, one) => sum + one.broken, 0);
      const all = answers.flatMap((one) => one.displays);
      if (broken) throw new Error(`${broken} displays lost their line`);
      const times = all.map((one) => (one[what] > begun ? one[what] - begun : Number.POSITIVE_INFINITY));
      if (times.every(Number.isFinite) || now() > end) return times;
    }
  };
  /** @param {string} url @param {'heardAt' | 'hasAt'} what */
  const measure = async (url, what) => {
    const times = [];
    for (let save = 0; save < saves; save += 1) times.push(...(await saveAndWait(url, what)));
    return times.sort((a, b) => a - b);
  };

  const other = servers[1] ?? (await serve());
  for (const { url } of [server, other]) await saveAndWait(url, 'heardAt'); // loads the code
  report('a save reaches all', await measure(server.url, 'heardAt'), goals.p99Ms);
  report('a save in another process reaches all', await measure(other.url, 'heardAt'), goals.p99Ms);
  const current = async () => {
    const url = `${server.url}/api/v1/systems/system1a/releases`;
    const { items } = await fetch(url, { headers: { authorization } }).then((answer) => answer.json());
    return items[0];
  };
  const instructed = await measureInstructions({
    ...{ url: server.url, authorization, crowds, release: await current() },
    save: async () => {
      shown = await call(server.url, 'PUT', `/${shown.id}`, {
        ...{ version: shown.version, active: true },
        content: { ...shown.content, title: { el: `Τίτλος ${randomUUID()}`, en: 'Title' } },
      });
    },
  });
  report('an instruction reaches all', instructed.heard, goals.p99Ms);
  report('all have said that they begin', instructed.begins, null);
  report('all have said that it is done', instructed.done, null);
  report('a report, while all answer', instructed.reports, goals.p99Ms);
  report('a save, while all answer', instructed.saved, goals.p99Ms);

  await Promise.all(crowds.map((crowd) => crowd.ask('fetch')));
  report('all have fetched the whole release', await measure(other.url, 'hasAt'), null);

  for (const [what, address] of /** @type {const} */ ([
    ['a look at /metrics', '/metrics'],
    ['the list of all displays', '/api/v1/displays'],
  ])) {
    const times = [];
    for (let turn = 0; turn < 5; turn += 1) {
      const begun = now();
      const answer = await fetch(`${server.url}${address}`, { headers: { authorization } });
      const { length } = await answer.text();
      // Whoever has to wait too long is told the rest without them.
      times.push(answer.ok && length > displayCount * 50 ? now() - begun : Number.POSITIVE_INFINITY);
    }
    report(
      what,
      times.sort((a, b) => a - b),
      null,
    );
  }
  // What these take does not depend on how many processes there are.
  const [displays] = crowds;
  if (processes > 1 || !displays) return;

  const asked = { server, displays, db: /** @type {any} */ (db), folder, release: await current() };
  lines.push(await measureRest(asked), ...(await measureYear({ ...asked, authorization })));

  const stopMs = Number(await server.ask('stop'));
  console.log(`Stopping with all of them connected took ${stopMs.toFixed(0)} ms.`);
}

try {
  await Promise.race([run(), tooLong]);
} finally {
  clearTimeout(patience);
  for (const stop of stops.reverse()) await stop();
  await rm(folder, { recursive: true, force: true });
}

/** @param {number} ms */
function inWords(ms) {
  return Number.isFinite(ms) ? `${ms.toFixed(0)} ms` : `over ${longestMs} ms`;
}

/** @param {string} what @param {number[]} times sorted @param {number | null} goal */
function report(what, times, goal) {
  const p99 = at(times, 0.99);
  lines.push({
    what,
    figure: `p50 ${inWords(at(times, 0.5))}, p99 ${inWords(p99)}, last ${inWords(at(times, 1))}`,
    goal: goal === null ? null : `p99 ${goal} ms`,
    met: goal === null || p99 < goal,
  });
}

/** @param {import('kysely').Kysely<any>} db @returns {Promise<string[]>} their tokens */
async function makeDisplays(db) {
  const all = Array.from({ length: displayCount }, () => `dsp_${randomBytes(32).toString('base64url')}`);
  const rows = all.map((token, index) => ({
    id: randomUUID(),
    system: 'system1a',
    name: `Οθόνη ${index}`,
    place: '',
    language_mode: 'el',
    width_mm: 1_210,
    viewing_distance_mm: 3_000,
    sound: false,
    token_hash: createHash('sha256').update(token).digest('hex'),
    token_used: true,
    paired_at: new Date(Date.now() - 86_400_000),
    settled_at: new Date(),
    paired_by_id: 'x',
    paired_by_name: 'x',
  }));
  for (let from = 0; from < rows.length; from += 1_000) {
    const some = rows.slice(from, from + 1_000);
    await db.insertInto('display').values(some).execute();
    await db
      .insertInto('display_health')
      .values(some.map(({ id }) => ({ display_id: id })))
      .execute();
  }
  return all;
}

const verdict = (/** @type {Line} */ { goal, met }) => (goal === null ? '    ' : met ? 'met ' : 'MISS');
const width = Math.max(...lines.map(({ what }) => what.length));
for (const line of lines)
  console.log(
    `${verdict(line)}  ${line.what.padEnd(width)}  ${line.figure}${line.goal ? `  (goal ${line.goal})` : ''}`,
  );
const [load = 0] = os.loadavg();
if (load > 2 * os.availableParallelism())
  console.log(`This machine is busy (load ${load.toFixed(0)}): on a quiet one all of this takes less time.`);
process.exit(lines.every(({ met }) => met) ? 0 : 1);
