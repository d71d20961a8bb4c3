import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Language } from '@psifida/contract/bilingual';
import { problemShape } from '@psifida/contract/problem-shape';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useFeeds } from '../../db/use-feeds.ts';
import { openForeignSite, type Page } from '../../testing/foreign-site.ts';
import { greek } from '../../testing/greek-bytes.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { createFeedFetcher } from './fetch-feed.ts';
import { refreshFeeds, startRefreshing } from './refresh-feeds.ts';

const rss = (title: string) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Δήμος</title><item><title>${title}</title><link>https://www.example.gr/1</link></item></channel></rss>`;

const xml = { 'content-type': 'text/xml' };
const give =
  (body: string | Buffer, headers: Record<string, string> = xml): Page =>
  (_, response) => {
    response.writeHead(200, headers).end(body);
  };
const lead =
  (location: string): Page =>
  (_, response) => {
    response.writeHead(302, { location }).end();
  };
const begin =
  (body: string | Buffer): Page =>
  (_, response) => {
    response.write(body);
  };
const breakOff: Page = ({ socket }) => {
  socket.destroy();
};

let site: Awaited<ReturnType<typeof openForeignSite>>;
let secret: Awaited<ReturnType<typeof openForeignSite>>;
let feeds: ReturnType<typeof createFeedFetcher>;
let hasty: typeof feeds;
let api: TestApi;

const resolve = async (hostname: string) => {
  if (hostname === 'rebound.example') return [{ address: '127.0.0.1', family: 4 }];
  throw Object.assign(new Error(hostname), { code: 'ENOTFOUND' });
};

beforeAll(async () => {
  site = await openForeignSite();
  secret = await openForeignSite({ '/': give(rss('μυστικό')) });
  const options = { allowedHosts: [site.host], resolve };
  feeds = createFeedFetcher(options);
  hasty = createFeedFetcher({ ...options, timeoutMs: 300 });
  api = await openTestApi({
    fetchFeed: (url, rest) => (url.endsWith('/slow') ? hasty : feeds).fetchFeed(url, rest),
  });
});
afterAll(async () => {
  await api.close();
  await Promise.all([feeds.close(), hasty.close()]);
  await Promise.all([site.close(), secret.close()]);
});

/** Somebody else each time, so that nobody has looked too often. */
const check = async (url: string, language: Language = 'el') =>
  api.post('/news/check', { language, url }, { token: await api.token({ sub: randomUUID() }) });

const refusal = async (url: string, language?: Language) => {
  const answer = await check(url, language);
  expect(answer.statusCode).toBe(422);
  return problemShape.parse(answer.json()).issues;
};

describe('a look at the newest items', () => {
  test.each([
    ['RSS in UTF-8', '/utf-8', give(rss('Νέα'), { 'content-type': 'application/rss+xml' })],
    [
      'RSS in ISO-8859-7, by the header alone',
      '/8859',
      give(greek(rss('Νέα'), 'iso-8859-7'), { 'content-type': 'text/xml; charset=ISO-8859-7' }),
    ],
    ['gzip', '/gzip', give(gzipSync(rss('Νέα')), { ...xml, 'content-encoding': 'gzip' })],
    ['brotli', '/br', give(brotliCompressSync(rss('Νέα')), { ...xml, 'content-encoding': 'br' })],
    ['a redirect', '/moved', lead('/utf-8')],
    ['Joomla', '/index.php?format=feed', give(rss('Νέα'))],
  ])('R-VAL-06 R-CONT-08 of %s', async (_, path, page) => {
    site.pages[path] = page;
    const answer = await check(site.address(path));
    expect(answer.json()).toMatchObject({
      url: site.address(path),
      title: 'Δήμος',
      items: [{ title: 'Νέα' }],
    });
  });

  test('says who we are, and carries nothing else', async () => {
    site.pages['/'] = give(rss('Νέα'), { ...xml, 'set-cookie': 'a=b' });
    await check(site.address('/'));
    await check(site.address('/'));
    const { headers } = site.requests.at(-1) as IncomingMessage;
    expect(headers['user-agent']).toMatch(/^Psifida/);
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('authorization');
    expect(headers).not.toHaveProperty('if-none-match');
  });
});

