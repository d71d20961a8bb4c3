// @ts-check
// Many displays in one process: each holds an event stream, reports every 15 seconds, follows instructions and, once told
// to, downloads each release.
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { now } from './harness.mjs';

const { url, tokens } = JSON.parse(process.argv[2] ?? '{}');
const agent = new http.Agent({ keepAlive: true, maxSockets: 256 });
const connectAtOnce = 100;
const reportEveryMs = 15_000;
let broken = 0;
let fetches = false;
const breaks = () => {
  broken += 1;
};

/** @typedef {{ token: string, heardAt: number, hasAt: number, toldAt: number, doneAt: number, warnedAt: number, begun: string }} Display */
/** @param {Display} display @param {string} path @param {object} [body] */
const call = (display, path, body) =>
  new Promise((/** @type {(text: string) => void} */ resolve, reject) => {
    const headers = {
      ...{ authorization: `Bearer ${display.token}`, 'accept-encoding': 'identity' },
      ...(body && { 'content-type': 'application/json' }),
    };
    const request = http.request(
      `${url}/api/v1${path}`,
      { method: body ? 'POST' : 'GET', headers, agent },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (/** @type {string} */ piece) => {
          text += piece;
        });
        answer.once('end', () =>
          answer.statusCode === 200
            ? resolve(text)
            : reject(new Error(`${path}: ${answer.statusCode} ${text}`)),
        );
      },
    );
    request.once('error', reject).end(body && JSON.stringify(body));
  });

/** @param {Display} display @param {string} own what the server says of it */
async function follow(display, own) {
  for (const { id, spreadMs } of JSON.parse(own).instructions) {
    if (display.begun === id) continue;
    display.begun = id;
    await sleep(Math.random() * spreadMs);
    for (const state of ['taken', 'done'])
      await call(display, `/player/instructions/${id}`, { state, detail: '' });
    display.doneAt = now();
  }
}

/** @param {Display} display @param {string} text of the stream */
async function hear(display, text) {
  const [, instruction] = /event: instruction\ndata: (.*)\n/.exec(text) ?? [];
  if (instruction) {
    display.toldAt = now();
    const { withinMs = 0 } = JSON.parse(instruction);
    if (withinMs < reportEveryMs) {
      await sleep(Math.random() * withinMs);
      await follow(display, await call(display, '/player/display'));
    }
  }
  if (text.includes('event: emergency')) {
    const { emergencies } = JSON.parse(await call(display, '/player/display'));
    display.warnedAt = emergencies.length ? now() : 0;
  }
  if (!text.includes('event: release')) return;
  Object.assign(display, { heardAt: now(), hasAt: 0 });
  if (!fetches) return;
  await call(display, '/player/release');
  display.hasAt = now();
}

/** @param {Display} display */
async function report(display) {
  const body = {
    ...{ release: null, hash: null, showing: null, frames: 36, frameSpanMs: 600, cachedBytes: 1e7 },
    ...{ quotaBytes: 1e9, clockOffsetMs: 3, uptimeMs: 1e6, screen: { width: 1920, height: 1080 } },
    ...{ errors: [], emergencies: [], waiting: false },
  };
  await follow(display, await call(display, '/player/health', body));
}

/** @param {string} token @returns {Promise<Display>} */
const open = (token) =>
  new Promise((resolve, reject) => {
    const display = { token, heardAt: 0, hasAt: 0, toldAt: 0, doneAt: 0, warnedAt: 0, begun: '' };
    const options = { agent: false, headers: { authorization: `Bearer ${token}` } };
    http
      .get(`${url}/api/v1/player/events`, options, (answer) => {
        if (answer.statusCode !== 200)
          return reject(new Error(`a display was refused: ${answer.statusCode}`));
        answer
          .setEncoding('utf8')
          .on('data', (/** @type {string} */ text) => hear(display, text).catch(breaks));
        answer.once('close', breaks);
        setTimeout(() => {
          report(display).catch(breaks);
          setInterval(() => report(display).catch(breaks), reportEveryMs);
        }, Math.random() * reportEveryMs);
        resolve(display);
      })
      .once('error', reject);
  });

/** @type {Display[]} */
const displays = [];
for (let from = 0; from < tokens.length; from += connectAtOnce)
  displays.push(...(await Promise.all(tokens.slice(from, from + connectAtOnce).map(open))));

process.on('message', (question) => {
  if (question === 'fetch') fetches = true;
  process.send?.(
    question === 'displays' ? { broken, displays: displays.map(({ token, ...rest }) => rest) } : 'ready',
  );
});
process.once('disconnect', () => process.exit(1));
process.send?.('ready');
