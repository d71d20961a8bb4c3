import type { HereMessage } from '@psifida/contract/content/here';
import type { Facts, Kept, KeptRelease } from './sync/kept.ts';
import type { Outbox } from './sync/outbox.ts';

/** Whether staff opened this window as a display, until it is closed. */
export const isHere = (): boolean =>
  new URLSearchParams(window.location.search).has('here') && window.opener !== null;

export const tellOpener = (code: string): void =>
  (window.opener as Window).postMessage({ hereCode: code } satisfies HereMessage, window.location.origin);

/** Browsers allow it after a touch or a key alone. */
export function fillScreenOnTouch(): void {
  const fill = () => void document.documentElement.requestFullscreen?.().catch(() => {});
  window.addEventListener('click', fill, { once: true, capture: true });
}

/** Nothing of it stays in the browser, where a display of another window may keep its own. */
export function keptInMemory(): Kept {
  const facts = new Map<string, Facts[keyof Facts]>();
  const releases = new Map<string, KeptRelease>();
  const keepOnly = async (hash: string | undefined) => {
    for (const key of [...releases.keys()]) if (key !== hash) releases.delete(key);
  };
  return {
    fact: async <K extends keyof Facts>(key: K) => facts.get(key) as Facts[K] | undefined,
    remember: async (key, value) => {
      facts.set(key, value);
    },
    releases: async () => [...releases.values()],
    adopt: async (release, goodbye) => {
      releases.set(release.hash, release);
      for (const hash of goodbye) releases.delete(hash);
      facts.set('current', release.hash);
    },
    keepOnly,
    pointNowhere: async () => {
      facts.delete('current');
    },
    forget: async () => {
      facts.clear();
      await keepOnly(undefined);
    },
  };
}

export async function outboxInMemory<Item>(): Promise<Outbox<Item>> {
  const outbox = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  let number = 0;
  let letters: { number: number; items: Item[] }[] = [];
  return {
    letters: {
      oldest: async () => (letters[0] ? { outbox, ...letters[0] } : null),
      remove: async (sent) => {
        letters = letters.filter((letter) => letter.number !== sent);
      },
    },
    draft: async () => undefined,
    keepDraft: async () => {},
    add: async (items) => {
      number += 1;
      letters.push({ number, items: [...items] });
      return 0;
    },
    forget: async () => {
      letters = [];
    },
  };
}
