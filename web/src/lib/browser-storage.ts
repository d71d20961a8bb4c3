export type StoreOptions = { storage?: Storage | null; now?: () => number };

/** Storage may be switched off altogether; even looking at it then throws. */
export function browserStorage(kind: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return globalThis[kind] ?? null;
  } catch {
    return null;
  }
}

/** What was kept there, or undefined; others may have written nonsense, so callers check the shape. */
export function readStored(storage: Storage | null, key: string): unknown {
  try {
    return JSON.parse(storage?.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** False when it could not be kept: storage is full or switched off. */
export function writeStored(storage: Storage | null, key: string, value: unknown): boolean {
  try {
    storage?.setItem(key, JSON.stringify(value));
    return storage !== null;
  } catch {
    return false;
  }
}

export function removeStored(storage: Storage | null, key: string): void {
  try {
    storage?.removeItem(key);
  } catch {
    // Switched off: nothing was kept, so nothing is left to remove.
  }
}
