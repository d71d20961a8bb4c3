import { parseArgs } from 'node:util';
import { checkArchive, restore } from '../archive/restore.ts';
import { readConfig } from '../config/config.ts';
import { StartError } from '../config/start-error.ts';
import { inMegabytes, reportTo, sayAndEnd } from './say.ts';

const usage = `npm run restore -- FILE [--key FILE] [--check]
Into an empty place: a new DATA_DIR, or the empty database and the storage that the settings name.
--key names the file with the secret key of an encrypted archive; --check reads all of it and keeps nothing.`;

/** The way back, and the way to another database, another storage or another machine. */
export const main = (args: string[]): Promise<number> =>
  sayAndEnd(async () => {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { key: { type: 'string' }, check: { type: 'boolean', default: false } },
    });
    const [file, ...more] = positionals;
    if (!file || more.length) throw new StartError(usage);
    const report = reportTo(process.stderr);
    const wish = { file, keyFile: values.key ?? null, progress: (files: number) => report(`${files} files`) };
    const { contents, seal } = values.check
      ? await checkArchive(wish)
      : await restore(readConfig(process.env), wish);
    const rows = Object.values(seal.tables).reduce((sum, table) => sum + table.rows, 0);
    const what = `${rows} rows and ${seal.files} files (${inMegabytes(seal.bytes)}) as they were at ${contents.madeAt}`;
    return values.check
      ? `${file} is whole: ${what}.`
      : `Restored: ${what}. Start Psifida now; everybody signs in again.`;
  });
