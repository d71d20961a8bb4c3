/** A browser's storage for tests in Node; `room` is how many characters fit. */
export function memoryStorage({ room = Number.POSITIVE_INFINITY } = {}): Storage {
  const items = new Map<string, string>();
  const used = () => [...items].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem(key, value) {
      if (used() - (items.get(key)?.length ?? -key.length) + value.length > room) throw new Error('full');
      items.set(key, value);
    },
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}
