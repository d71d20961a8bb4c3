import { readFile, rename, writeFile } from 'node:fs/promises';
import { type Adjustable, findMore, type Means, type Ways } from './ways.ts';

/** Allowed values; anything else is refused. */
const tens = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100];
const allowed: Record<Adjustable, readonly number[]> = {
  volume: [0, ...tens],
  brightness: tens,
  rotation: [0, 90, 180, 270],
};
const isAdjustable = (kind: unknown): kind is Adjustable =>
  typeof kind === 'string' && Object.hasOwn(allowed, kind);

/** Probing interval: a screen, a bus or an audio server may come later. */
const lookAgainEveryMs = 10 * 60_000;

type Place = Means & {
  /** Settings from the office, kept over restarts. */
  keptIn: string;
  /** Reboots the machine; null where that is impossible. */
  reboot: (() => Promise<unknown>) | null;
  restartBrowser(): void;
  now?(): number;
};

/** Set from the office; overrides the settings file. */
type Kept = Partial<Record<Adjustable, number>>;

export async function readKept(file: string): Promise<Kept> {
  const read: unknown = await readFile(file, 'utf8')
    .then(JSON.parse)
    .catch(() => ({}));
  return Object.fromEntries(
    Object.entries(read && typeof read === 'object' ? read : {}).filter(
      ([kind, value]) => isAdjustable(kind) && allowed[kind].includes(value),
    ),
  );
}

/** Atomic, since power may go at any time. */
async function keep(file: string, kept: Kept): Promise<void> {
  await writeFile(`${file}.new`, JSON.stringify(kept));
  await rename(`${file}.new`, file);
}

/** What this machine can do for staff; probed at once, and again while anything is missing. */
export function openAbilities(place: Place) {
  const { keptIn, reboot, restartBrowser, now = () => performance.now() } = place;
  let ways: Ways = { set: {}, panel: {} };
  /** Last state sent to the panel. */
  let lit: boolean | null = null;
  let lookedAt = Number.NEGATIVE_INFINITY;

  const setAgain = async (kinds: readonly string[]): Promise<void> => {
    for (const [kind, value] of Object.entries(await readKept(keptIn)))
      if (kinds.includes(kind)) await ways.set[kind as Adjustable]?.(value).catch(() => {});
  };
  const lookOnce = async (): Promise<void> => {
    const [before, isFirst] = [ways, lookedAt === Number.NEGATIVE_INFINITY];
    ways = await findMore(place, before);
    lookedAt = now();
    if (isFirst) return;
    // Applies what was set to what was found only now.
    await setAgain(Object.keys(ways.set).filter((kind) => !Object.hasOwn(before.set, kind)));
    const [was, is] = [Object.values(before.panel), Object.values(ways.panel)];
    for (const way of is) if (lit !== null && !was.includes(way)) await way(lit).catch(() => {});
  };
  let looking: Promise<void> | null = null;
  /** Concurrent probes are coalesced. */
  const look = (): Promise<void> => {
    looking ??= lookOnce().finally(() => {
      looking = null;
    });
    return looking;
  };
  const ready = look();

  const adjust = async (kind: Adjustable, value: number): Promise<void> => {
    if (!ways.set[kind]) await look();
    try {
      const setter = ways.set[kind];
      if (!setter) throw new Error(`this machine cannot: ${kind}`);
      await setter(value);
    } catch (error) {
      // The audio server may have restarted, or the screen be on another plug: probe again.
      const { [kind]: failed, ...others } = ways.set;
      if (!failed) throw error;
      ways = { ...ways, set: others };
      await look();
      const other = ways.set[kind];
      if (!other) throw error;
      await other(value);
    }
  };

  return {
    /** What staff may be offered. */
    list: async (): Promise<string[]> => {
      await ready;
      if (now() - lookedAt >= lookAgainEveryMs) void look();
      return ['image', 'restart-browser', ...(reboot ? ['reboot'] : []), ...Object.keys(ways.set)];
    },
    /** Rejects with the reason. */
    follow: async (kind: unknown, value: unknown): Promise<void> => {
      if (kind === 'restart-browser') return restartBrowser();
      if (kind === 'reboot' && reboot) {
        await reboot();
        return;
      }
      if (!isAdjustable(kind)) throw new Error(`this machine cannot: ${String(kind).slice(0, 40)}`);
      const meant = allowed[kind].find((one) => one === value);
      if (meant === undefined) throw new Error(`${kind}: no such value`);
      await ready;
      await adjust(kind, meant);
      // Done, even if it cannot be kept for the next start.
      await keep(keptIn, { ...(await readKept(keptIn)), [kind]: meant }).catch(() => {});
    },
    /** Switches the panel by every available means; the page is black in any case. */
    screen: async (on: boolean): Promise<void> => {
      lit = on;
      await ready;
      for (const way of Object.values(ways.panel)) await way(on).catch(() => {});
    },
    /** Applies what was set before the last restart. */
    again: async (): Promise<void> => {
      await ready;
      await setAgain(Object.keys(allowed));
    },
  };
}
export type Abilities = ReturnType<typeof openAbilities>;
