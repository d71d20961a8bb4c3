import { takeOver } from './take-over.ts';

const lookEvery = 10 * 60_000;
const worker = '/display/worker.js';

/**
 * Registers the worker that keeps the app on the device, and looks for newer builds. A newer one is fetched whole in
 * the background and waits until `takeUpdate` is called at a moment when nobody minds.
 */
export function keepAppCurrent() {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return { look: () => {}, takeUpdate: () => {} };
  const registered = workers
    .register(worker, { scope: '/display/', updateViaCache: 'none' })
    .catch(() => null);
  const look = () => void registered.then((registration) => registration?.update()).catch(() => {});
  // The first worker of a page takes over too, and is no reason to start again.
  let updating = false;
  workers.addEventListener('controllerchange', () => {
    if (updating) window.location.reload();
  });
  setInterval(look, lookEvery);
  return {
    look,
    takeUpdate: () =>
      void registered.then((registration) => {
        if (!registration?.waiting || !workers.controller) return;
        updating = true;
        registration.waiting.postMessage(takeOver);
      }),
  };
}
