import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lookAfter } from './look-after.ts';
import { settingsFiles } from './settings.ts';

const { env } = process;
const chromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome-stable'];

const profile = env.PSIFIDA_KIOSK_PROFILE ?? '/var/lib/psifida-kiosk/browser';

/** Beside the program where it is installed, above it where it was built. */
const ownPackage = ['./package.json', '../package.json']
  .map((file) => new URL(file, import.meta.url))
  .find((file) => existsSync(file));
const { version } = JSON.parse(ownPackage ? readFileSync(ownPackage, 'utf8') : '{ "version": "?" }');

const ending = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => ending.abort());
// The compositor started this program: without it systemd starts both again, and two programs would share one profile.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) ending.abort();
}, 1_000).unref();

await lookAfter(
  {
    settingsFiles: settingsFiles(env),
    isTurned: env.PSIFIDA_KIOSK_TURNED !== undefined,
    browser: {
      program: env.PSIFIDA_KIOSK_BROWSER ?? chromium.find((program) => existsSync(program)) ?? 'chromium',
      profile,
      flags: env.PSIFIDA_KIOSK_FLAGS?.split(' ').filter(Boolean) ?? [],
    },
    mayReboot: env.RUNTIME_DIRECTORY !== undefined,
    officeFile: path.join(path.dirname(profile), 'office.json'),
    version,
    runFolder: env.RUNTIME_DIRECTORY ?? '/run/psifida-kiosk',
    say: (line) => console.log(line),
  },
  ending.signal,
);
process.exit(0);
