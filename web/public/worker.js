// R-ANY-14: a page that is opened without a connection says so, and not the browser. Everything else goes past this.
// Without navigation preload: with it, Firefox shows its own error page all the same.
const cacheName = 'psifida-offline';
const page = '/offline.html';
const files = [page, '/offline.js', '/color-mode.js'];

addEventListener('install', (event) => {
  skipWaiting();
  const asked = files.map((file) => new Request(file, { cache: 'reload' }));
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(asked)));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const isPage = request.destination === 'document';
  const { pathname } = new URL(request.url);
  if (request.method !== 'GET' || !(isPage || files.includes(pathname))) return;
  event.respondWith(
    fetch(request).catch(async () => (await caches.match(isPage ? page : pathname)) ?? Response.error()),
  );
});
