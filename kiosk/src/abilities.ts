import { readFile, rename, writeFile } from 'node:fs/promises';
import { type Adjustable, findMore, type Means, type Ways } from './ways.ts';

/** The values that each of them takes: whatever comes from outside is one of these, or is not done. */
const tens = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100];
const allowed: Record<Adjustable, readonly number[]> = {
  volume: [0, ...tens],
  brightness: tens,
  rotation: [0, 90, 180, 270],
};
const isAdjustable = (kind: unknown): kind is Adjustable =>
  typeof kind === 'string' && Object.hasOwn(allowed, kind);

/** A screen that is switched on later, a bus that answers late, a sound server that starts after us: so often we look again. */
const lookAgainEveryMs = 10 * 60_000;

type Place = Means & {
  /** Where what was set is kept, so that it holds after a restart. */
  keptIn: string;
  /** How the machine is begun anew; null where nobody would hear. */
  reboot: (() => Promise<unknown>) | null;
  restartBrowser(): void;
  now?(): number;
};

/** What was set from the office: it comes after what stands in the settings. */
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

/** All or nothing: power may go at any time. */
async function keep(file: string, kept: Kept): Promise<void> {
  await writeFile(`${file}.new`, JSON.stringify(kept));
  await rename(`${file}.new`, file);
}

/** What this machine can do for staff; it begins to find out at once, and goes on as long as anything is missing. */
export function openAbilities(place: Place) {
  const { keptIn, reboot, restartBrowser, now = () => performance.now() } = place;
  let ways: Ways = { set: {}, panel: {} };
  /** What the panel was told last. */
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
    // What has come only now is brought to where everything else is already.
    await setAgain(Object.keys(ways.set).filter((kind) => !Object.hasOwn(before.set, kind)));
    const [was, is] = [Object.values(before.panel), Object.values(ways.panel)];
    for (const way of is) if (lit !== null && !was.includes(way)) await way(lit).catch(() => {});
  };
  let looking: Promise<void> | null = null;
  /** One look at a time, however many ask. */
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
      // The way may have gone, and another one come: a sound server that began anew, a screen on another plug.
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
      return ['picture', 'restart-browser', ...(reboot ? ['reboot'] : []), ...Object.keys(ways.set)];
    },
    /** Does it, or says why not. */
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
      // It is done; that it may not hold after the next start does not make it undone.
      await keep(keptIn, { ...(await readKept(keptIn)), [kind]: meant }).catch(() => {});
    },
    /** The panel itself, by every way there is; a page that is black is there in any case. */
    screen: async (on: boolean): Promise<void> => {
      lit = on;
      await ready;
      for (const way of Object.values(ways.panel)) await way(on).catch(() => {});
    },
    /** What was set before the machine was last switched off. */
    again: async (): Promise<void> => {
      await ready;
      await setAgain(Object.keys(allowed));
    },
  };
}
export type Abilities = ReturnType<typeof openAbilities>;
