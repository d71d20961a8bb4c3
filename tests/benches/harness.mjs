// @ts-check
// What all benches share: the product in a process of its own, rows, a closed-loop client, ratios to a reference.
import { fork } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { someSettings } from '@psifida/api/testing/display-steps';
import { createTestIssuer } from '@psifida/api/testing/test-issuer';
import { uploadChunkBytes } from '@psifida/contract/content/upload';
import { startEmbeddedPostgres } from '@psifida/postgres/embedded/start';
import { connect } from './client.mjs';
import { makePhotos } from './files.mjs';

export const quick = process.argv.includes('quick');
const { Pool } = createRequire(new URL('../../postgres/package.json', import.meta.url))('pg');

/** Milliseconds on the clock that all processes of this machine share. */
export const now = () => performance.timeOrigin + performance.now();
/** @param {number[]} all @param {number} share */
export const percentile = (all, share) =>
  all.toSorted((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * share))] ?? Number.NaN;
/** @param {number[]} all */
export const median = (all) => percentile(all, 0.5);
/** @param {number} time */
export const ms = (time) => `${time.toFixed(time < 10 ? 1 : 0)} ms`;

/** Of the table in docs/performance.md. @param {string} what @param {string} here @param {string} [beside] its reference in the same run @param {string} [goal] */
export const row = (what, here, beside = '', goal = '') =>
  console.log(`| ${what} | ${here} | ${beside} | ${goal} |`);

