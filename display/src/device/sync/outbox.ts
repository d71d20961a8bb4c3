import type { Delivery } from '@psifida/contract/content/delivery';
import { type DBSchema, deleteDB, openDB } from 'idb';
import { pause } from '../pause.ts';
import { reconnecting } from './connection.ts';
import { Refused } from './player-api.ts';

interface Schema extends DBSchema {
  facts: { key: 'id' | 'draft'; value: unknown };
  /** Auto-incremented: no number is given out twice. */
  letters: { key: number; value: unknown[] };
}

/** The oldest browser has no `randomUUID`. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** A database of its own: a version that an older build does not know cannot cost it the display's token. */
const open = (name: string, terminated: () => void) =>
  openDB<Schema>(name, 1, {
    terminated,
    upgrade: (db) => {
      db.createObjectStore('facts').put(newId(), 'id');
      db.createObjectStore('letters', { autoIncrement: true });
    },
  });

/** A busy disk, or a page that has not closed yet, passes. */
const pausesMs = [1_000, 5_000];

const isTooNew = (error: unknown): boolean => error instanceof DOMException && error.name === 'VersionError';

/** One that cannot be opened at all is made anew: better to record from now on than never. */
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

export type Letters<Item> = {
  oldest(): Promise<Delivery<Item> | null>;
  remove(number: number): Promise<void>;
};

type Handing<Item> = {
  letters: Letters<Item>;
  /** Resolves once the server has it. */
  send(letter: Delivery<Item>): Promise<void>;
  /** What the server will never take does not hold up the rest. */
  onLost(error: Refused): void;
};

/** Ends where one cannot be delivered now. */
export async function handOver<Item>({ letters, send, onLost }: Handing<Item>): Promise<void> {
  for (let letter = await letters.oldest(); letter; letter = await letters.oldest()) {
    await send(letter).catch((error: unknown) => {
      if (!(error instanceof Refused && error.is('input.invalid'))) throw error;
      onLost(error);
    });
    await letters.remove(letter.number);
  }
}

export type Outbox<Item> = {
  letters: Letters<Item>;
  /** What is not finished. */
  draft(): Promise<Item[] | undefined>;
  keepDraft(items: readonly Item[]): Promise<void>;
  /** Atomic. Without room the oldest letters go; answers how many did. */
  add(items: readonly Item[], draft: readonly Item[]): Promise<number>;
  /** As another display, under another outbox id. */
  forget(): Promise<void>;
};

/** Survives power cuts and weeks without a network. */
export async function openOutbox<Item>(
  name: string,
  { lettersAtMost }: { lettersAtMost: number },
): Promise<Outbox<Item>> {
  const db = reconnecting((onClosed) =>
    openOrRenew({ open: () => open(name, onClosed), remove: () => deleteDB(name) }),
  );
  await db();
  const letters: Letters<Item> = {
    oldest: async () => {
      const tx = (await db()).transaction(['facts', 'letters']);
      const [cursor, outbox] = await Promise.all([
        tx.objectStore('letters').openCursor(),
        tx.objectStore('facts').get('id'),
      ]);
      return cursor && { outbox: outbox as string, number: cursor.key, items: cursor.value as Item[] };
    },
    remove: async (number) => (await db()).delete('letters', number),
  };

  return {
    letters,
    draft: async () => (await (await db()).get('facts', 'draft')) as Item[] | undefined,
    keepDraft: async (items: readonly Item[]) => {
      await (await db()).put('facts', items, 'draft');
    },
    add: async (items: readonly Item[], draft: readonly Item[]): Promise<number> => {
      const tx = (await db()).transaction(['facts', 'letters'], 'readwrite');
      const store = tx.objectStore('letters');
      await tx.objectStore('facts').put(draft, 'draft');
      await store.add([...items]);
      const surplus = Math.max(0, (await store.count()) - lettersAtMost);
      if (surplus) for (const key of await store.getAllKeys(null, surplus)) await store.delete(key);
      await tx.done;
      return surplus;
    },
    forget: async () => {
      const tx = (await db()).transaction(['facts', 'letters'], 'readwrite');
      await Promise.all([
        tx.objectStore('letters').clear(),
        tx.objectStore('facts').clear(),
        tx.objectStore('facts').put(newId(), 'id'),
        tx.done,
      ]);
    },
  };
}
