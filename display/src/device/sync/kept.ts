import type { Branding } from '@psifida/contract/branding';
import type { ReleaseEvents } from '@psifida/contract/content/feed-event';
import type { OwnDisplay } from '@psifida/contract/content/own-display';
import { type Release, type ReleaseNews, release } from '@psifida/contract/content/release';
import type { ReleaseSpeech } from '@psifida/contract/content/speech';
import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import { z } from 'zod';
import type { ClockKept } from '../clock.ts';
import { reconnecting } from './connection.ts';

/** Complete on this device when it was adopted. */
export type KeptRelease = Release & {
  /** The longest side in pixels that its images were chosen for. */
  side: number;
  /** Counts up, for a clock may be wrong. */
  order: number;
};

export type Facts = {
  token: string;
  own: OwnDisplay;
  branding: Branding;
  clock: ClockKept;
  news: ReleaseNews;
  feedEvents: ReleaseEvents;
  speech: ReleaseSpeech;
  /** The hash of the release to play. */
  current: string;
  /** The instruction for which everything was dropped last. */
  cleared: string;
  /** The instruction for which the machine was started again last, and as what it had run until then. */
  restarted: { id: string; bootId: string };
};

const keptRelease = release.extend({ side: z.number(), order: z.number() });

/** What an earlier build kept and cannot be read any more is dropped. */
export const readKept = (kept: unknown): KeptRelease[] => {
  const { data } = keptRelease.safeParse(kept);
  return data ? [data] : [];
};

interface Schema extends DBSchema {
  facts: { key: string; value: Facts[keyof Facts] };
  releases: { key: string; value: KeptRelease };
}

const name = 'psifida-display';

const open = (terminated: () => void): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(name, 1, {
    terminated,
    upgrade: (db) => {
      db.createObjectStore('facts');
      db.createObjectStore('releases', { keyPath: 'hash' });
    },
  });

/** A database that does not open any more is made anew. */
export async function openKept() {
  const db = reconnecting((onClosed) =>
    open(onClosed).catch(async () => {
      await deleteDB(name);
      return open(onClosed);
    }),
  );
  await db();
  const stores = ['facts', 'releases'] as const;
  const change = async () => (await db()).transaction(stores, 'readwrite', { durability: 'strict' });

  return {
    fact: async <K extends keyof Facts>(key: K) =>
      (await (await db()).get('facts', key)) as Facts[K] | undefined,
    remember: async <K extends keyof Facts>(key: K, value: Facts[K]) => {
      await (await db()).put('facts', value, key);
    },
    releases: async () => (await (await db()).getAll('releases')).flatMap(readKept),
    /** One transaction: the new release is there and pointed to, or everything is as it was. */
    adopt: async (release: KeptRelease, goodbye: readonly string[]) => {
      const tx = await change();
      await Promise.all([
        tx.objectStore('releases').put(release),
        ...goodbye.map((hash) => tx.objectStore('releases').delete(hash)),
        tx.objectStore('facts').put(release.hash, 'current'),
        tx.done,
      ]);
    },
    /** When there is no room. */
    keepOnly: async (hash: string | undefined) => {
      const tx = (await db()).transaction('releases', 'readwrite');
      for (const key of await tx.store.getAllKeys()) if (key !== hash) await tx.store.delete(key);
      await tx.done;
    },
    pointNowhere: async () => (await db()).delete('facts', 'current'),
    forget: async () => {
      const tx = await change();
      await Promise.all([...stores.map((store) => tx.objectStore(store).clear()), tx.done]);
    },
  };
}
export type Kept = Awaited<ReturnType<typeof openKept>>;
