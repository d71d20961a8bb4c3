import { afterEach, describe, expect, test, vi } from 'vitest';

/** As much of a browser's as the worker asks for: shelves in the order in which they were made. */
async function openWorker() {
  const shelves = new Map<string, Map<string, Response>>();
  const pathOf = (asked: Request | string) => new URL(asked instanceof Request ? asked.url : asked, origin);
  const find = (shelf: Map<string, Response>, asked: Request | string, ignoreSearch = false) =>
    [...shelf].find(
      ([kept]) => kept === pathOf(asked).href || (ignoreSearch && kept.split('?')[0] === pathOf(asked).href),
    )?.[1];
  const server = vi.fn(
    async (asked: Request | string) => new Response(`${pathOf(asked).pathname} of the server`),
  );
  const caches = {
    keys: async () => [...shelves.keys()],
    delete: async (name: string) => shelves.delete(name),
    match: async (asked: string, { ignoreSearch = false } = {}) =>
      [...shelves.values()]
        .map((shelf) => find(shelf, asked, ignoreSearch))
        .find((one) => one)
        ?.clone(),
    open: async (name: string) => {
      const shelf = shelves.get(name) ?? new Map<string, Response>();
      shelves.set(name, shelf);
      return {
        match: async (asked: string) => find(shelf, asked)?.clone(),
        keys: async () => [...shelf.keys()].map((url) => ({ url })),
        delete: async (url: string) => shelf.delete(url),
        add: async (asked: Request | string) => void shelf.set(pathOf(asked).href, await server(asked)),
        put: async (url: string, answer: Response) => void shelf.set(url, answer),
      };
    },
  };
  const heard = new Map<string, (event: never) => void>();
  const self = {
    addEventListener: (name: string, listen: (event: never) => void) => heard.set(name, listen),
    location: { origin },
  };
  vi.stubGlobal('self', self);
  vi.stubGlobal('navigator', { language: 'el-GR' });
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', server);
  // A relative address is one of the page's own.
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(asked: string, how?: RequestInit) {
        super(new URL(asked, origin), how);
      }
    },
  );
  vi.resetModules();
  await import('./worker.ts');
  const keep = (path: string, files: string[] = [], audios: string[] = [], from: string | null = null) =>
    new Promise((resolve) => {
      heard.get('message')?.({
        data: { path, files, audios, from },
        ports: [{ postMessage: resolve }],
        waitUntil: () => {},
      } as never);
    });
  const navigate = (path: string) =>
    new Promise<Response>((resolve) => {
      const request = { method: 'GET', mode: 'navigate', url: `${origin}${path}`, headers: new Headers() };
      heard.get('fetch')?.({ request, respondWith: resolve } as never);
    });
  const ask = (url: string, range: string) =>
    new Promise<Response>((resolve) => {
      heard.get('fetch')?.({
        request: new Request(url, { headers: { range } }),
        respondWith: resolve,
      } as never);
    });
  return { keep, navigate, ask, server, shelves };
}
const origin = 'https://town.example';
afterEach(() => vi.unstubAllGlobals());

test('R-HOME-14 the last twelve pages are kept, in both languages with their files, and no more', async () => {
  const { keep, shelves } = await openWorker();
  for (let page = 0; page < 20; page += 1)
    expect(await keep(`/take-home/dish/${page}`, [`${origin}/media/${page}.jpg`])).toBe(true);
  expect([...shelves.keys()]).toEqual(
    Array.from({ length: 12 }, (_, index) => `taken-home /take-home/dish/${index + 8}`),
  );
  expect([...(shelves.get('taken-home /take-home/dish/19')?.keys() ?? [])]).toEqual([
    `${origin}/take-home/dish/19?lang=el`,
    `${origin}/take-home/dish/19?lang=en`,
    `${origin}/media/19.jpg`,
  ]);
});

