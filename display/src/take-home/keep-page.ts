import type { Keep } from './worker.ts';

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Whoever pays for each byte keeps the pictures that they have seen; others all of them. */
async function picturesSeen(): Promise<HTMLImageElement[]> {
  const pictures = [...document.images];
  if (!savesData())
    await Promise.all(
      pictures.map((one) => {
        one.loading = 'eager';
        // One that does not come is left out; the rest is worth keeping.
        return one.decode().catch(() => {});
      }),
    );
  return pictures.filter((one) => one.complete && one.naturalWidth > 0);
}

/** Keeps this page on the phone as it is, to be opened without a connection. False where the browser cannot. */
export async function keepPage(): Promise<boolean> {
  // Only pages that came by a safe line, or from this machine, may have a worker.
  if (!('serviceWorker' in navigator)) return false;
  try {
    const [scope] = /^\/[^/]+\//.exec(location.pathname) ?? ['/'];
    await navigator.serviceWorker.register(`${scope}worker.js`, { scope });
    const { active } = await navigator.serviceWorker.ready;
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('head link')]
      .filter(({ rel }) => ['stylesheet', 'modulepreload', 'icon'].includes(rel))
      .map(({ href }) => href);
    const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src);
    const pictures = (await picturesSeen()).map(({ currentSrc }) => currentSrc);
    const sounds = savesData() ? [] : [...document.querySelectorAll('audio')].map(({ src }) => src);
    const keep: Keep = {
      path: location.pathname,
      files: [...new Set([...sheets, ...scripts, ...pictures])],
      sounds: [...new Set(sounds)],
    };
    return await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => resolve(data === true);
      active?.postMessage(keep, [port2]);
    });
  } catch {
    return false;
  }
}
