import { createHash } from 'node:crypto';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { refuseTooNew, target } from './for-oldest-browser.ts';

const base = '/display/';

const hashOf = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

/** A classic script in one piece: every browser starts such a worker. */
const buildWorker = (dir: string, { source, name, files }: Worker) =>
  build({
    configFile: false,
    plugins: [refuseTooNew()],
    logLevel: 'warn',
    resolve: { conditions: ['source'] },
    define: {
      builtFiles: JSON.stringify(files),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    build: {
      outDir: dir,
      target,
      emptyOutDir: false,
      copyPublicDir: false,
      lib: {
        entry: path.join(import.meta.dirname, '../src', source),
        formats: ['iife'],
        name: 'worker',
        fileName: () => name,
      },
    },
  });

type Worker = { source: string; name: string; files: { url: string; revision: string | null }[] };

/** The player's worker lists all files of the build; that of take-home pages keeps what visitors have opened. */
export const keepApp = (): Plugin => ({
  name: 'psifida-keep-app',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const builtFiles = Object.values(bundle)
      .filter(({ fileName }) => !fileName.endsWith('.map'))
      .map((file) => ({
        url: `${base}${file.fileName}`,
        // A name below assets/ has the content's hash in it already.
        revision: file.fileName.startsWith('assets/')
          ? null
          : hashOf(file.type === 'asset' ? file.source : file.code),
      }))
      .sort((a, b) => (a.url < b.url ? -1 : 1));
    await buildWorker(dir, { source: 'device/worker.ts', name: 'worker.js', files: builtFiles });
    await buildWorker(dir, { source: 'pages/take-home/worker.ts', name: 'take-home-worker.js', files: [] });
  },
});
