import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { backUp, toFile } from '../archive/backup.ts';
import { newKey } from '../archive/lock-and-key.ts';
import { readConfig } from '../config/config.ts';
import { StartError } from '../config/start-error.ts';
import { inMegabytes, reportTo, sayAndEnd } from './say.ts';

const usage = `npm run backup -- FILE [--public-key age1…]
npm run backup -- --new-key FILE
Everything goes into the one file, while Psifida runs or not: texts, displays, accounts, settings, images and videos.
With a public key only whoever has the secret one can read it; keep that away from this machine.`;

/** Everything in one file that any Psifida of this version or a newer one can restore. */
export const main = (args: string[]): Promise<number> =>
  sayAndEnd(async () => {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { 'public-key': { type: 'string' }, 'new-key': { type: 'string' } },
    });
    if (values['new-key'] !== undefined) {
      const key = await newKey();
      await writeFile(values['new-key'], `${key.secret}\n`, { flag: 'wx', mode: 0o600 });
      return `The secret key is in ${values['new-key']}: keep it safe, and not on this machine alone.\nBack up with --public-key ${key.public}`;
    }
    const [file, ...more] = positionals;
    if (!file || more.length) throw new StartError(usage);
    const report = reportTo(process.stderr);
    const kept = await backUp(readConfig(process.env), {
      openTarget: toFile(path.resolve(file)),
      publicKey: values['public-key'] ?? null,
      progress: ({ files, of, bytes }) => report(`${files} of ${of} files, ${inMegabytes(bytes)}`),
    });
    const { seal } = kept;
    const rows = Object.values(seal.tables).reduce((sum, table) => sum + table.rows, 0);
    const said = `${file}: ${rows} rows, ${seal.files} files, ${inMegabytes(kept.bytes)}, written and read back.\nsha256 ${kept.sha256}${kept.key ? `\nSigned by this installation; restore with --signed-by ${kept.key}` : ''}${kept.foreign.length ? `\nNot part of it, because they are not Psifida's: ${kept.foreign.join(', ')}.` : ''}`;
    if (!seal.missing.length) return said;
    throw new StartError(
      `${said}\n${seal.missing.length} files that the database names are not in the storage, or are not what they were: ${seal.missing.slice(0, 5).join(', ')}.`,
    );
  });
