/// <reference lib="webworker" />
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { takeOver } from '../device/take-over.ts';
import { keptMedia } from './kept-media.ts';

declare const self: ServiceWorkerGlobalScope;
/** Every file of this build; see build/keep-app.ts. */
declare const builtFiles: { url: string; revision: string | null }[];

precacheAndRoute(builtFiles);
cleanupOutdatedCaches();
// A preview is the player of the staff's app, and always the build that the server has now.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/display/index.html'), { denylist: [/[?&]preview=/] }),
);

// What is being downloaded for a release comes from the server, whatever is kept.
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && url.pathname.startsWith('/media/') && request.cache !== 'no-store',
  ({ request }) => keptMedia(request),
);

self.addEventListener('message', ({ data }) => {
  if (data === takeOver) void self.skipWaiting();
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
