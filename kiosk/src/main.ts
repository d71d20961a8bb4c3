import { existsSync } from 'node:fs';
import { lookAfter } from './look-after.ts';

const { env } = process;
const chromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome-stable'];

const ending = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => ending.abort());

await lookAfter(
  {
    settingsFiles: env.PSIFIDA_KIOSK_SETTINGS?.split(':') ?? [
      '/boot/firmware/psifida.txt',
      '/boot/psifida.txt',
      '/etc/psifida-kiosk.conf',
    ],
    browser: {
      program: env.PSIFIDA_KIOSK_BROWSER ?? chromium.find((program) => existsSync(program)) ?? 'chromium',
      profile: env.PSIFIDA_KIOSK_PROFILE ?? '/var/lib/psifida-kiosk/browser',
      flags: env.PSIFIDA_KIOSK_FLAGS?.split(' ').filter(Boolean) ?? [],
    },
    runFolder: env.RUNTIME_DIRECTORY ?? '/run/psifida-kiosk',
    say: (line) => console.log(line),
  },
  ending.signal,
);
process.exit(0);
