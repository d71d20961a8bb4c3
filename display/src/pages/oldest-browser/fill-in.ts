function at(this: ArrayLike<unknown>, index: number): unknown {
  const place = Math.trunc(index) || 0;
  return this[place < 0 ? this.length + place : place];
}

function findLast(this: unknown[], test: (item: unknown, index: number, all: unknown[]) => unknown): unknown {
  for (let index = this.length - 1; index >= 0; index -= 1)
    if (test(this[index], index, this)) return this[index];
  return undefined;
}

function toSorted(this: unknown[], compare?: (a: unknown, b: unknown) => number): unknown[] {
  return [...this].sort(compare);
}

const hasOwn = (owner: object, key: PropertyKey): boolean =>
  // biome-ignore lint/suspicious/noPrototypeBuiltins: this is the one place that makes up for it
  Object.prototype.hasOwnProperty.call(owner, key);

type Realm = {
  Array: { prototype: object };
  String: { prototype: object };
  Uint8Array: { prototype: object };
  Object: object;
};

/** What the player takes from the language and the oldest browser does not have. */
export function fillIn(realm: Realm): void {
  const list = realm.Array.prototype;
  const given: [owner: object, made: Record<string, unknown>][] = [
    [list, { at, findLast, toSorted }],
    [realm.String.prototype, { at }],
    [Object.getPrototypeOf(realm.Uint8Array.prototype), { at }],
    [realm.Object, { hasOwn }],
  ];
  for (const [owner, made] of given)
    for (const name of Object.keys(made))
      if (!(name in owner))
        Object.defineProperty(owner, name, { value: made[name], writable: true, configurable: true });
}

fillIn(globalThis);
