// @ts-check
import http from 'node:http';
import { fileURLToPath } from 'node:url';
import { startHelper } from './helper.mjs';

/** @typedef {{ perSecond: number, p50: number, p99: number, cpuMs: number }} Pace */
/**
 * What one of those who call at once sends next: each has its own number.
 * @typedef {{ address: string, method?: string, headers?: http.OutgoingHttpHeaders, body?: string }} Request
 * @typedef {{ next(number: number): Request, answered?(number: number, body: string): void, status?: number, connections?: number }} Calls
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

/** The middle of some, after a first that warms up. @param {() => Promise<Pace>} once @param {number} repeats @returns {Promise<Pace>} */
async function middle(once, repeats) {
  await once();
  const all = [];
  for (let repeat = 0; repeat < repeats; repeat += 1) all.push(await once());
  const of = (/** @type {keyof Pace} */ what) => median(all.map((one) => one[what]));
  return { perSecond: of('perSecond'), p50: of('p50'), p99: of('p99'), cpuMs: of('cpuMs') };
}

/** @param {Request & { agent: http.Agent }} request @returns {Promise<{ status: number, type: string, body: string }>} */
const send = ({ address, agent, method = 'GET', headers = {}, body }) =>
  new Promise((resolve, reject) => {
    const asked = http.request(address, { agent, method, headers }, (answer) => {
      /** @type {Buffer[]} */
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.once('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          type: answer.headers['content-type'] ?? '',
          body: Buffer.concat(parts).toString('latin1'),
        }),
      );
    });
    asked.once('error', reject);
    asked.end(body);
  });

/**
 * Calls of the product beside the same to a bare node:http server, in a process of its own, that answers as many bytes.
 * @param {Calls} calls @param {Patience & { cpuSeconds: () => Promise<number> }} how
 */
export async function besideBare(calls, { seconds, repeats, cpuSeconds }) {
  const { next, answered, status = 200, connections = 50 } = calls;
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const first = await send({ ...next(0), agent });
  if (first.status !== status) throw new Error(`${next(0).address}: ${first.status} ${first.body}`);
  answered?.(0, first.body);
  const bare = await startHelper(fileURLToPath(new URL('./bare-server.mjs', import.meta.url)), [
    String(first.body.length),
    first.type,
    String(status),
  ]);
  const address = /** @type {string} */ (await bare.ask('address'));
  /** @param {(number: number) => Promise<unknown>} work @param {() => Promise<number>} cpu */
  const pace = (work, cpu) => middle(() => atOnce({ work, connections, seconds, cpuSeconds: cpu }), repeats);
  try {
    const own = await pace(async (number) => {
      const answer = await send({ ...next(number), agent });
      if (answer.status !== status)
        throw new Error(`${next(number).address}: ${answer.status} ${answer.body}`);
      answered?.(number, answer.body);
    }, cpuSeconds);
    const limit = await pace(
      (number) => send({ ...next(number), address, agent }),
      async () => /** @type {number} */ (await bare.ask('cpu')),
    );
    return { bytes: first.body.length, own, limit };
  } finally {
    agent.destroy();
    await bare.stop();
  }
}

/** The same rows by the driver alone. @param {Awaited<ReturnType<typeof startHelper>>} alone @param {object} what @param {Patience} how */
export const byDriver = (alone, what, { seconds, repeats }) =>
  middle(async () => /** @type {Pace} */ (await alone.ask({ ...what, seconds })), repeats);
