import fs, { readdir, readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { availableShare } from './machine.ts';

type Sources = {
  abilities: readonly string[];
  version: string;
  browser: string;
  browserSince: number;
  /** On the disk of the browser's profile. */
  folder: string;
};

/** Facts about this machine; null for what is unknown. */
export async function readFacts({ abilities, version, browser, browserSince, folder }: Sources) {
  // Not a named import: Node 18 has statfs only from 18.15 on.
  const disk = (await fs.statfs?.(folder).catch(() => null)) ?? null;
  return {
    abilities,
    kiosk: version,
    browser,
    uptimeMs: Math.round(os.uptime() * 1_000),
    bootId: (await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')).trim() || null,
    browserUptimeMs: Math.round(performance.now() - browserSince),
    temperature: await hottest(),
    diskBytes: disk && disk.blocks * disk.bsize,
    diskFreeBytes: disk && disk.bavail * disk.bsize,
    memoryFreeShare: await availableShare(),
    signalDbm: await signal(),
  };
}

const zones = '/sys/class/thermal';

/** Highest temperature of all thermal zones, in degrees. */
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

/** Signal level of the first wireless network. */
export async function signal(file = '/proc/net/wireless'): Promise<number | null> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const [, level] = /^\s*\w+:\s+\S+\s+\S+\s+(-?\d+)\.?\s/m.exec(text) ?? [];
  return level === undefined ? null : Number(level);
}
