import { execFile } from 'node:child_process';
import { access, constants, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { rotateScreens } from './machine.ts';
import type { Rotation } from './settings.ts';

/** What is run by name with a list of arguments; never by a shell. */
export type Run = (program: string, args: readonly string[]) => Promise<string>;

const runFile = promisify(execFile);
export const run: Run = async (program, args) =>
  (await runFile(program, [...args], { timeout: 20_000, maxBuffer: 1_000_000 })).stdout;

/** The values that each of them takes: whatever comes from outside is one of these, or is not done. */
const tens = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100];
const allowed = { volume: [0, ...tens], brightness: tens, rotation: [0, 90, 180, 270] } as const;
type Adjustable = keyof typeof allowed;
const isAdjustable = (kind: unknown): kind is Adjustable => typeof kind === 'string' && kind in allowed;

type Setter = (value: number) => Promise<unknown>;

/** What this machine can do, found out by trying what does no harm. */
type Found = { set: Partial<Record<Adjustable, Setter>>; screen: ((on: boolean) => Promise<unknown>)[] };

const works = (attempt: Promise<unknown>): Promise<boolean> =>
  attempt.then(
    () => true,
    () => false,
  );

async function findVolume(go: Run): Promise<Setter | undefined> {
  if (await works(go('wpctl', ['get-volume', '@DEFAULT_AUDIO_SINK@'])))
    return (value) => go('wpctl', ['set-volume', '@DEFAULT_AUDIO_SINK@', `${value}%`]);
  if (await works(go('pactl', ['get-sink-volume', '@DEFAULT_SINK@'])))
    return (value) => go('pactl', ['set-sink-volume', '@DEFAULT_SINK@', `${value}%`]);
  if (await works(go('amixer', ['sget', 'Master'])))
    return (value) => go('amixer', ['sset', 'Master', `${value}%`]);
  return undefined;
}

async function findBrightness(go: Run, folder: string): Promise<Setter | undefined> {
  for (const name of await readdir(folder).catch(() => [] as string[])) {
    const file = path.join(folder, name, 'brightness');
    const most = Number(await readFile(path.join(folder, name, 'max_brightness'), 'utf8').catch(() => ''));
    if (most > 0 && (await works(access(file, constants.W_OK))))
      return (value) => writeFile(file, String(Math.max(1, Math.round((most * value) / 100))));
  }
  if (await works(go('ddcutil', ['getvcp', '10'])))
    return (value) => go('ddcutil', ['setvcp', '10', String(value)]);
  return undefined;
}

async function findScreen(go: Run, env: NodeJS.ProcessEnv): Promise<Found['screen']> {
  const ways: Found['screen'] = [];
  if (await works(go('ddcutil', ['getvcp', 'D6'])))
    ways.push((on) => go('ddcutil', ['setvcp', 'D6', on ? '1' : '4']));
  if (await works(go('cec-ctl', ['--playback', '-S'])))
    ways.push((on) => go('cec-ctl', ['--to', '0', on ? '--image-view-on' : '--standby']));
  if (!env.WAYLAND_DISPLAY && (await works(go('xset', ['q']))))
    ways.push((on) => go('xset', ['dpms', 'force', on ? 'on' : 'off']));
  return ways;
}

type Place = {
  go: Run;
  env: NodeJS.ProcessEnv;
  backlights: string;
  /** Where what was set is kept, so that it holds after a restart. */
  keptIn: string;
  /** How the machine is begun anew; null where nobody would hear. */
  reboot: (() => Promise<unknown>) | null;
  restartBrowser(): void;
};

/** What was set from the office: it comes after what stands in the settings. */
type Kept = Partial<Record<Adjustable, number>>;

export async function findAbilities(place: Place) {
  const { go, env, backlights, keptIn, reboot, restartBrowser } = place;
  const rotate: Setter = (value) => rotateScreens(String(value) as Rotation, env);
  const query = env.WAYLAND_DISPLAY ? go('wlr-randr', []) : go('xrandr', ['--query']);
  // Brightness and panel go over the same wire (ddcutil): one after the other.
  const findPanel = async () => ({
    brightness: await findBrightness(go, backlights),
    screen: await findScreen(go, env),
  });
  const [volume, { brightness, screen }, turns] = await Promise.all([
    findVolume(go),
    findPanel(),
    works(query),
  ]);
  const set: Found['set'] = {
    ...(volume ? { volume } : {}),
    ...(brightness ? { brightness } : {}),
    ...(turns ? { rotation: rotate } : {}),
  };
  const readKept = async (): Promise<Kept> => {
    const read: unknown = await readFile(keptIn, 'utf8')
      .then(JSON.parse)
      .catch(() => ({}));
    return Object.fromEntries(
      Object.entries(read && typeof read === 'object' ? read : {}).filter(
        ([kind, value]) => isAdjustable(kind) && (allowed[kind] as readonly unknown[]).includes(value),
      ),
    );
  };

  /** All or nothing: power may go at any time. */
  const keep = async (kept: Kept): Promise<void> => {
    await writeFile(`${keptIn}.new`, JSON.stringify(kept));
    await rename(`${keptIn}.new`, keptIn);
  };

  return {
    /** What staff may be offered. */
    list: ['picture', 'restart-browser', ...(reboot ? ['reboot'] : []), ...Object.keys(set)],
    /** Does it, or says why not. */
    follow: async (kind: unknown, value: unknown): Promise<void> => {
      if (kind === 'restart-browser') return restartBrowser();
      if (kind === 'reboot' && reboot) {
        await reboot();
        return;
      }
      const setter = isAdjustable(kind) ? set[kind] : undefined;
      if (!isAdjustable(kind) || !setter)
        throw new Error(`this machine cannot: ${String(kind).slice(0, 40)}`);
      const meant = (allowed[kind] as readonly number[]).find((one) => one === value);
      if (meant === undefined) throw new Error(`${kind}: no such value`);
      await setter(meant);
      // It is done; that it may not hold after the next start does not make it undone.
      await keep({ ...(await readKept()), [kind]: meant }).catch(() => {});
    },
    /** The panel itself, by every way there is; a page that is black is there in any case. */
    screen: async (on: boolean): Promise<void> => {
      for (const way of screen) await way(on).catch(() => {});
    },
    /** What was set before the machine was last switched off. */
    again: async (): Promise<void> => {
      for (const [kind, value] of Object.entries(await readKept()))
        await set[kind as Adjustable]?.(value).catch(() => {});
    },
  };
}
export type Abilities = Awaited<ReturnType<typeof findAbilities>>;
