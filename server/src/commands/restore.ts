import { parseArgs } from 'node:util';
import { checkArchive, restore } from '../archive/restore.ts';
import type { Contents } from '../archive/shape.ts';
import { readConfig } from '../config/config.ts';
import { StartError } from '../config/start-error.ts';
import { inMegabytes, reportTo, sayAndEnd } from './say.ts';

const usage = `npm run restore -- FILE --signed-by KEY [--key FILE]
npm run restore -- FILE --check [--signed-by KEY] [--key FILE]
npm run restore -- FILE --unverified [--key FILE]
Into an empty place: a new DATA_DIR, or the empty database and the storage that the settings name.
--key names the file with the secret key of an encrypted archive; --check reads all of it and keeps nothing.
--signed-by is the key of the installation that made it, which each backup names; --unverified takes whatever it holds, for when
that key is known nowhere any more or the archive is of 1.0.0, which did not sign.`;

const signer = ({ installation }: Contents, signedBy: string | null): string => {
  if (!installation) return 'signed by nobody';
  const { url, key } = installation;
  return signedBy ? `signed by ${url}` : `signed by the key ${key}, which says that it is of ${url}`;
};

/** The way back, and the way to another database, another storage or another machine. */
export const main = (args: string[]): Promise<number> =>
  sayAndEnd(async () => {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        key: { type: 'string' },
        check: { type: 'boolean', default: false },
        'signed-by': { type: 'string' },
        unverified: { type: 'boolean', default: false },
      },
    });
    const [file, ...more] = positionals;
    if (!file || more.length) throw new StartError(usage);
    const signedBy = values['signed-by'] ?? null;
    if (values.check ? values.unverified : (signedBy === null) !== values.unverified)
      throw new StartError(usage);
    const report = reportTo(process.stderr);
    const wish = {
      ...{ file, keyFile: values.key ?? null, signedBy },
      progress: (files: number) => report(`${files} files`),
    };
    const { contents, seal } = values.check
      ? await checkArchive(wish)
      : await restore(readConfig(process.env), wish);
    const rows = Object.values(seal.tables).reduce((sum, table) => sum + table.rows, 0);
    const what = `${rows} rows and ${seal.files} files (${inMegabytes(seal.bytes)}) as they were at ${contents.madeAt}, ${signer(contents, signedBy)}`;
    return values.check
      ? `${file} is whole: ${what}.`
      : `Restored: ${what}. Start Psifida now; everybody signs in again.`;
  });
