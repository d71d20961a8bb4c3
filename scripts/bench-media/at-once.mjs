// @ts-check
import http from 'node:http';
import { fileURLToPath } from 'node:url';
import { startHelper } from './helper.mjs';

const connections = 50;
const seconds = 3;
const repeats = 3;

/** @typedef {{ perSecond: number, p50: number, p99: number, cpuMs: number }} Pace */

const median = (/** @type {number[]} */ all) =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

/**
 * As many calls as fifty connections get through.
 * @param {string} address @param {http.OutgoingHttpHeaders} headers @param {() => Promise<number>} cpuSeconds
 * @returns {Promise<Pace>}
 */
async function once(address, headers, cpuSeconds) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const call = () =>
    new Promise((resolve, reject) => {
      const asked = http.get(address, { agent, headers }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${address}: ${answer.statusCode}`));
        answer.resume().once('end', resolve);
      });
      asked.once('error', reject);
    });
  /** @type {number[]} */
  const times = [];
  const cpu = await cpuSeconds();
  const began = performance.now();
  const until = began + seconds * 1000;
  const go = async () => {
    for (let from = performance.now(); from < until; from = performance.now()) {
      await call();
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: connections }, go));
  const took = (performance.now() - began) / 1000;
  const used = (await cpuSeconds()) - cpu;
  agent.destroy();
  times.sort((a, b) => a - b);
  return {
    perSecond: times.length / took,
    p50: times[Math.floor(times.length * 0.5)] ?? 0,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
    cpuMs: (used * 1000) / times.length,
  };
}

/** The middle of three, after a first that warms up. @param {Parameters<typeof once>} asked @returns {Promise<Pace>} */
async function pace(...asked) {
  await once(...asked);
  const all = [];
  for (let repeat = 0; repeat < repeats; repeat += 1) all.push(await once(...asked));
  const of = (/** @type {keyof Pace} */ what) => median(all.map((one) => one[what]));
  return { perSecond: of('perSecond'), p50: of('p50'), p99: of('p99'), cpuMs: of('cpuMs') };
}

/**
 * An address of the product beside a bare node:http server, in a process of its own, that answers as many bytes.
 * @param {{ address: string, headers: Record<string, string>, cpuSeconds: () => Promise<number> }} asked
 */
export async function besideBare({ address, headers, cpuSeconds }) {
  const answer = await fetch(address, { headers });
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (!answer.ok) throw new Error(`${address}: ${bytes}`);
  const bare = await startHelper(fileURLToPath(new URL('./bare-server.mjs', import.meta.url)), [
    String(bytes.length),
    answer.headers.get('content-type') ?? '',
  ]);
  try {
    const own = await pace(address, headers, cpuSeconds);
    const limit = await pace(
      /** @type {string} */ (await bare.ask('address')),
      headers,
      async () => /** @type {number} */ (await bare.ask('cpu')),
    );
    return { bytes: bytes.length, own, limit };
  } finally {
    await bare.stop();
  }
}
