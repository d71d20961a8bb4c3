import { expect, test } from 'vitest';
import firstPaint from '../../public/color-mode.js?raw';
import { memoryStorage } from '../lib/testing/memory-storage.ts';
import { createColorModeManager } from './color-mode.ts';

test.each([
  ['auto', 'system'],
  ['light', 'light'],
  ['dark', 'dark'],
] as const)("R-SHELL-13 keeps %s as '%s' under nuxt-color-mode", (scheme, mode) => {
  const storage = memoryStorage();
  const manager = createColorModeManager(storage);
  manager.set(scheme);
  expect(storage.getItem('nuxt-color-mode')).toBe(mode);
  expect(manager.get('light')).toBe(scheme);
  manager.clear();
  expect(manager.get('light')).toBe('light');
});

test('R-SHELL-13 falls back when storage holds something else, is full or is switched off', () => {
  const storage = memoryStorage({ room: 20 });
  storage.setItem('nuxt-color-mode', 'sepia');
  expect(createColorModeManager(storage).get('auto')).toBe('auto');
  expect(() => createColorModeManager(storage).set('auto')).not.toThrow();
  expect(createColorModeManager(null).get('dark')).toBe('dark');
});

test.each([
  ['dark', false, 'dark'],
  ['light', true, 'light'],
  ['system', true, 'dark'],
  [null, false, 'light'],
])('R-SHELL-13 with %s kept and a dark system %s the first paint is %s', (kept, matches, painted) => {
  const dataset: Record<string, string> = {};
  new Function('localStorage', 'matchMedia', 'document', firstPaint)(
    { getItem: (key: string) => (key === 'nuxt-color-mode' ? kept : null) },
    () => ({ matches }),
    { documentElement: { dataset } },
  );
  expect(dataset).toEqual({ mantineColorScheme: painted });
});
