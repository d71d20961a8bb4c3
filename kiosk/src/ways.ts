import { access, constants, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Drawing, type Run, readScreens, rotateScreens } from './machine.ts';
import type { Rotation } from './settings.ts';

export type Adjustable = 'volume' | 'brightness' | 'rotation';
type Setter = (value: number) => Promise<unknown>;
type Switch = (on: boolean) => Promise<unknown>;

/** Means that were found by harmless probes. */
export type Ways = {
  set: Partial<Record<Adjustable, Setter>>;
  /** Every means to switch the panel. */
  panel: Partial<Record<'ddc' | 'cec' | 'x', Switch>>;
};

export type Means = Drawing & { backlights: string };

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

async function findPanel({ env, go }: Drawing, known: Ways['panel']): Promise<Ways['panel']> {
  const found: Ways['panel'] = { ...known };
  if (!found.ddc && (await works(go('ddcutil', ['getvcp', 'D6']))))
    found.ddc = (on) => go('ddcutil', ['setvcp', 'D6', on ? '1' : '4']);
  if (!found.cec && (await works(go('cec-ctl', ['--playback', '-S']))))
    found.cec = (on) => go('cec-ctl', ['--to', '0', on ? '--image-view-on' : '--standby']);
  if (!found.x && !env.WAYLAND_DISPLAY && (await works(go('xset', ['q']))))
    found.x = (on) => go('xset', ['dpms', 'force', on ? 'on' : 'off']);
  return found;
}

/** Probes for what is missing. What was found stays, since a panel that is off may not answer. */
export async function findMore(means: Means, known: Ways): Promise<Ways> {
  const { go, backlights } = means;
  const findRotation = async (): Promise<Setter | undefined> =>
    (await works(readScreens(means)))
      ? (value) => rotateScreens(String(value) as Rotation, means)
      : undefined;
  // Brightness and panel go over the same wire (ddcutil): one after the other.
  const findGlass = async () => ({
    brightness: known.set.brightness ?? (await findBrightness(go, backlights)),
    panel: await findPanel(means, known.panel),
  });
  const [volume, { brightness, panel }, rotation] = await Promise.all([
    known.set.volume ?? findVolume(go),
    findGlass(),
    known.set.rotation ?? findRotation(),
  ]);
  return {
    set: {
      ...(volume ? { volume } : {}),
      ...(brightness ? { brightness } : {}),
      ...(rotation ? { rotation } : {}),
    },
    panel,
  };
}
