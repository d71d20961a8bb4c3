import { createHash } from 'node:crypto';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { refuseTooNew, target } from './for-oldest-browser.ts';

const worker = path.join(import.meta.dirname, '../src/worker/worker.ts');
const base = '/display/';

const hashOf = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

/** Builds the service worker after the app, with the list of all the app's files in it: what it keeps is one whole build. */
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
    await build({
      configFile: false,
      plugins: [refuseTooNew()],
      logLevel: 'warn',
      resolve: { conditions: ['source'] },
      define: {
        builtFiles: JSON.stringify(builtFiles),
        'process.env.NODE_ENV': JSON.stringify('production'),
      },
      build: {
        outDir: dir,
        target,
        emptyOutDir: false,
        copyPublicDir: false,
        // A classic script in one piece: every browser starts such a worker.
        lib: { entry: worker, formats: ['iife'], name: 'worker', fileName: () => 'worker.js' },
      },
    });
  },
});
