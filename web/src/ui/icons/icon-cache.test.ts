import { expect, test } from 'vitest';
import { memoryStorage } from '../../lib/testing/memory-storage.ts';
import { createIconCache, type IconData } from './icon-cache.ts';

const icon = (body = '<path/>'): IconData => ({ body, width: 24, height: 24 });
const hour = 60 * 60 * 1000;

test('R-SHELL-16 keeps 50 icons; the one that was not used for longest leaves', () => {
  const cache = createIconCache({ storage: memoryStorage() });
  cache.keep(Array.from({ length: 50 }, (_, index) => [`icon-${index}`, icon()]));
  cache.find('icon-0');
  cache.keep([['one-more', icon()]]);
  const there = ['icon-0', 'icon-1', 'icon-2', 'one-more'].filter((name) => cache.find(name));
  expect(there).toEqual(['icon-0', 'icon-2', 'one-more']);
});

test('R-SHELL-16 an icon expires after 168 hours, on the next visit too', () => {
  let now = 0;
  const storage = memoryStorage();
  const onVisit = () => createIconCache({ storage, now: () => now });
  const first = onVisit();
  first.keep([['pencil', icon()]]);
  now = 168 * hour - 1;
  expect([first.find('pencil'), onVisit().find('pencil')]).toEqual([icon(), icon()]);
  now = 168 * hour;
  expect([first.find('pencil'), onVisit().find('pencil')]).toEqual([null, null]);
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