test('R-HOME-14 what a kept page no longer shows is let go; what it shows stays, also where it was not seen again', async () => {
  const { keep, server, shelves } = await openWorker();
  const [old, seen, unseen] = ['old', 'seen', 'unseen'].map((name) => `${origin}/media/${name}.jpg`) as [
    string,
    string,
    string,
  ];
  await keep('/take-home/dish/1', [old, seen, unseen]);
  const answer = async (asked: Request | string) =>
    new Response(asked instanceof Request ? '<img src="/media/seen.jpg"><img src="/media/unseen.jpg">' : '');
  server.mockImplementation(answer);
  await keep('/take-home/dish/1', [seen]);
  const pages = ['el', 'en'].map((language) => `${origin}/take-home/dish/1?lang=${language}`);
  expect([...(shelves.get('taken-home /take-home/dish/1')?.keys() ?? [])]).toEqual([...pages, seen, unseen]);
});

test('R-HOME-14 without a line, or with a server in trouble, the page comes from the phone', async () => {
  const { keep, navigate, server } = await openWorker();
  await keep('/take-home/dish/1');
  server.mockRejectedValueOnce(new TypeError('no line'));
  expect(await (await navigate('/take-home/dish/1?lang=el&servings=3')).text()).toContain('of the server');
  server.mockResolvedValueOnce(new Response('in trouble', { status: 503 }));
  expect((await navigate('/take-home/dish/1')).status).toBe(200);
  server.mockResolvedValueOnce(new Response('in trouble', { status: 503 }));
  expect((await navigate('/take-home/dish/2')).status, 'never opened').toBe(503);
});

test('R-WAY-05 a page with a way on it is kept as it was opened', async () => {
  const { keep, navigate, server } = await openWorker();
  server.mockImplementation(async (asked) => new Response(asked instanceof Request ? asked.url : asked));
  await keep('/take-home/point/1', [], [], '413-653-30');
  server.mockRejectedValue(new TypeError('no line'));
  for (const language of ['el', 'en']) {
    const kept = await navigate(`/take-home/point/1?lang=${language}&from=413-653-30`);
    expect(await kept.text()).toContain(`lang=${language}&from=413-653-30`);
  }
});

test('R-HOME-11 what the server says is gone is gone from the phone', async () => {
  const { keep, navigate, server, shelves } = await openWorker();
  await keep('/take-home/dish/1');
  server.mockResolvedValueOnce(new Response('gone', { status: 404 }));
  expect((await navigate('/take-home/dish/1?lang=en')).status).toBe(404);
  expect(shelves.size).toBe(0);
});

describe('R-SOUND-06 what is heard on a page is kept with it', () => {
  const path = '/take-home/dish/1';
  const [first, second] = [`${origin}/media/first.mp3`, `${origin}/media/second.mp3`];
  const aAudio = (bytes: number) =>
    new Response('0123456789', {
      headers: { 'content-length': String(bytes), 'content-type': 'audio/mpeg' },
    });

  test('and without a line it is played from the phone, part by part', async () => {
    const { keep, ask, server } = await openWorker();
    server.mockImplementation(async (asked) => (asked === first ? aAudio(10) : new Response('a page')));
    expect(await keep(path, [], [first])).toBe(true);
    server.mockRejectedValue(new TypeError('no line'));
    const answer = await ask(first, 'bytes=2-5');
    expect([answer.status, answer.headers.get('content-range')]).toEqual([206, 'bytes 2-5/10']);
    expect(await answer.text()).toBe('2345');
    await expect(ask(second, 'bytes=0-')).rejects.toThrow('no line');
  });

  test('unless it is too long, or does not come: the page is kept without it', async () => {
    const { keep, server, shelves } = await openWorker();
    const answers = new Map([
      [first, async () => aAudio(40_000_000)],
      [second, async () => Promise.reject(new TypeError('no line'))],
    ]);
    server.mockImplementation(
      async (asked) => (await answers.get(String(asked))?.()) ?? new Response('a page'),
    );
    expect(await keep(path, [], [first, second])).toBe(true);
    const pages = ['el', 'en'].map((language) => `${origin}${path}?lang=${language}`);
    expect([...(shelves.get(`taken-home ${path}`)?.keys() ?? [])]).toEqual(pages);
  });
});
