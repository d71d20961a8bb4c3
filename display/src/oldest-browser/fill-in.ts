/** What the player and what it is made of take from the language, and the oldest browser does not have yet. */
const fillIn = (owner: object, name: string, value: unknown) => {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, writable: true, configurable: true });
};

function at(this: ArrayLike<unknown>, index: number): unknown {
  const place = Math.trunc(index) || 0;
  return this[place < 0 ? this.length + place : place];
}
for (const owner of [Array.prototype, String.prototype, Object.getPrototypeOf(Uint8Array.prototype)])
  fillIn(owner, 'at', at);

fillIn(
  Array.prototype,
  'findLast',
  function findLast(this: unknown[], test: (item: unknown, index: number, all: unknown[]) => unknown) {
    for (let index = this.length - 1; index >= 0; index -= 1)
      if (test(this[index], index, this)) return this[index];
    return undefined;
  },
);
fillIn(
  Array.prototype,
  'toSorted',
  function toSorted(this: unknown[], compare?: (a: unknown, b: unknown) => number) {
    return [...this].sort(compare);
  },
);
fillIn(Object, 'hasOwn', (owner: object, key: PropertyKey) =>
  // biome-ignore lint/suspicious/noPrototypeBuiltins: this is the one place that makes up for it
  Object.prototype.hasOwnProperty.call(owner, key),
);
