import { expect, test } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';
import { createIconCache, type IconData } from './icon-cache.ts';

const icon = (body = '<path/>'): IconData => ({ body, width: 24, height: 24 });
const hour = 60 * 60 * 1000;

test('R-SHELL-16 keeps 50 icons; the one that was not used for longest leaves', () => {
  const cache = createIconCache({ storage: memoryStorage() });
  cache.keep(Array.from({ length: 50 }, (_, index) => [`icon-${index}`, icon()]));
  cache.find('icon-0');
  cache.keep([['one-more', icon()]]);
  expect(['icon-0', 'icon-1', 'icon-2', 'one-more'].map((name) => cache.find(name) !== null)).toEqual([
    true,
    false,
    true,
    true,
  ]);
});

test('R-SHELL-16 an icon expires after 168 hours', () => {
  let now = 0;
  const cache = createIconCache({ storage: memoryStorage(), now: () => now });
  cache.keep([['pencil', icon()]]);
  now = 168 * hour - 1;
  expect(cache.find('pencil')).toEqual(icon());
  now = 168 * hour;
  expect(cache.find('pencil')).toBeNull();
});

test('R-SHELL-16 what was kept is there on the next visit, with its age', () => {
  const storage = memoryStorage();
  createIconCache({ storage, now: () => 0 }).keep([['pencil', icon()]]);
  expect(createIconCache({ storage, now: () => hour }).find('pencil')).toEqual(icon());
  expect(createIconCache({ storage, now: () => 168 * hour }).find('pencil')).toBeNull();
});

test('R-SHELL-16 works on when storage is full, switched off or holds something else', () => {
  const spoilt = memoryStorage({ room: 30 });
  spoilt.setItem('psifida-icons', '[["pencil"]]');
  for (const storage of [spoilt, null]) {
    const cache = createIconCache({ storage });
    expect(cache.find('pencil')).toBeNull();
    cache.keep([['pencil', icon()]]);
    expect(cache.find('pencil')).toEqual(icon());
  }
});
