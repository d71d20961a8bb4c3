// @ts-check
// Calls a second over fifty connections, beside node:http with the same bytes and the same rows by `pg` alone, with 1,000
// and with 20,000 presentations of six images.
import { setTimeout as sleep } from 'node:timers/promises';
import { searchText } from '@psifida/contract/fold-text';
import {
  addImage,
  bench,
  closedLoop,
  connectAll,
  fill,
  inTurn,
  ms,
  pairDisplay,
  quick,
  row,
  sixImages,
  startApi,
  startHelper,
} from './harness.mjs';

const sizes = quick ? [1_000] : [1_000, 20_000];
const [seconds, repeats] = quick ? [0.5, 1] : [2, 3];
const shownCount = 20;
const greek = 'λιμάνι κάστρο παραλία ψηφιδωτό ελαιώνας σούρουπο πλατεία μουσείο νησί δρόμος'.split(' ');
const setByNode = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/** @typedef {import('./client.mjs').Request} Request */
/** @typedef {{ next(connection: number): Request, answered?(connection: number): void, status?: number, connections?: number }} Calls */
/** @typedef {{ id: string, version: number, active: boolean, content: any, system: string }} Presentation */

await bench(async (folder, stops) => {
  const api = await startApi(folder, stops);
  const { server, token, call, db } = api;
  const driver = await startHelper('reference.mjs', { kind: 'pg', connection: api.connection });
  stops.push(driver.stop);
  const headers = { authorization: `Bearer ${token}` };

  /** @param {string} address @param {Record<string, string>} [by] @returns {Calls} */
  const get = (address, by = headers) => ({
    next: () => ({ address: `${server.url}${address}`, headers: by }),
  });
  /** @param {string} method @param {string} address @param {object} body @returns {Request} */
  const sending = (method, address, body) => ({
    ...{ address: `${server.url}/api/v1${address}`, method, body: JSON.stringify(body) },
    headers: { ...headers, 'content-type': 'application/json' },
  });
  /** Each connection saves its own presentation. @param {Presentation[]} all @returns {Calls} */
  const saving = (all) => {
    const versions = all.map(({ version }) => version);
    return {
      connections: all.length,
      next: (number) => {
        const { id, active, content, system } = /** @type {Presentation} */ (all[number]);
        const title = { el: `Έκδοση ${versions[number]}`, en: `Version ${versions[number]}` };
        const body = { version: versions[number], active, content: { ...content, title } };
        return sending('PUT', `/systems/${system}/presentations/${id}`, body);
      },
      answered: (number) => {
        versions[number] = (versions[number] ?? 0) + 1;
      },
    };
  };

  /** @param {string} what @param {Calls} calls @param {object} [rows] the same by `pg` */
  async function measure(what, { next, answered, status = 200, connections = 50 }, rows) {
    const { address, ...request } = next(0);
    const identity = { 'accept-encoding': 'identity', ...request.headers };
    const first = await fetch(address, { ...request, headers: identity });
    const body = await first.arrayBuffer();
    if (first.status !== status) throw new Error(`${address}: ${first.status} ${Buffer.from(body)}`);
    answered?.(0);
    const head = Object.fromEntries([...first.headers].filter(([name]) => !setByNode.has(name)));
    const length = Number(head['content-length'] ?? body.byteLength);
    const bare = await startHelper('reference.mjs', { kind: 'http', status, length, headers: head });
    const bareUrl = await bare.ask('address');
    const [toOwn, toBare] = [
      await connectAll(server.url, connections),
      await connectAll(bareUrl, connections),
    ];
    const own = async (/** @type {number} */ number) => {
      const asked = next(number);
      const answer = await toOwn[number]?.send(asked);
      if (answer !== status) throw new Error(`${asked.address}: ${answer}`);
      answered?.(number);
    };
    const limit = async (/** @type {number} */ number) =>
      toBare[number]?.send({ ...next(number), address: bareUrl });
    /** @type {Record<string, () => Promise<import('./harness.mjs').Pace>>} */
    const ways = {
      own: () => closedLoop({ work: own, connections, seconds, cpuSeconds: () => server.ask('cpu') }),
      http: () => closedLoop({ work: limit, connections, seconds, cpuSeconds: () => bare.ask('cpu') }),
      ...(rows && { pg: () => driver.ask({ connections, seconds, ...rows }) }),
    };
    const pace = await inTurn(ways, repeats);
    for (const connection of [...toOwn, ...toBare]) connection.close();
    await bare.stop();
    const { perSecond, p99, cpuMs } = /** @type {import('./harness.mjs').Pace} */ (pace.own);
    const shares = Object.entries({ 'node:http': pace.http, pg: pace.pg }).flatMap(([name, of]) =>
      of ? [`${((100 * perSecond) / of.perSecond).toFixed(0)} % of ${name}`] : [],
    );
    const here = `${perSecond.toFixed(0)} a second; p99 ${ms(p99)}; processor ${cpuMs.toFixed(2)} ms`;
    row(what, here, shares.join('; '));
  }

  const asset = await addImage(api, folder);
  /** @param {string} system @param {number} count @param {boolean} active @returns {Promise<Presentation[]>} */
  const create = async (system, count, active) => {
    const made = [];
    for (let number = 0; number < count; number += 1) {
      const title = { el: `Έργο ${number}`, en: `Work ${number}` };
      const body = { active, title, entries: sixImages(asset) };
      made.push(await call('POST', `/systems/${system}/presentations`, body));
    }
    return made;
  };
  const drafts = await create('system1a', 100, false);
  const shown = await create('system6', shownCount, true);
  const byDisplay = { authorization: `Bearer ${await pairDisplay(api, 'system6')}`, 'accept-encoding': 'br' };

  const [savesOfDrafts, savesOfShown] = [saving(drafts.slice(0, 50)), saving(shown)];
  const ids = drafts.slice(50).map(({ id }) => id);
  const list = '/api/v1/systems/system1a/presentations';
  const entries = sixImages(asset);
  for (const size of sizes) {
    await fill(db, 'presentation', size, (number) => {
      const rare = number < 1_000 && number % 50 === 0 ? ' φάρος' : '';
      const title = `${greek[number % 10]} ${greek[Math.floor(number / 10) % 10]} ${number}${rare}`;
      return {
        ...{ system: 'system1a', active: false, title_el: title, title_en: `Presentation ${number}` },
        ...{ search: searchText(title, `Presentation ${number}`), position: 1_000 + number },
      };
    });
    await fill(db, 'media_asset', 48, () => ({}));
    row(`**${size.toLocaleString('en')} presentations, fifty connections**`, '');
    await measure('list of 25', get(`${list}?limit=25`), { what: 'list' });
    await measure('list in Greek order', get(`${list}?limit=25&order=title`));
    await measure('search, twenty found', get(`${list}?limit=25&search=${encodeURIComponent('φάρος')}`));
    const reads = {
      next: (/** @type {number} */ number) => get(`${list}/${ids[number % ids.length]}`).next(0),
    };
    await measure('one presentation', reads, { what: 'read', ids });
    await measure('overview', get('/api/v1/systems'));
    await measure('media list of 48', get('/api/v1/media?limit=48'));
    const release = '/api/v1/player/release';
    await measure('release', get(release, byDisplay));
    const tag = (await fetch(`${server.url}${release}`, { headers: byDisplay })).headers.get('etag') ?? '';
    await measure('release, unchanged', {
      ...get(release, { ...byDisplay, 'if-none-match': tag }),
      status: 304,
    });
    await measure('thumbnail', get(asset.images[0].url, {}));
    const creating = () =>
      sending('POST', '/systems/system1a/presentations', { title: { el: 'Νέα', en: 'New' }, entries });
    await measure('draft created', { status: 201, next: creating }, { what: 'create', entries });
    await measure('draft saved', savesOfDrafts, { what: 'save', ids, entries });
    await measure(`one of ${shownCount} shown saved`, savesOfShown);
  }
  const rest = quick ? 1 : 60;
  await sleep(rest * 1_000);
  row(`memory ${rest} s after it`, `${((await server.ask('memory')) / 1e6).toFixed(0)} MB`, '', '200 MB');
});
