// What main.tsx goes by before the provider has answered.
import { browserStorage, readStored, removeStored, writeStored } from '../lib/browser-storage.ts';

const storageKey = 'psifida-here';
const storage = () => browserStorage('localStorage');

/** Only where the provider tells a page without its leaving: for any other every visit leaves once. */
export const rememberSignedInHere = (): unknown => writeStored(storage(), storageKey, 1);

export const forgetSignedInHere = (): void => removeStored(storage(), storageKey);

/** Believed once: whoever is still signed in leaves it anew. */
export function takeSignedInHere(): boolean {
  const isThere = readStored(storage(), storageKey) === 1;
  forgetSignedInHere();
  return isThere;
}
