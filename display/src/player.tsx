import { type ComponentType, lazy, Suspense } from 'react';
import { Calm } from './calm/calm.tsx';
import { SceneBoundary } from './playback/scene-boundary.tsx';

const retryAfter = 15_000;

const startAgainLater = () => setTimeout(() => window.location.reload(), retryAfter);

/** A script that cannot be fetched leaves the calm picture where it is, until another start succeeds. */
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

const isPreview = () =>
  new URLSearchParams(window.location.search).has('preview') && window.parent !== window;

/** What is on the glass. The calm picture is there at once; whatever else it becomes is fetched behind it. */
export function Player() {
  const calm = <Calm branding={null} />;
  return (
    <main>
      <SceneBoundary fallback={calm} onThrow={startAgainLater}>
        <Suspense fallback={calm}>{isPreview() ? <Preview /> : <Device />}</Suspense>
      </SceneBoundary>
    </main>
  );
}
