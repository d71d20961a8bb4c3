import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import { browserStorage, removeStored } from '../lib/browser-storage.ts';

/** R-SHELL-13. public/color-mode.js reads the same key before the first paint. */
const colorModeKey = 'nuxt-color-mode';

type ColorMode = 'light' | 'dark' | 'system';

const toScheme = (mode: string | null): MantineColorScheme | undefined =>
  mode === 'system' ? 'auto' : mode === 'light' || mode === 'dark' ? mode : undefined;

const toMode = (scheme: MantineColorScheme): ColorMode => (scheme === 'auto' ? 'system' : scheme);

export function createColorModeManager(
  storage: Storage | null = browserStorage('localStorage'),
): MantineColorSchemeManager {
  let follow: ((event: StorageEvent) => void) | undefined;

  const unsubscribe = () => {
    if (follow) window.removeEventListener('storage', follow);
    follow = undefined;
  };

  return {
    get(defaultScheme) {
      try {
        return toScheme(storage?.getItem(colorModeKey) ?? null) ?? defaultScheme;
      } catch {
        return defaultScheme;
      }
    },
    set(scheme) {
      try {
        storage?.setItem(colorModeKey, toMode(scheme));
      } catch {
        // Storage is full or switched off: the choice holds until the page is left.
      }
    },
    subscribe(onUpdate) {
      unsubscribe();
      follow = ({ key, newValue }) => {
        const scheme = key === colorModeKey ? toScheme(newValue) : undefined;
        if (scheme) onUpdate(scheme);
      };
      window.addEventListener('storage', follow);
    },
    unsubscribe,
    clear: () => removeStored(storage, colorModeKey),
  };
}

export const colorModeManager = createColorModeManager();
