import type { ReleaseEvents } from '@psifida/contract/content/feed-event';
import type { OwnDisplay } from '@psifida/contract/content/own-display';
import type { ReleaseNews } from '@psifida/contract/content/release';
import type { ReleaseSpeech } from '@psifida/contract/content/speech';
import { createClock } from './clock.ts';
import { createErrors } from './health/errors.ts';
import { countFrames } from './health/frames.ts';
import { nothingOnGlass } from './health/on-glass.ts';
import { makeReport } from './health/report.ts';
import { isHere, keptInMemory, outboxInMemory } from './here.ts';
import { openMachine } from './machine.ts';
import type { Records } from './record/keep-telling.ts';
import { createVisitCounter } from './record/visit-counter.ts';
import { createStore } from './store.ts';
import { type KeptRelease, openKept } from './sync/kept.ts';
import { openMediaStore } from './sync/media-store.ts';
import { openOutbox } from './sync/outbox.ts';
import { answerInTime, openShelves } from './sync/shelves.ts';
import { completeApp, takeOver } from './take-over.ts';

export async function openParts() {
  const here = isHere();
  const opened = here ? null : await answerInTime(openKept()).catch((error: unknown) => String(error));
  const isKept = opened !== null && typeof opened !== 'string';
  const kept = isKept ? opened : keptInMemory();
  const shelves = here ? { answering: [], silent: 0 } : await openShelves();
  const media = openMediaStore(shelves);
  const clock = createClock(await kept.fact('clock'));
  const errors = createErrors(clock.now);
  // Cookies are blocked, or the profile is damaged: it plays from memory until it is switched off.
  if (!here && !isKept) errors.add('storage.none', opened ?? 'no answer');
  if (shelves.silent) errors.add('storage.silent', `${shelves.silent} caches do not answer`);
  const glass = createStore(nothingOnGlass);
  const counter = createVisitCounter(clock);
  const frames = countFrames();
  const state = createStore<DeviceState>({ phase: 'starting' });
  const seenEmergencies = new Set<string>();
  /** Counts what a scene could not show. */
  const suspicions = createStore(0);
  const app = here ? { look: () => {}, takeUpdate: () => {} } : keepAppCurrent();
  const records: Records = {
    openOutbox: isKept ? openOutbox : outboxInMemory,
    deliverEvery: isKept ? 5 * 60_000 : 10_000,
  };
  const machine = openMachine(window);

  return {
    here,
    records,
    kept,
    media,
    clock,
    errors,
    glass,
    counter,
    frames,
    state,
    seenEmergencies,
    suspicions,
    app,
    machine,
    makeReport: () =>
      makeReport({
        glass: glass.get(),
        drawn: frames.take(),
        clock,
        errors,
        emergencies: [...seenEmergencies],
        machine,
        media,
      }),
  };
}
export type Parts = Awaited<ReturnType<typeof openParts>>;

const lookEvery = 10 * 60_000;
const worker = '/display/worker.js';

/** A newer build is fetched in the background and waits until `takeUpdate` is called. */
function keepAppCurrent() {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return { look: () => {}, takeUpdate: () => {} };
  const register = () =>
    workers.register(worker, { scope: '/display/', updateViaCache: 'none' }).catch(() => null);
  let registered = register();
  const look = () => {
    // Again, for it is deleted with the site's data.
    registered = register();
    void registered
      .then(async (registration) => {
        await registration?.update();
        registration?.active?.postMessage(completeApp);
      })
      .catch(() => {});
  };
  // The first worker of a page fires the event as well, without an update.
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

type DeviceState =
  | { phase: 'starting' }
  /** Without a server there is no code to show. */
  | { phase: 'unpaired'; code: string | null }
  | Paired;

export type Paired = {
  phase: 'paired';
  token: string;
  /** As the server last sent it. */
  own: OwnDisplay | null;
  /** Complete on this device. */
  release: KeptRelease | null;
  news: ReleaseNews;
  /** What calendars say of the next days, by their id. */
  feedEvents: ReleaseEvents;
  /** What it can say aloud; empty where nothing is spoken. */
  speech: ReleaseSpeech;
};
