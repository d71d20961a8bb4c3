import { z } from 'zod';
import { browserStorage, readStored, type StoreOptions, writeStored } from '../../lib/browser-storage.ts';

const atMost = 8;
const keyOf = (person: string) => `psifida-opened:${person}`;
const ids = z.array(z.uuid()).max(atMost);

export function createRecentFinds({ storage = browserStorage('localStorage') }: StoreOptions = {}) {
  const list = (person: string): string[] => ids.safeParse(readStored(storage, keyOf(person))).data ?? [];
  return {
    list,
    opened(person: string, id: string): void {
      const others = list(person).filter((one) => one !== id);
      writeStored(storage, keyOf(person), [id, ...others].slice(0, atMost));
    },
  };
}

export const recentFinds = createRecentFinds();
