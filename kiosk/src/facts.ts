import fs, { readdir, readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { availableShare } from './machine.ts';

type Sources = {
  abilities: readonly string[];
  version: string;
  browser: string;
  browserSince: number;
  /** On whose disk the browser keeps what it keeps. */
  folder: string;
};

/** What this machine says of itself; of what it does not know, null. */
export async function readFacts({ abilities, version, browser, browserSince, folder }: Sources) {
  // By its name in the module: Node 18 has it from 18.15 on, and an import of what is not there ends the program.
  const disk = (await fs.statfs?.(folder).catch(() => null)) ?? null;
  return {
    abilities,
    kiosk: version,
    browser,
    uptimeMs: Math.round(os.uptime() * 1_000),
    browserUptimeMs: Math.round(performance.now() - browserSince),
    temperature: await hottest(),
    diskBytes: disk && disk.blocks * disk.bsize,
    diskFreeBytes: disk && disk.bavail * disk.bsize,
    memoryFreeShare: await availableShare(),
    signalDbm: await signal(),
  };
}

const zones = '/sys/class/thermal';

/** In degrees, of the hottest part that says so. */
export async function hottest(folder = zones): Promise<number | null> {
  const names = (await readdir(folder).catch(() => [] as string[])).filter((name) =>
    name.startsWith('thermal_zone'),
  );
  const read = await Promise.all(
    names.map((name) => readFile(path.join(folder, name, 'temp'), 'utf8').catch(() => '')),
  );
  const degrees = read
    .filter((text) => text.trim() !== '')
    .map((text) => Math.round(Number(text) / 1_000))
    .filter((one) => one > 0 && one < 150);
  return degrees.length ? Math.max(...degrees) : null;
}

/** Of the first wireless network; the last number but one before the noise, as the kernel has always written it. */
export async function signal(file = '/proc/net/wireless'): Promise<number | null> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const [, level] = /^\s*\w+:\s+\S+\s+\S+\s+(-?\d+)\.?\s/m.exec(text) ?? [];
  return level === undefined ? null : Number(level);
}
