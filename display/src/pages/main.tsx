import './oldest-browser/fill-in.ts';
import { type ComponentType, lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import './fonts.css';
import './display.css';
import { guardGestures } from '../device/guard-gestures.ts';
import { SceneBoundary } from '../stage/playback/scene-boundary.tsx';
import { Standby } from '../stage/standby/standby.tsx';

const retryAfter = 15_000;

/** Not while nobody answers: that would end on the browser's own error page. */
const startAgainLater = () =>
  setTimeout(
    () =>
      fetch(window.location.href, { cache: 'no-store' }).then(
        ({ ok }) => (ok ? window.location.reload() : startAgainLater()),
        startAgainLater,
      ),
    retryAfter,
  );

/** A script that cannot be fetched leaves the standby image until another start succeeds. */
const later = (load: () => Promise<ComponentType>) =>
  lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => {
        startAgainLater();
        return new Promise<never>(() => {});
      },
    ),
  );

const Preview = later(() => import('./preview/preview.tsx').then(({ Preview: it }) => it));
const Device = later(() => import('./device.tsx').then(({ Device: it }) => it));

const isPreview = () => /[?&]preview=/.test(window.location.search) && window.parent !== window;

/** The standby image is there at once; the rest is loaded behind it. */
function Player() {
  const standby = <Standby branding={null} />;
  return (
    <main>
      <SceneBoundary fallback={standby} onThrow={startAgainLater}>
        <Suspense fallback={standby}>{isPreview() ? <Preview /> : <Device />}</Suspense>
      </SceneBoundary>
    </main>
  );
}

const root = document.getElementById('display');
if (!root) throw new Error('index.html has no #display');

guardGestures(document);
// Where the browser lacks something, oldest-browser/check-start.ts has said so on the glass.
if (document.documentElement.dataset.missing === undefined)
  createRoot(root).render(
    <StrictMode>
      <Player />
    </StrictMode>,
  );
