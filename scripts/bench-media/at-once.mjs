// @ts-check
import { fileURLToPath } from 'node:url';
import { startHelper } from './helper.mjs';
import { connect } from './lean-client.mjs';

/** @typedef {{ perSecond: number, p50: number, p99: number, cpuMs: number }} Pace */
/**
 * What one of those who call at once sends next: each has its own number.
 * @typedef {{ address: string, method?: string, headers?: Record<string, string>, body?: string }} Request
 * @typedef {{ next(number: number): Request, answered?(number: number): void, status?: number, connections?: number }} Calls
 */
/** @typedef {{ seconds: number, repeats: number }} Patience */

const median = (/** @type {number[]} */ all) =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

/**
 * As many as so many get through who each wait for their answer before they go on.
 * @param {{ work: (number: number) => Promise<unknown>, connections: number, seconds: number, cpuSeconds: () => number | Promise<number> }} asked
 * @returns {Promise<Pace>}
 */
export async function atOnce({ work, connections, seconds, cpuSeconds }) {
  /** @type {number[]} */
  const times = [];
  const cpu = await cpuSeconds();
  const began = performance.now();
  const until = began + seconds * 1000;
  const go = async (/** @type {number} */ number) => {
    for (let from = performance.now(); from < until; from = performance.now()) {
      await work(number);
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, number) => go(number)));
  const took = (performance.now() - began) / 1000;
  const used = (await cpuSeconds()) - cpu;
  times.sort((a, b) => a - b);
  return {
    perSecond: times.length / took,
    p50: times[Math.floor(times.length * 0.5)] ?? 0,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
    cpuMs: (used * 1000) / times.length,
  };
}

/** @param {Pace[]} all @returns {Pace} */
function middle(all) {
  const of = (/** @type {keyof Pace} */ what) => median(all.map((one) => one[what]));
  return { perSecond: of('perSecond'), p50: of('p50'), p99: of('p99'), cpuMs: of('cpuMs') };
}

const writtenByNode = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/**
 * Calls of the product beside the same to a bare node:http server, in a process of its own, that answers the same bytes, and
 * beside whatever else does the same. All in turn, since a machine is not as fast in one minute as in the next; the first time warms up.
 * @param {Calls} calls @param {Patience & { cpuSeconds: () => Promise<number>, driver?: ((seconds: number) => Promise<Pace>) | undefined }} how
 * @returns {Promise<{ own: Pace, limit: Pace, driver?: Pace }>}
 */
export async function besideBare(calls, { seconds, repeats, cpuSeconds, driver }) {
  const { next, answered, status = 200, connections = 50 } = calls;
  const { address: where, ...asked } = next(0);
  const first = await fetch(where, {
    ...asked,
    headers: { 'accept-encoding': 'identity', ...asked.headers },
  });
  const body = await first.arrayBuffer();
  if (first.status !== status) throw new Error(`${where}: ${first.status} ${Buffer.from(body)}`);
  answered?.(0);
  const head = Object.fromEntries([...first.headers].filter(([name]) => !writtenByNode.has(name)));
  const bare = await startHelper(fileURLToPath(new URL('./bare-server.mjs', import.meta.url)), [
    String(status),
    head['content-length'] ?? String(body.byteLength),
    JSON.stringify(head),
  ]);
  const address = /** @type {string} */ (await bare.ask('address'));
  const connected = (/** @type {string} */ to) =>
    Promise.all(Array.from({ length: connections }, () => connect(to)));
  const [toOwn, toBare] = [await connected(where), await connected(address)];
  const own = () =>
    atOnce({
      ...{ connections, seconds, cpuSeconds },
      work: async (number) => {
        const request = next(number);
        const answer = await toOwn[number]?.send(request);
        if (answer !== status) throw new Error(`${request.address}: ${answer}`);
        answered?.(number);
      },
    });
  const limit = () =>
    atOnce({
      ...{ connections, seconds },
      cpuSeconds: async () => /** @type {number} */ (await bare.ask('cpu')),
      work: async (number) => toBare[number]?.send({ ...next(number), address }),
    });
  /** @type {{ own: Pace[], limit: Pace[], driver: Pace[] }} */
  const found = { own: [], limit: [], driver: [] };
  try {
    for (let repeat = 0; repeat <= repeats; repeat += 1) {
      found.own.push(await own());
      found.limit.push(await limit());
      if (driver) found.driver.push(await driver(seconds));
    }
    const of = (/** @type {Pace[]} */ all) => middle(all.slice(1));
    return { own: of(found.own), limit: of(found.limit), ...(driver && { driver: of(found.driver) }) };
  } finally {
    for (const connection of [...toOwn, ...toBare]) connection.close();
    await bare.stop();
  }
}