describe('a refusal names the language and the reason', () => {
  test.each([
    ['el', 'news.greek-link-invalid'],
    ['en', 'news.english-link-invalid'],
  ] as const)('R-VAL-06 in %s', async (language, code) => {
    const missing = [{ path: ['url'], code, params: { reason: 'error-answer' } }];
    expect(await refusal(site.address('/missing'), language)).toEqual(missing);
    const untyped = [{ path: ['url'], code, params: { reason: 'not-an-address' } }];
    expect(await refusal('example.gr', language)).toEqual(untyped);
  });

  const page = '<!doctype html><html><head><title>Δήμος</title></head><body>RSS</body></html>';
  const twoMegabytes = 2 * 1024 * 1024;

  test.each([
    ['a page instead of a feed', 'not-a-feed', give(page, { 'content-type': 'text/html' })],
    ['broken XML', 'not-a-feed', give('<rss version="2.0"><channel><item><title>Νέα</item>')],
    ['compression that is none', 'not-a-feed', give(rss('Νέα'), { ...xml, 'content-encoding': 'gzip' })],
    ['compression nobody asked for', 'not-a-feed', give(rss('Νέα'), { ...xml, 'content-encoding': 'zstd' })],
    [
      'a feed without items',
      'empty-feed',
      give('<rss version="2.0"><channel><title>x</title></channel></rss>'),
    ],
    ['a body that is too large', 'too-large', give(Buffer.alloc(twoMegabytes + 1, 'x'))],
    ['a body that grows too large', 'too-large', begin(Buffer.alloc(twoMegabytes + 1, 'x'))],
    [
      'a bomb',
      'too-large',
      give(gzipSync(Buffer.alloc(10 * twoMegabytes)), { ...xml, 'content-encoding': 'gzip' }),
    ],
    ['a connection that breaks', 'no-answer', breakOff],
  ])('R-VAL-06 %s is %s', async (_, reason, answer) => {
    site.pages['/refused'] = answer;
    expect(await refusal(site.address('/refused'))).toMatchObject([{ params: { reason } }]);
  });

  test.each([
    ['a body that never ends', begin('<rss version="2.0">')],
    ['an answer that never begins', () => {}],
  ])('R-VAL-06 %s is too slow', async (_, answer) => {
    site.pages['/slow'] = answer;
    expect(await refusal(site.address('/slow'))).toMatchObject([{ params: { reason: 'too-slow' } }]);
  });

  test('R-VAL-06 a loop ends after five redirects', async () => {
    site.pages['/loop'] = lead('/loop');
    const before = site.requests.length;
    const reason = 'too-many-redirects';
    expect(await refusal(site.address('/loop'))).toMatchObject([{ params: { reason } }]);
    expect(site.requests.length - before).toBe(6);
  });

  test('R-VAL-06 a name that does not exist gives no answer', async () => {
    expect(await refusal('http://nobody.example/')).toMatchObject([{ params: { reason: 'no-answer' } }]);
  });
});

describe('nothing inside is reached', () => {
  const reachesFor = async (url: string) => {
    expect(await refusal(url)).toMatchObject([{ params: { reason: 'address-not-allowed' } }]);
    expect(secret.connections()).toBe(0);
  };

  test('R-VAL-06 by an address, whatever its notation', async () => {
    const port = secret.host.split(':')[1];
    for (const host of ['127.0.0.1', '127.1', '0x7f.1', '2130706433', '[::1]', '[::ffff:127.0.0.1]'])
      await reachesFor(`http://${host}:${port}/`);
    await reachesFor('http://169.254.169.254/latest/meta-data/');
  });

  test('R-VAL-06 by a name that resolves to an address inside', () => reachesFor('http://rebound.example/'));

  test('R-VAL-06 by a redirect to an address, to a name, or to something that is not the web', async () => {
    const places = [secret.address('/'), 'http://rebound.example/', 'http://10.0.0.1/', 'file:///etc/passwd'];
    for (const place of [...places, 'http://user:secret@www.example.gr/', '//169.254.169.254/', 'http://']) {
      site.pages['/away'] = lead(place);
      await reachesFor(site.address('/away'));
    }
  });
});

test('each person may look twenty times a minute', async () => {
  const token = await api.token({ sub: 'impatient' });
  const look = () => api.post('/news/check', { language: 'el', url: 'http://10.0.0.1/' }, { token });
  const answers = [];
  for (let turn = 0; turn < 21; turn += 1) answers.push((await look()).statusCode);
  expect(answers).toEqual([...Array(20).fill(422), 429]);
});

