import { readFile } from 'node:fs/promises';

export type Settings = {
  /** The address of the municipality's Psifida, without a path. */
  server: URL;
  rotate: Rotation;
  /** Time of the nightly upkeep, in minutes after midnight. */
  nightAt: number;
};

const rotations = ['0', '90', '180', '270'] as const;
export type Rotation = (typeof rotations)[number];

/** For whoever reads it on a glass or at a keyboard. */
const meant = {
  server: {
    el: 'Ο διακομιστής γράφεται ως διεύθυνση ιστού, χωρίς όνομα και κωδικό: server = https://psifida.example.gr',
    en: 'The server is written as a web address, without a name and a password: server = https://psifida.example.gr',
  },
  rotate: {
    el: 'Η περιστροφή είναι 0, 90, 180 ή 270 μοίρες, δεξιόστροφα: rotate = 90',
    en: 'The rotation is 0, 90, 180 or 270 degrees, clockwise: rotate = 90',
  },
  'night-at': {
    el: 'Η ώρα της νυχτερινής επανεκκίνησης γράφεται από 00:00 έως 23:59: night-at = 04:00',
    en: 'The time of the nightly restart is written from 00:00 to 23:59: night-at = 04:00',
  },
  other: {
    el: 'Κάθε γραμμή αρχίζει με server, rotate ή night-at και ένα «=»· ό,τι ακολουθεί ένα # δεν διαβάζεται.',
    en: 'Every line begins with server, rotate or night-at and a “=”; what follows a # is not read.',
  },
} as const;
type Line = keyof typeof meant;
type Words = { el: string; en: string };

/** `why` is null where there are no settings. */
export class UnusableSettings extends Error {
  readonly why: Words | null;
  constructor(line: string, about?: Line) {
    super(line);
    this.why = about ? meant[about] : null;
  }
}

/** Lines of `name = value`; byte order mark, carriage returns and comments are ignored. */
export function parseSettings(text: string): Settings {
  const given = new Map<string, string>();
  for (const line of text.replace(/^\uFEFF/, '').split(/\r?\n/)) {
    const said = line.replace(/#.*$/, '').trim();
    if (!said) continue;
    const [, name = '', value = ''] = /^([^=]*?)\s*=\s*(.*)$/.exec(said) ?? [];
    const key = name.toLowerCase();
    if (key === 'other' || !Object.hasOwn(meant, key)) throw new UnusableSettings(`“${said}”?`, 'other');
    given.set(key, value);
  }
  return {
    server: parseServer(given.get('server') ?? ''),
    rotate: parseRotation(given.get('rotate') ?? '0'),
    nightAt: parseHour(given.get('night-at') ?? '04:00'),
  };
}

function parseServer(written: string): URL {
  if (!written) throw new UnusableSettings('server = ?', 'server');
  // People leave the protocol out.
  const whole = /^[a-z]+:\/\//i.test(written) ? written : `https://${written}`;
  const address = URL.canParse(whole) ? new URL(whole) : null;
  if (!address || !['https:', 'http:'].includes(address.protocol) || address.username || address.password)
    throw new UnusableSettings(`server = ${written} ?`, 'server');
  return new URL(address.origin);
}

function parseRotation(written: string): Rotation {
  const found = rotations.find((one) => one === written.replace(/°$/, ''));
  if (!found) throw new UnusableSettings(`rotate = ${written} ?`, 'rotate');
  return found;
}

function parseHour(written: string): number {
  const [, hours = '', minutes = ''] = /^(\d{1,2}):(\d{2})$/.exec(written) ?? [];
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59)
    throw new UnusableSettings(`night-at = ${written} ?`, 'night-at');
  return Number(hours) * 60 + Number(minutes);
}

export const settingsFiles = ({ PSIFIDA_KIOSK_SETTINGS: told }: NodeJS.ProcessEnv): readonly string[] =>
  told?.split(':') ?? ['/boot/firmware/psifida.txt', '/boot/psifida.txt', '/etc/psifida-kiosk.conf'];

/** The first file that exists counts, that of the boot partition first. */
export async function readSettings(files: readonly string[]): Promise<Settings> {
  for (const file of files) {
    const bytes = await readFile(file).catch(() => null);
    // UTF-16 with a byte order mark, which Windows calls ‘Unicode’.
    if (bytes)
      return parseSettings(bytes.toString(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf16le' : 'utf8'));
  }
  throw new UnusableSettings('');
}