/** @param {(folder: string, stops: (() => unknown)[]) => Promise<void>} work with a folder; what it starts it adds to `stops` */
export async function bench(work) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-bench-'));
  /** @type {(() => unknown)[]} */
  const stops = [];
  try {
    await work(folder, stops);
  } finally {
    for (const stop of stops.reverse()) await stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The environment as the service and the image set it. */
export const asService = { ...process.env, MALLOC_TRIM_THRESHOLD_: '131072' };

/** @typedef {{ ask(question: unknown): Promise<any>, stop(): Promise<void> }} Helper */
/** @param {string} script beside this file @param {unknown} options @param {string[]} [execArgv] @returns {Promise<Helper>} */
export async function startHelper(script, options, execArgv = []) {
  const file = fileURLToPath(new URL(script, import.meta.url));
  const child = fork(file, [JSON.stringify(options)], { execArgv, env: asService });
  const ended = once(child, 'exit').then(([code]) => [`ended with ${code}`]);
  const [ready] = await Promise.race([once(child, 'message'), ended]);
  if (ready !== 'ready') throw new Error(`${script} did not start: ${ready}`);
  return {
    ask: async (question) => {
      child.send(/** @type {import('node:child_process').Serializable} */ (question));
      const [answer] = await once(child, 'message');
      return answer;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/**
 * The API on an embedded PostgreSQL, each in its own process, with an editor's token.
 * @param {string} folder @param {(() => unknown)[]} stops @param {{ processes?: number, displayStreams?: number }} [options]
 */
export async function startApi(folder, stops, { processes = 1, displayStreams = 5_000 } = {}) {
  const { connection, stop } = await startEmbeddedPostgres({ folder: path.join(folder, 'postgres') });
  stops.push(stop);
  const db = new Pool({ ...connection, max: 4 });
  stops.push(() => db.end());
  const issuer = await createTestIssuer();
  const token = await issuer.token({}, { expires: '2h' });
  const admin = await issuer.token({ realm_access: { roles: ['admin'] } }, { expires: '2h' });
  /** @type {(Helper & { url: string })[]} */
  const servers = [];
  for (let index = 0; index < processes; index += 1) {
    const options = { folder, connection, jwks: issuer.jwks, displayStreams };
    const server = await startHelper('server.mjs', options, ['--expose-gc']);
    stops.push(server.stop);
    servers.push({ ...server, url: await server.ask('address') });
  }
  const [server] = servers;
  if (!server) throw new Error('no process was started');
  /** @param {string} method @param {string} address @param {object} [body] */
  const call = async (method, address, body, by = token, { url } = server) => {
    const answer = await fetch(`${url}/api/v1${address}`, {
      method,
      headers: {
        ...(by && { authorization: `Bearer ${by}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${text}`);
    return text && JSON.parse(text);
  };
  return { db, connection, token, admin, server, servers, call };
}

/** @typedef {Awaited<ReturnType<typeof startApi>>} Api */

/**
 * Copies the first row of a table until there are so many.
 * @param {any} db @param {string} table @param {number} count @param {(number: number) => object} change what differs
 */
export async function fill(db, table, count, change) {
  const { rows } = await db.query(`select count(*)::integer as there from ${table}`);
  for (let from = rows[0].there; from < count; from += 1_000) {
    const changes = Array.from({ length: Math.min(1_000, count - from) }, (_, index) => ({
      id: randomUUID(),
      ...change(from + index),
    }));
    await db.query(
      `insert into ${table} select copy.* from (select to_jsonb(t) as row from ${table} as t limit 1) as first,
      jsonb_array_elements($1::jsonb) as change, jsonb_populate_record(null::${table}, first.row || change) as copy`,
      [JSON.stringify(changes)],
    );
  }
  await db.query(`vacuum analyze ${table}`);
}

/** Over tus, as the staff's app does it. @param {Api} api @param {string} file @returns {Promise<string>} the upload's path below /api/v1 */
export async function upload({ server: { url }, token }, file) {
  const bytes = await readFile(file);
  const metadata = Object.entries({
    filename: path.basename(file),
    sha256: createHash('sha256').update(bytes).digest('hex'),
  });
  const headers = { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' };
  const type = { 'content-type': 'application/offset+octet-stream' };
  const begun = await fetch(`${url}/api/v1/uploads`, {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': String(bytes.length),
      'upload-metadata': metadata
        .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
        .join(),
    },
  });
  if (begun.status !== 201) throw new Error(`upload refused: ${await begun.text()}`);
  const address = new URL(begun.headers.get('location') ?? '', url);
  for (let offset = 0; offset < bytes.length; offset += uploadChunkBytes) {
    const body = bytes.subarray(offset, offset + uploadChunkBytes);
    const at = { ...type, 'upload-offset': String(offset) };
    const sent = await fetch(address, { method: 'PATCH', headers: { ...headers, ...at }, body });
    if (sent.status !== 204) throw new Error(`chunk refused: ${await sent.text()}`);
  }
  return address.pathname.replace('/api/v1', '');
}

/** @param {Api} api @param {string} address of the upload */
export async function untilDone({ call }, address) {
  for (;;) {
    const { state, refusal } = await call('GET', address);
    if (state === 'done') return;
    if (state === 'failed') throw new Error(`refused: ${JSON.stringify(refusal)}`);
    await sleep(100);
  }
}

/** An image in full HD that presentations can use. @param {Api} api @param {string} folder @returns {Promise<any>} */
export async function addImage(api, folder) {
  const [photo = ''] = await makePhotos(folder, 1, { width: 1920, height: 1080 });
  await untilDone(api, await upload(api, photo));
  return (await api.call('GET', '/media?limit=1')).items[0];
}

/** @param {{ id: string }} asset */
export const sixImages = (asset) =>
  Array.from({ length: 6 }, () => ({
    ...{ id: randomUUID(), kind: 'image', media: asset.id, active: true, category: null },
  }));

/** @param {Api} api @param {'system1a' | 'system6'} system @returns {Promise<string>} the display's token */
export async function pairDisplay({ call }, system) {
  const { code, secret } = await call('POST', '/player/pairing', undefined, '');
  await call('POST', '/displays', { ...someSettings({ system }), code });
  const { token } = await call('POST', '/player/pairing/claim', { secret }, '');
  await call('GET', '/player/display', undefined, token); // pairing ends with the first use
  return token;
}

/** @typedef {{ perSecond: number, p50: number, p99: number, cpuMs: number }} Pace */

/**
 * Closed loop: each connection waits for its answer before it sends the next request.
 * @param {{ work: (connection: number) => Promise<unknown>, connections: number, seconds: number, cpuSeconds: () => number | Promise<number> }} options
 * @returns {Promise<Pace>}
 */
export async function closedLoop({ work, connections, seconds, cpuSeconds }) {
  /** @type {number[]} */
  const times = [];
  const cpu = await cpuSeconds();
  const began = performance.now();
  const until = began + seconds * 1000;
  const go = async (/** @type {number} */ connection) => {
    for (let from = performance.now(); from < until; from = performance.now()) {
      await work(connection);
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, connection) => go(connection)));
  const took = (performance.now() - began) / 1000;
  const used = (await cpuSeconds()) - cpu;
  return {
    perSecond: times.length / took,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    cpuMs: (used * 1000) / times.length,
  };
}

/**
 * Measures each in turn, since a machine is not equally fast from minute to minute; the first turn warms up.
 * @template {string} Name @param {Record<Name, () => Promise<Pace>>} ways @param {number} repeats @returns {Promise<Record<Name, Pace>>} medians
 */
export async function inTurn(ways, repeats) {
  const names = /** @type {Name[]} */ (Object.keys(ways));
  const found = /** @type {Record<Name, Pace[]>} */ (
    /** @type {unknown} */ (Object.fromEntries(names.map((name) => [name, []])))
  );
  for (let repeat = 0; repeat <= repeats; repeat += 1)
    for (const name of names) {
      const pace = await ways[name]();
      if (repeat > 0) found[name].push(pace);
    }
  const middle = (/** @type {Pace[]} */ all) => {
    const of = (/** @type {keyof Pace} */ what) => median(all.map((one) => one[what]));
    return { perSecond: of('perSecond'), p50: of('p50'), p99: of('p99'), cpuMs: of('cpuMs') };
  };
  return /** @type {Record<Name, Pace>} */ (
    Object.fromEntries(names.map((name) => [name, middle(found[name])]))
  );
}

/** @param {string} url @param {number} connections */
export const connectAll = (url, connections) =>
  Promise.all(Array.from({ length: connections }, () => connect(url)));
