/// <reference lib="webworker" />
import { languages } from '@psifida/contract/language';
import { partOf } from '../../device/part-of.ts';

declare const self: ServiceWorkerGlobalScope;

/** The page itself is kept in both languages; `from` is where the way on it begins. */
export type Keep = { path: string; from?: string | null; files: string[]; audios: string[] };

/** A cache for each page. */
const prefix = 'taken-home ';
/** The oldest goes first. */
const pagesAtMost = 12;
/** Of one page's audio files together: some minutes. */
const audioBytesAtMost = 8_000_000;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  const [port] = event.ports;
  event.waitUntil(
    keep(event.data as Keep).then(
      () => port?.postMessage(true),
      () => port?.postMessage(false),
    ),
  );
});

async function keep({ path, from, files, audios = [] }: Keep): Promise<void> {
  const shelf = await caches.open(prefix + path);
  // Pages are fetched anew, so that both languages say the same; files are immutable.
  const pages = languages.map((language) => `${path}?lang=${language}`);
  // A link without the display leads to the page of a code that was scanned.
  const kept = from ? undefined : await shelf.match(pages[0] ?? path);
  const begin = from ?? (kept?.url && new URL(kept.url).searchParams.get('from'));
  for (const page of pages) {
    const asked = new Request(begin ? `${page}&from=${encodeURIComponent(begin)}` : page, {
      cache: 'no-cache',
    });
    if (begin) await putPage(shelf, page, asked);
    else await shelf.add(asked);
  }
  for (const file of files) if (!(await shelf.match(file))) await shelf.add(file);
  await letGo(shelf, { pages, files });
  await keepAudios(shelf, audios);
  const shelves = (await caches.keys()).filter((name) => name.startsWith(prefix));
  await Promise.all(shelves.slice(0, -pagesAtMost).map((name) => caches.delete(name)));
}

/** Under the address by which it is found again, however it is asked for then. */
async function putPage(shelf: Cache, page: string, asked: Request): Promise<void> {
  const answer = await fetch(asked);
  if (!answer.ok) throw new TypeError(`${answer.status} ${asked.url}`);
  await shelf.put(new URL(page, self.location.origin).href, answer);
}

/** In the order of the page, while there is room. One that does not load is left out. */
async function keepAudios(shelf: Cache, audios: string[]): Promise<void> {
  let room = audioBytesAtMost;
  for (const audio of audios) {
    const kept = await shelf.match(audio);
    const answer = kept ?? (await fetch(audio).catch(() => null));
    const bytes = Number(answer?.headers.get('content-length'));
    if (!answer?.ok || !bytes || bytes > room) await answer?.body?.cancel();
    else {
      room -= bytes;
      if (!kept) await shelf.put(audio, answer).catch(() => {});
    }
  }
}

/** Drops what the page no longer shows. With data saving on, it names only what was seen: the pages' text tells. */
async function letGo(shelf: Cache, { pages, files }: { pages: string[]; files: string[] }): Promise<void> {
  const texts = await Promise.all(pages.map(async (page) => (await shelf.match(page))?.text()));
  const isShown = (url: string) => {
    const { pathname, search } = new URL(url);
    return (
      pages.includes(pathname + search) ||
      files.includes(url) ||
      texts.some((text) => text?.includes(pathname))
    );
  };
  for (const { url } of await shelf.keys()) if (!isShown(url)) await shelf.delete(url);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  event.respondWith(request.mode === 'navigate' ? answerPage(request) : answerFile(request));
});

/** Network first: what staff have changed or removed is so on the phone as well. */
async function answerPage(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const answer = await fetch(request).catch(() => null);
  if (answer?.status === 404) await caches.delete(prefix + pathname);
  if (answer && answer.status < 500) return answer;
  const spoken = navigator.language.startsWith('el') ? 'el' : 'en';
  const language = searchParams.get('lang') ?? spoken;
  const kept =
    (await caches.match(`${pathname}?lang=${language}`)) ??
    (await caches.match(pathname, { ignoreSearch: true }));
  return kept ?? answer ?? Response.error();
}

const neverChanges = /^\/(media|display\/assets)\//;

async function answerFile(request: Request): Promise<Response> {
  const kept = () => caches.match(request.url, { ignoreVary: true });
  if (neverChanges.test(new URL(request.url).pathname)) {
    const whole = await kept();
    return whole ? partOf(whole, request.headers.get('range')) : fetch(request);
  }
  return fetch(request).catch(async () => (await kept()) ?? Response.error());
}
