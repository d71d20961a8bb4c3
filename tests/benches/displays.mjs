// @ts-check
// npm run bench displays [quick] [displays processes]: how soon a save, also one in another process, an instruction and a warning
// reach 2,000 connected displays, when all have downloaded the release, and memory per display.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { aWarning, capTime } from '@psifida/api/testing/a-warning';
import {
  addImage,
  bench,
  fill,
  ms,
  now,
  pairDisplay,
  percentile,
  quick,
  row,
  sixImages,
  startApi,
  startHelper,
} from './harness.mjs';

const [given, givenProcesses] = process.argv.slice(3).map(Number).filter(Boolean);
const count = given ?? (quick ? 50 : 2_000);
const processes = givenProcesses ?? 1;
const perProcess = Math.ceil(count / processes);
const saves = quick ? 2 : 10;
const presentations = 20;
const longestMs = 90_000;

await bench(async (folder, stops) => {
  const api = await startApi(folder, stops, {
    processes: Math.max(2, processes),
    displayStreams: perProcess + 100,
  });
  const { call, db, token, admin } = api;
  const servers = api.servers.slice(0, processes);
  const [server = api.server, other = server] = api.servers;
  const asset = await addImage(api, folder);
  /** @type {any} */
  let shown;
  for (let made = 0; made < presentations; made += 1) {
    const title = { el: `Έργο ${made}`, en: `Work ${made}` };
    shown = await call('POST', '/systems/system1a/presentations', {
      active: true,
      title,
      entries: sixImages(asset),
    });
  }
  const tokens = [await pairDisplay(api, 'system1a')];
  await fill(db, 'display', count, (number) => {
    const own = `dsp_${randomBytes(32).toString('base64url')}`;
    tokens.push(own);
    return { name: `Οθόνη ${number}`, token_hash: createHash('sha256').update(own).digest('hex') };
  });
  await db.query(
    'insert into display_health (display_id) select id from display on conflict (display_id) do nothing',
  );

  const memory = async () => {
    const each = await Promise.all(servers.map((one) => one.ask('held')));
    return each.reduce((sum, one) => sum + one, 0);
  };
  const before = await memory();
  const began = now();
  const crowds = await Promise.all(
    servers.map(({ url }, place) =>
      startHelper('display-crowd.mjs', {
        url,
        tokens: tokens.slice(place * perProcess, (place + 1) * perProcess),
      }),
    ),
  );
  for (const crowd of crowds) stops.push(crowd.stop);
  row(`**${count.toLocaleString('en')} displays, processes: ${processes}**`, '');
  row('connected', ms(now() - began));
  row('memory of one', `${(((await memory()) - before) / count / 1_000).toFixed(1)} kB`, '', '64 kB');

  /** Until each display has it. @param {number} from @param {'heardAt' | 'hasAt' | 'toldAt' | 'doneAt' | 'warnedAt'} what */
  async function arrivals(from, what) {
    for (;;) {
      const answers = await Promise.all(crowds.map((crowd) => crowd.ask('displays')));
      if (answers.some(({ broken }) => broken)) throw new Error('displays lost their connection');
      /** @type {number[]} */
      const all = answers.flatMap(({ displays }) =>
        displays.map((/** @type {any} */ one) => one[what] - from),
      );
      if (all.every((time) => time > 0)) return all;
      if (now() > from + longestMs) throw new Error(`${what}: not all within ${longestMs} ms`);
      await sleep(100);
    }
  }
  /** @param {typeof server} by */
  const save = async (by) => {
    const content = { ...shown.content, title: { el: `Τίτλος ${randomUUID()}`, en: 'Title' } };
    const body = { version: shown.version, active: true, content };
    const from = now();
    shown = await call('PUT', `/systems/system1a/presentations/${shown.id}`, body, token, by);
    return from;
  };
  /** @param {string} what @param {number[]} times @param {string} [goal] */
  const report = (what, times, goal = '') =>
    row(what, `p50 ${ms(percentile(times, 0.5))}; p99 ${ms(percentile(times, 0.99))}`, '', goal);
  /** @param {typeof server} by @param {'heardAt' | 'hasAt'} what */
  const measure = async (by, what) => {
    await arrivals(await save(by), what);
    const times = [];
    for (let turn = 0; turn < saves; turn += 1) times.push(...(await arrivals(await save(by), what)));
    return times;
  };
  report('a save reaches all', await measure(server, 'heardAt'), 'p99 1 s');
  report('a save in another process reaches all', await measure(other, 'heardAt'), 'p99 1 s');
  const from = now();
  await call('POST', '/instructions', {
    ...{ id: randomUUID(), kind: 'reload', value: null, displays: null, tags: [] },
  });
  report('an instruction reaches all', await arrivals(from, 'toldAt'), 'p99 1 s');
  report('all have followed it', await arrivals(from, 'doneAt'));
  const sender = 'weather@example.gr';
  const atLeast = { severity: 'Unknown', urgency: 'Unknown', certainty: 'Unknown' };
  const rule = { categories: ['Met'], severity: 'Severe' };
  const settings = { sources: [], senders: [sender], area: '', codes: [], atLeast, rule };
  await call('PUT', '/alert-settings', settings, admin);
  const warned = [];
  for (let turn = 0; turn < saves; turn += 1) {
    const [id, sent] = [`w-${turn}`, capTime(Date.now() - 1_000)];
    const from = now();
    await call('POST', '/alerts', { cap: aWarning({ id, sender, sent }) }, admin);
    warned.push(...(await arrivals(from, 'warnedAt')));
    const references = `${sender},${id},${sent}`;
    const cap = aWarning({ id: `c-${turn}`, sender, msgType: 'Cancel', references });
    await call('POST', '/alerts', { cap }, admin);
  }
  report('an official warning is had by all', warned, 'p99 3 s');
  for (const crowd of crowds) await crowd.ask('fetch');
  report('all have downloaded the release', await measure(other, 'hasAt'));
});