describe('feeds in use are kept up to date', () => {
  const read = (url: string) => api.read(`/news?url=${encodeURIComponent(url)}`);
  const refresh = () => refreshFeeds({ db: api.db, ...feeds });
  const feed = (url: string) =>
    api.db.selectFrom('news_feed').selectAll().where('url', '=', url).executeTakeFirst();
  const makeDue = (url: string) =>
    api.db.updateTable('news_feed').set({ next_at: sql`now()` }).where('url', '=', url).execute();
  const show = async (...urls: string[]) =>
    api.db.transaction().execute((tx) => useFeeds(tx, [{ presentation, urls }]));
  /** The address of a feed that is shown, with this as its newest. */
  const showFeed = async (path: string, title: string) => {
    site.pages[path] = give(rss(title));
    await show(site.address(path));
    return site.address(path);
  };
  const makeForgotten = (also: object = {}) =>
    api.db
      .updateTable('news_feed')
      .set({ kept_until: sql`now() - interval '1 second'`, ...also })
      .execute();
  let presentation: string;

  beforeAll(async () => {
    const created = await api.post('/systems/system3/presentations', { title: { el: 'Νέφος', en: 'Cloud' } });
    presentation = created.json().id;
  });
  beforeEach(() => show());

  test('R-CONT-08 a new one is fetched, and read with its state', async () => {
    const url = await showFeed('/used', 'Πρώτο');
    expect(await read(url)).toEqual({ url, title: '', items: [], okAt: null, failing: null });
    await refresh();
    expect(await read(url)).toMatchObject({ title: 'Δήμος', items: [{ title: 'Πρώτο' }], failing: null });
    const row = await feed(url);
    const minutes = ((row?.next_at.getTime() ?? 0) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(8.5);
    expect(minutes).toBeLessThan(11.5);
  });

  test('R-CONT-08 what was seen beside the field is there at once when it is saved', async () => {
    site.pages['/checked'] = give(rss('Ελεγμένο'));
    await check(site.address('/checked'));
    await show(site.address('/checked'));
    expect(await read(site.address('/checked'))).toMatchObject({ items: [{ title: 'Ελεγμένο' }] });
  });

  test('R-CONT-08 a failing one keeps its last good items, says since when and why, and recovers', async () => {
    const url = await showFeed('/fragile', 'Καλό');
    await refresh();
    site.pages['/fragile'] = give('<html></html>');
    await makeDue(url);
    await refresh();
    const first = await read(url);
    expect(first).toMatchObject({ items: [{ title: 'Καλό' }], failing: { reason: 'not-a-feed' } });
    delete site.pages['/fragile'];
    await makeDue(url);
    await refresh();
    const second = await read(url);
    expect(second).toMatchObject({ items: [{ title: 'Καλό' }], failing: { reason: 'error-answer' } });
    expect(second.failing.since).toBe(first.failing.since);
    expect((await feed(url))?.failures).toBe(2);
    site.pages['/fragile'] = give(rss('Νέο'));
    await makeDue(url);
    await refresh();
    expect(await read(url)).toMatchObject({ items: [{ title: 'Νέο' }], failing: null });
  });

  test('R-CONT-08 nothing new costs nothing: the items stay, and it counts as an answer', async () => {
    const url = site.address('/same');
    const tag = '"v1"';
    const modified = 'Wed, 01 May 2024 10:00:00 GMT';
    site.pages['/same'] = (request, response) => {
      if (request.headers['if-none-match'] === tag && request.headers['if-modified-since'] === modified)
        response.writeHead(304).end();
      else response.writeHead(200, { etag: tag, 'last-modified': modified }).end(rss('Ίδιο'));
    };
    await show(url);
    await refresh();
    const { okAt } = await read(url);
    await makeDue(url);
    await refresh();
    const again = await read(url);
    expect(again).toMatchObject({ items: [{ title: 'Ίδιο' }], failing: null });
    expect(Date.parse(again.okAt)).toBeGreaterThan(Date.parse(okAt));
  });

  test('two processes never ask the same feed at the same time', async () => {
    const urls = Array.from({ length: 6 }, (_, index) => site.address(`/shared-${index}`));
    for (let index = 0; index < 6; index += 1) site.pages[`/shared-${index}`] = give(rss('Κοινό'));
    await show(...urls);
    const before = site.requests.length;
    await Promise.all([refresh(), refresh(), refresh()]);
    expect(site.requests.length - before).toBe(6);
  });

  test('a stop breaks off what is being fetched, and blames nobody for it', async () => {
    const url = site.address('/endless');
    const asked = new Promise<void>((arrived) => {
      site.pages['/endless'] = () => arrived();
    });
    await show(url);
    const { stop } = startRefreshing({ db: api.db, ...feeds, log: console });
    await asked;
    const started = performance.now();
    await stop();
    expect(performance.now() - started).toBeLessThan(5_000);
    expect(await read(url)).toMatchObject({ okAt: null, failing: null });
  });

  test('only feeds in use are asked, and one that is not is dropped after a while', async () => {
    const url = await showFeed('/left', 'Παλιό');
    await refresh();
    await show();
    await makeDue(url);
    const before = site.requests.length;
    await refresh();
    expect(site.requests.length - before).toBe(0);
    expect(await read(url)).toMatchObject({ items: [{ title: 'Παλιό' }] });
    await makeForgotten();
    await refresh();
    expect(await feed(url)).toBeUndefined();
  });

  test('one that is taken up again while it is being dropped stays', async () => {
    const url = site.address('/used');
    await show(url);
    await show();
    await makeForgotten();
    let dropping: Promise<void> | undefined;
    await api.db.transaction().execute(async (tx) => {
      await useFeeds(tx, [{ presentation, urls: [url] }]);
      dropping = refresh();
      await setTimeout(100);
    });
    await dropping;
    expect(await feed(url)).toBeDefined();
  });

  test('a deleted presentation uses nothing, and a feed in use is never dropped', async () => {
    const url = site.address('/used');
    await show(url);
    await makeForgotten({ next_at: sql`now() + interval '1 hour'` });
    await refresh();
    expect(await feed(url)).toBeDefined();
    const uses = () => api.db.selectFrom('news_feed_use').selectAll().execute();
    expect(await uses()).toEqual([{ presentation, url }]);
    await api.db.deleteFrom('presentation').where('id', '=', presentation).execute();
    expect(await uses()).toEqual([]);
  });
});
