// @ts-check
// Thousands of displays in one process: each holds an event stream, and, once told to, asks for each release it hears of.
// At rest they report every 15 seconds and, where that is asked for, hand over what was on their glass every 5 minutes
// and what they counted of visitors every hour. Told to do something, they ask what it is, and say when they begin and end.
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { anHour } from './visits.mjs';

/** @typedef {{ token: string, release: number, heardAt: number, hasAt: number, toldAt: number, takenAt: number, doneAt: number, begun: string }} Display */

const [, , url = '', ...tokens] = process.argv;
const agent = new http.Agent({ keepAlive: true, maxSockets: 256 });
/** How many connect at the same time: a display that finds the server busy tries again. */
const atOnce = 100;
let broken = 0;
let fetches = false;

const bearer = (/** @type {string} */ token) => ({ authorization: `Bearer ${token}` });

/** @param {string} path @param {string} token @param {http.RequestOptions} options */
const get = (path, token, options = {}) =>
  new Promise((/** @type {(answer: http.IncomingMessage) => void} */ resolve, reject) => {
    const headers = { ...bearer(token), 'accept-encoding': 'gzip' };
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

/** Does what it has not begun yet, as the player does: at some instant within so long. @param {Display} display @param {string} own what the server says of it */
async function follow(display, own) {
  for (const { id, spreadMs } of JSON.parse(own).instructions) {
    if (display.begun === id) continue;
    display.begun = id;
    await sleep(Math.random() * spreadMs);
    for (const state of ['taken', 'done']) {
      const { status } = await post(`/player/instructions/${id}`, display.token, { state, detail: '' });
      if (status !== 200) throw new Error(`an answer was refused: ${status}`);
      display[state === 'taken' ? 'takenAt' : 'doneAt'] = now();
    }
  }
}

/** As the player does: at some instant within so long, or with the next report. @param {Display} display @param {number} withinMs */
async function ask(display, withinMs) {
  if (withinMs >= reportEveryMs) return;
  await sleep(Math.random() * withinMs);
  const answer = await get('/player/display', display.token, { agent, headers: bearer(display.token) });
  let text = '';
  for await (const piece of answer.setEncoding('utf8')) text += piece;
  await follow(display, text);
}

/** @param {string} token @returns {Promise<Display>} */
async function open(token) {
  const display = { token, release: 0, heardAt: 0, hasAt: 0, toldAt: 0, takenAt: 0, doneAt: 0, begun: '' };
  const answer = await get('/player/events', token, { agent: false });
  if (answer.statusCode !== 200) throw new Error(`a display was refused: ${answer.statusCode}`);
  answer.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
    const [, instruction] = /event: instruction\ndata: (.*)\n/.exec(text) ?? [];
    if (instruction) {
      display.toldAt = now();
      ask(display, JSON.parse(instruction).withinMs ?? 0).catch(() => {
        broken += 1;
      });
    }
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

/** @typedef {{ status: number | undefined, text: string }} Answer */
/** @param {string} path @param {string} token @param {object} body */
const post = (path, token, body) =>
  new Promise((/** @type {(answer: Answer) => void} */ resolve, reject) => {
    const headers = { ...bearer(token), 'content-type': 'application/json' };
    const request = http.request(`${url}/api/v1${path}`, { method: 'POST', headers, agent }, (answer) => {
      let text = '';
      answer
        .setEncoding('utf8')
        .on('data', (/** @type {string} */ piece) => {
          text += piece;
        })
        .once('end', () => resolve({ status: answer.statusCode, text }));
    });
    request.once('error', reject).end(JSON.stringify(body));
  });

/** @typedef {{ seconds: number, release: { number: number, hash: string }, presentations: string[], records: boolean, quietly?: boolean }} Rest */
const turnMs = 15_000;
const reportEveryMs = 15_000;
const deliverEveryMs = 300_000;
const countEveryMs = 3_600_000;
let number = 0;

/** @param {Rest} rest @returns the body of a delivery: five minutes of turns */
function aDelivery({ release, presentations }) {
  number += 1;
  const turns = deliverEveryMs / turnMs;
  const end = Date.now();
  return {
    outbox: '0'.repeat(32),
    number,
    items: Array.from({ length: turns }, (_, turn) => ({
      system: 'system1a',
      release: release.number,
      presentation: presentations[turn % presentations.length],
      from: new Date(end - (turns - turn) * turnMs).toISOString(),
      until: new Date(end - (turns - turn - 1) * turnMs).toISOString(),
      continued: false,
    })),
  };
}

/** @param {Rest} rest @returns the body of a delivery: a busy hour */
function aCount({ presentations }) {
  number += 1;
  return { outbox: '1'.repeat(32), number, items: anHour(presentations) };
}

/** How long each report of health has taken, in milliseconds, since somebody last asked. */
const reports = /** @type {number[]} */ ([]);
/** Says how it is, and hears with the answer what it shall do. @param {Display} display @param {object} body */
async function report(display, body) {
  const begun = now();
  const answer = await post('/player/health', display.token, body);
  reports.push(now() - begun);
  if (answer.status === 200)
    follow(display, answer.text).catch(() => {
      broken += 1;
    });
  return answer;
}

/** @param {Rest} rest @returns how many calls were refused */
async function atRest(rest) {
  const said = {
    release: rest.release.number,
    hash: rest.release.hash,
    showing: { presentation: rest.presentations[0], entry: null },
    ...{ frames: 36, frameSpanMs: 600, cachedBytes: 1e7, quotaBytes: 1e9, clockOffsetMs: 3, uptimeMs: 1e6 },
    screen: { width: 1920, height: 1080 },
    ...{ errors: [], emergencies: [], waiting: false },
  };
  const [begun, calls] = [now(), /** @type {Promise<Answer>[]} */ ([])];
  let [reported, delivered, counted] = [0, 0, 0];
  for (let passed = 0; passed < rest.seconds * 1_000; passed = now() - begun) {
    for (; reported < (passed / reportEveryMs) * displays.length; reported += 1)
      calls.push(report(/** @type {Display} */ (displays[reported % displays.length]), said));
    for (; rest.records && delivered < (passed / deliverEveryMs) * displays.length; delivered += 1)
      calls.push(post('/player/shown', displays[delivered % displays.length]?.token ?? '', aDelivery(rest)));
    for (; rest.records && counted < (passed / countEveryMs) * displays.length; counted += 1)
      calls.push(post('/player/visits', displays[counted % displays.length]?.token ?? '', aCount(rest)));
    await sleep(50);
  }
  return (await Promise.all(calls)).filter(({ status }) => status !== 200).length;
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
  if (question === 'instructed')
    process.send?.({
      ...{ broken, reports: reports.splice(0) },
      displays: displays.map(({ toldAt, takenAt, doneAt }) => ({ toldAt, takenAt, doneAt })),
    });
  if (typeof question === 'object' && question && 'seconds' in question) {
    const rest = /** @type {Rest} */ (question);
    const ended = atRest(rest);
    // While other things are asked: what is refused then counts as a line that broke.
    if (rest.quietly) {
      ended.then((refused) => {
        broken += refused;
      });
      process.send?.('ready');
    } else ended.then((refused) => process.send?.({ refused }));
  }
  if (question === 'fetch') {
    fetches = true;
    process.send?.('ready');
  }
});
process.once('disconnect', () => process.exit(1)); // nobody is left to ask
process.send?.('ready');
