import { browserStorage, readStored, type StoreOptions, writeStored } from '../../lib/browser-storage.ts';

type FirstDayWish = 'away' | 'wanted';

const listKey = 'psifida-list-key';
const firstDayKey = (person: string) => `psifida-first-day:${person}`;

export function createHelpWishes({ storage = browserStorage('localStorage') }: StoreOptions = {}) {
  return {
    /**
     * Whether the one key without Ctrl is listened to. Whoever dictates, or whose keys come twice, has to be able to
     * switch it off (WCAG 2.1.4).
     */
    listKeyIsOn: (): boolean => readStored(storage, listKey) !== 'off',
    setListKey: (on: boolean): void => void writeStored(storage, listKey, on ? 'on' : 'off'),
    firstDay: (person: string): FirstDayWish | undefined => {
      const kept = readStored(storage, firstDayKey(person));
      return kept === 'away' || kept === 'wanted' ? kept : undefined;
    },
    setFirstDay: (person: string, wish: FirstDayWish): void =>
      void writeStored(storage, firstDayKey(person), wish),
  };
}

export const helpWishes = createHelpWishes();
