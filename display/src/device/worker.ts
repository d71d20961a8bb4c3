/// <reference lib="webworker" />
import { cacheNames } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  getCacheKeyForURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing';
import { noConnectionPage } from './no-connection.ts';
import { partOf } from './part-of.ts';
import { answerInTime, openShelves, type Shelves } from './sync/shelves.ts';
import { completeApp, takeOver } from './take-over.ts';

declare const self: ServiceWorkerGlobalScope;
/** Every file of this build; see build/keep-app.ts. */
declare const builtFiles: { url: string; revision: string | null }[];

precacheAndRoute(builtFiles);
cleanupOutdatedCaches();
// A preview always takes the build that the server has now.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/display/index.html'), { denylist: [/[?&]preview=/] }),
);

// Downloads for a release come from the server.
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && url.pathname.startsWith('/media/') && request.cache !== 'no-store',
  ({ request }) => keptMedia(request),
);

// Where the cached app was deleted and the server does not answer.
setCatchHandler(async ({ request }) =>
  request.mode === 'navigate'
    ? new Response(noConnectionPage, { headers: { 'content-type': 'text/html; charset=utf-8' } })
    : Response.error(),
);

self.addEventListener('message', ({ data }) => {
  if (data === takeOver) void self.skipWaiting();
});
self.addEventListener('message', (event) => {
  if (event.data === completeApp) event.waitUntil(fetchMissing());
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** Files of this build that were deleted; all of them or none, for a newer build brings its own worker. */
async function fetchMissing(): Promise<void> {
  const cache = await caches.open(cacheNames.precache);
  const keys = builtFiles.map(({ url }) => getCacheKeyForURL(url) ?? url);
  const there = await Promise.all(keys.map((key) => cache.match(key)));
  const missing = keys.filter((_, index) => !there[index]);
  const fetched = await Promise.all(missing.map((key) => fetch(key, { cache: 'no-store' })));
  if (!fetched.every(({ ok }) => ok)) return;
  await Promise.all(fetched.map((file, index) => cache.put(missing[index] as string, file)));
}

let shelves: Promise<Shelves> | null = null;

/** From the device, or from the server where the device has none. */
async function keptMedia(request: Request): Promise<Response> {
  shelves ??= openShelves();
  const { answering } = await shelves;
  const late: Promise<Response | undefined>[] = [];
  for (const shelf of answering) {
    // Whole files are kept, by their address alone.
    const asked = shelf.match(request.url).catch(() => undefined);
    const whole = await answerInTime(asked);
    if (whole) return partOf(whole, request.headers.get('range'));
    if (whole === null) late.push(asked);
  }
  if (late.length) shelves = null;
  return fetch(request).catch(async (error: unknown) => {
    // Offline, a slow disk is worth waiting for.
    const whole = (await Promise.all(late)).find((one) => one);
    if (!whole) throw error;
    return partOf(whole, request.headers.get('range'));
  });
}
