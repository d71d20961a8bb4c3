import { readFile } from 'node:fs/promises';

/** What a person writes down once for a display's machine. */
export type Settings = {
  /** The address of the municipality's Psifida, without a path. */
  server: URL;
  rotate: Rotation;
  /** The hour of the night at which memory is looked after, as minutes after midnight. */
  nightAt: number;
};

const rotations = ['0', '90', '180', '270'] as const;
export type Rotation = (typeof rotations)[number];

/** What is wrong with them, in the words that the glass shows; without one there is nothing to say but to write some. */
export class UnusableSettings extends Error {}

const known = ['server', 'rotate', 'night-at'] as const;

/** Lines as `name = value`. Written in any editor, on any system: byte order mark, carriage returns and comments are nothing. */
export function parseSettings(text: string): Settings {
  const given = new Map<string, string>();
  for (const line of text.replace(/^\uFEFF/, '').split(/\r?\n/)) {
    const meant = line.replace(/#.*$/, '').trim();
    if (!meant) continue;
    const [, name = '', value = ''] = /^([^=]*?)\s*=\s*(.*)$/.exec(meant) ?? [];
    const key = name.toLowerCase();
    if (!known.some((one) => one === key)) throw new UnusableSettings(`“${meant}”?`);
    given.set(key, value);
  }
  return {
    server: parseServer(given.get('server') ?? ''),
    rotate: parseRotation(given.get('rotate') ?? '0'),
    nightAt: parseHour(given.get('night-at') ?? '04:00'),
  };
}

function parseServer(written: string): URL {
  if (!written) throw new UnusableSettings('server = ?');
  // Whoever types an address leaves the beginning away.
  const whole = /^[a-z]+:\/\//i.test(written) ? written : `https://${written}`;
  const address = URL.canParse(whole) ? new URL(whole) : null;
  if (!address || !['https:', 'http:'].includes(address.protocol) || address.username || address.password)
    throw new UnusableSettings(`server = ${written} ?`);
  return new URL(address.origin);
}

function parseRotation(written: string): Rotation {
  const found = rotations.find((one) => one === written.replace(/°$/, ''));
  if (!found) throw new UnusableSettings(`rotate = ${written} ? (${rotations.join(', ')})`);
  return found;
}

function parseHour(written: string): number {
  const [, hours = '', minutes = ''] = /^(\d{1,2}):(\d{2})$/.exec(written) ?? [];
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59)
    throw new UnusableSettings(`night-at = ${written} ? (04:00)`);
  return Number(hours) * 60 + Number(minutes);
}

/** The first file that is there counts: the boot partition's comes first, since any computer can write it. */
export async function readSettings(files: readonly string[]): Promise<Settings> {
  for (const file of files) {
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text !== null) return parseSettings(text);
  }
  throw new UnusableSettings('');
}
