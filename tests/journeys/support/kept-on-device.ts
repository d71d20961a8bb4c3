import type { Page } from 'playwright-core';
import { inTime } from './until.ts';

type KeptOnDevice = {
  /** The Greek title of the first presentation of the release that is pointed to; null while there is none. */
  title: string | null;
  /** Files of that release that are missing or have the wrong bytes. */
  wrong: string[];
  files: number;
  releases: number;
  /** Caches that do not answer: Chromium's, of a page that died while it wrote; gone once the browser is started anew. */
  silent: number;
};

/** Looks into a display's memory as a stranger would: every file of the release it points to is read and hashed. */
export const keptOnDevice = (page: Page): Promise<KeptOnDevice> => inTime(look(page), 'its memory is read');

const look = (page: Page): Promise<KeptOnDevice> =>
  page.evaluate(async () => {
    type Image = { url: string; sha256: string; format: string; width: number; height: number };
    type Kept = {
      side: number;
      manifest: {
        presentations: { title: { el: string } }[];
        media: Record<string, { images: Image[] }>;
      };
    };
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const nothing = { title: null, wrong: [], files: 0, releases: 0, silent: 0 };
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'psifida-display')) return nothing;
    const db = await done(indexedDB.open('psifida-display'));
    if (!db.objectStoreNames.contains('facts')) return nothing;
    const tx = db.transaction(['facts', 'releases']);
    const current = await done<string | undefined>(tx.objectStore('facts').get('current'));
    const releases = await done(tx.objectStore('releases').count());
    const kept = current ? await done<Kept | undefined>(tx.objectStore('releases').get(current)) : undefined;
    db.close();
    if (!kept)
      return { title: null, wrong: current ? [`release ${current}`] : [], files: 0, releases, silent: 0 };

    const shelves: Cache[] = [];
    let silent = 0;
    for (const name of (await caches.keys()).filter((one) => one.startsWith('psifida-media'))) {
      const shelf = await caches.open(name);
      const hangs = new Promise<null>((resolve) => setTimeout(() => resolve(null), 20_000));
      if (await Promise.race([shelf.keys(), hangs])) shelves.push(shelf);
      else silent += 1;
    }
    const longest = ({ width, height }: Image) => Math.max(width, height);
    const needed = Object.values(kept.manifest.media).flatMap(({ images }) => {
      const webp = images.filter(({ format }) => format === 'webp').sort((a, b) => longest(a) - longest(b));
      const full = webp.find((one) => longest(one) >= kept.side) ?? webp.at(-1);
      const small = webp.findLast((one) => longest(one) <= 960);
      return [full, small].filter((one) => one !== undefined);
    });
    const wrong: string[] = [];
    for (const { url, sha256 } of needed) {
      const found = (await Promise.all(shelves.map((shelf) => shelf.match(url)))).find((one) => one);
      const bytes = await found?.arrayBuffer();
      const hash = bytes && new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
      const hex = hash && [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
      if (hex !== sha256) wrong.push(url);
    }
    return {
      title: kept.manifest.presentations[0]?.title.el ?? null,
      wrong,
      files: needed.length,
      releases,
      silent,
    };
  });
