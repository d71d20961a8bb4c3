import type { Delivery } from '@psifida/contract/content/delivery';
import { type DBSchema, deleteDB, openDB } from 'idb';
import { pause } from '../pause.ts';
import { Refused } from './player-api.ts';

interface Schema extends DBSchema {
  facts: { key: 'id' | 'draft'; value: unknown };
  /** By their numbers, which the browser counts and never gives out twice. */
  letters: { key: number; value: unknown[] };
}

/** The oldest browser has no ready-made one. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** A database of its own: one that an older build of the player does not know cannot cost it the display's token. */
const open = (name: string) =>
  openDB<Schema>(name, 1, {
    upgrade: (db) => {
      db.createObjectStore('facts').put(newId(), 'id');
      db.createObjectStore('letters', { autoIncrement: true });
    },
  });

/** A busy disk, or a page before us that has not let go yet, passes; weeks that were never told do not come back. */
const pausesMs = [1_000, 5_000];

const isTooNew = (error: unknown): boolean => error instanceof DOMException && error.name === 'VersionError';

/** One that cannot be opened at all is begun anew: better to record from now on than never. */
export async function openOrRenew<Db>(
  { open, remove }: { open(): Promise<Db>; remove(): Promise<void> },
  wait = pause,
): Promise<Db> {
  for (const ms of [...pausesMs, 0])
    try {
      return await open();
    } catch (error) {
      if (isTooNew(error)) break;
      await wait(ms);
    }
  await remove();
  return open();
}

/** What is kept for later, oldest first. */
export type Letters<Item> = {
  oldest(): Promise<Delivery<Item> | null>;
  remove(number: number): Promise<void>;
};

type Handing<Item> = {
  letters: Letters<Item>;
  /** Resolves once the server has it, now or before. */
  send(letter: Delivery<Item>): Promise<void>;
  /** Whatever it is that the server will never take, it does not hold up the rest. */
  onLost(error: Refused): void;
};

/** Hands over one after the other, each until it is taken. Ends where one cannot be handed over now. */
export async function handOver<Item>({ letters, send, onLost }: Handing<Item>): Promise<void> {
  for (let letter = await letters.oldest(); letter; letter = await letters.oldest()) {
    await send(letter).catch((error: unknown) => {
      if (!(error instanceof Refused && error.is('input.invalid'))) throw error;
      onLost(error);
    });
    await letters.remove(letter.number);
  }
}

/** What happens on this device and is to be known elsewhere, kept through power cuts and weeks without a network. */
export async function openOutbox<Item>(name: string, { lettersAtMost }: { lettersAtMost: number }) {
  const db = await openOrRenew({ open: () => open(name), remove: () => deleteDB(name) });
  const letters: Letters<Item> = {
    oldest: async () => {
      const tx = db.transaction(['facts', 'letters']);
      const [cursor, outbox] = await Promise.all([
        tx.objectStore('letters').openCursor(),
        tx.objectStore('facts').get('id'),
      ]);
      return cursor && { outbox: outbox as string, number: cursor.key, items: cursor.value as Item[] };
    },
    remove: (number) => db.delete('letters', number),
  };

  return {
    letters,
    /** What is not finished; after a power cut it is all that is known of the last moments. */
    draft: async () => (await db.get('facts', 'draft')) as Item[] | undefined,
    keepDraft: async (items: readonly Item[]) => {
      await db.put('facts', items, 'draft');
    },
    /**
     * A letter and what is left for the draft take the draft's place, both or neither. Where there is no more room the
     * oldest goes; answers how many did.
     */
    add: async (items: readonly Item[], draft: readonly Item[]): Promise<number> => {
      const tx = db.transaction(['facts', 'letters'], 'readwrite');
      const store = tx.objectStore('letters');
      await tx.objectStore('facts').put(draft, 'draft');
      await store.add([...items]);
      const surplus = Math.max(0, (await store.count()) - lettersAtMost);
      if (surplus) for (const key of await store.getAllKeys(null, surplus)) await store.delete(key);
      await tx.done;
      return surplus;
    },
    /** As another display it begins anew, with numbers of another outbox. */
    forget: async () => {
      const tx = db.transaction(['facts', 'letters'], 'readwrite');
      await Promise.all([
        tx.objectStore('letters').clear(),
        tx.objectStore('facts').clear(),
        tx.objectStore('facts').put(newId(), 'id'),
        tx.done,
      ]);
    },
  };
}
