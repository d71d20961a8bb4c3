import type { Page } from 'playwright-core';
import { inTime } from './until.ts';

type KeptOnDevice = {
  /** The Greek title of the first presentation of the release that is pointed to; null while there is none. */
  title: string | null;
  /** Files of that release that are missing or have the wrong bytes. */
  wrong: string[];
  files: number;
  releases: number;
};

/** Looks into a display's memory as a stranger would: every file of the release it points to is read and hashed. */
export const keptOnDevice = (page: Page): Promise<KeptOnDevice> => inTime(look(page), 'its memory is read');

const look = (page: Page): Promise<KeptOnDevice> =>
  page.evaluate(async () => {
    type Picture = { url: string; sha256: string; format: string; width: number; height: number };
    type Kept = {
      side: number;
      manifest: {
        presentations: { title: { el: string } }[];
        media: Record<string, { pictures: Picture[] }>;
      };
    };
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const nothing = { title: null, wrong: [], files: 0, releases: 0 };
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'psifida-display')) return nothing;
    const db = await done(indexedDB.open('psifida-display'));
    if (!db.objectStoreNames.contains('facts')) return nothing;
    const tx = db.transaction(['facts', 'releases']);
    const current = await done<string | undefined>(tx.objectStore('facts').get('current'));
    const releases = await done(tx.objectStore('releases').count());
    const kept = current ? await done<Kept | undefined>(tx.objectStore('releases').get(current)) : undefined;
    db.close();
    if (!kept) return { title: null, wrong: current ? [`release ${current}`] : [], files: 0, releases };

    const cache = await caches.open('psifida-media');
    const longest = ({ width, height }: Picture) => Math.max(width, height);
    const needed = Object.values(kept.manifest.media).flatMap(({ pictures }) => {
      const webp = pictures.filter(({ format }) => format === 'webp').sort((a, b) => longest(a) - longest(b));
      const full = webp.find((one) => longest(one) >= kept.side) ?? webp.at(-1);
      const small = webp.findLast((one) => longest(one) <= 960);
      return [full, small].filter((one) => one !== undefined);
    });
    const wrong: string[] = [];
    for (const { url, sha256 } of needed) {
      const bytes = await (await cache.match(url))?.arrayBuffer();
      const hash = bytes && new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
      const hex = hash && [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
      if (hex !== sha256) wrong.push(url);
    }
    return {
      title: kept.manifest.presentations[0]?.title.el ?? null,
      wrong,
      files: needed.length,
      releases,
    };
  });
