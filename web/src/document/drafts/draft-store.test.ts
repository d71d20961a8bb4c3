import { expect, test } from 'vitest';
import { memoryStorage } from '../../lib/testing/memory-storage.ts';
import { createDraftStore } from './draft-store.ts';

const day = 24 * 60 * 60 * 1000;

function aStore({ room }: { room?: number } = {}) {
  const storage = memoryStorage({ room });
  const clock = { now: 0 };
  const store = createDraftStore({ storage, now: () => clock.now });
  return { storage, store, clock };
}

test('typed text is there again until it is removed', () => {
  const { store } = aStore();
  store.write('anna:presentation:new', { title: 'Θάλασσα' });
  expect(store.read('anna:presentation:new')).toEqual({ title: 'Θάλασσα' });
  expect(store.read('boris:presentation:new')).toBeUndefined();
  store.remove('anna:presentation:new');
  expect(store.read('anna:presentation:new')).toBeUndefined();
});

test('a draft of more than 30 days is dropped', () => {
  const { store, storage, clock } = aStore();
  store.write('old', 1);
  clock.now = 30 * day;
  expect(store.read('old')).toBe(1);
  clock.now = 30 * day + 1;
  expect(store.read('old')).toBeUndefined();
  expect(storage.length).toBe(0);
});

test('of more than 40 drafts the oldest are dropped, and nothing that is not a draft', () => {
  const { store, storage, clock } = aStore();
  storage.setItem('nuxt-color-mode', 'dark');
  for (let index = 0; index < 45; index += 1) {
    clock.now = index;
    store.write(`${index}`, index);
  }
  expect(store.read('4')).toBeUndefined();
  expect(store.read('5')).toBe(5);
  expect(storage.length).toBe(41);
});

test('when storage is full the oldest drafts make room', () => {
  const { store, clock } = aStore({ room: 200 });
  for (const [index, key] of ['a', 'b', 'c'].entries()) {
    clock.now = index;
    expect(store.write(key, 'x'.repeat(40))).toBe(true);
  }
  expect(store.read('a')).toBeUndefined();
  expect(store.read('c')).toBe('x'.repeat(40));
  expect(store.write('d', 'x'.repeat(400))).toBe(false);
});

test('storage that is switched off or holds nonsense keeps nobody from working', () => {
  expect(createDraftStore({ storage: null }).write('a', 1)).toBe(false);
  const { store, storage } = aStore();
  storage.setItem('psifida-draft:a', '{"at":');
  expect(store.read('a')).toBeUndefined();
});
