// @ts-check
// Thousands of displays in one process: each holds an event stream, and, once told to, asks for each release it hears of.
import http from 'node:http';

/** @typedef {{ token: string, release: number, heardAt: number, hasAt: number }} Display */

const [, , url = '', ...tokens] = process.argv;
const agent = new http.Agent({ keepAlive: true, maxSockets: 256 });
/** How many connect at the same time: a display that finds the server busy tries again. */
const atOnce = 100;
let broken = 0;
let fetches = false;

/** @param {string} path @param {string} token @param {http.RequestOptions} options */
const get = (path, token, options = {}) =>
  new Promise((/** @type {(answer: http.IncomingMessage) => void} */ resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' };
    http.get(`${url}/api/v1${path}`, { headers, ...options }, resolve).once('error', reject);
  });

/** Milliseconds on the clock that all processes of this machine share. */
const now = () => performance.timeOrigin + performance.now();

/** @param {Display} display @param {number} number */
async function fetchRelease(display, number) {
  const answer = await get('/player/release', display.token, { agent });
  for await (const _ of answer);
  if (answer.statusCode === 200 && display.release === number) display.hasAt = now();
}

/** @param {string} token @returns {Promise<Display>} */
async function open(token) {
  const display = { token, release: 0, heardAt: 0, hasAt: 0 };
  const answer = await get('/player/events', token, { agent: false });
  if (answer.statusCode !== 200) throw new Error(`a display was refused: ${answer.statusCode}`);
  answer.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
    const [, data] = /event: release\ndata: (.*)\n/.exec(text) ?? [];
    if (!data) return;
    Object.assign(display, { release: JSON.parse(data).number, heardAt: now(), hasAt: 0 });
    if (fetches)
      fetchRelease(display, display.release).catch(() => {
        broken += 1;
      });
  });
  answer.once('close', () => {
    broken += 1;
  });
  return display;
}

/** @type {Display[]} */
const displays = [];
const begun = now();
for (let from = 0; from < tokens.length; from += atOnce)
  displays.push(...(await Promise.all(tokens.slice(from, from + atOnce).map(open))));
const connected = now() - begun;

process.on('message', (question) => {
  if (question === 'connected') process.send?.({ count: displays.length, tookMs: connected });
  if (question === 'arrivals')
    process.send?.({
      broken,
      displays: displays.map(({ release, heardAt, hasAt }) => ({ release, heardAt, hasAt })),
    });
  if (question === 'fetch') {
    fetches = true;
    process.send?.('ready');
  }
});
process.once('disconnect', () => process.exit(1)); // nobody is left to ask
process.send?.('ready');
