import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { withoutLine } from './build/without-line.mjs';

const built = path.join(import.meta.dirname, 'dist');
const bundle = path.join(built, 'bundle');

/** What a file of ours finds beside itself (migrations, workers, pages) it goes on finding from where it is bundled. */
const ownPlaces: Plugin = {
  name: 'psifida-own-places',
  transform: {
    filter: { id: /\/(server|api|identity|postgres|demo)\/dist\//, code: 'import.meta.url' },
    handler: (code, id) => ({
      code: code.replaceAll(
        'import.meta.url',
        `new URL('${path.relative(bundle, id)}', import.meta.url).href`,
      ),
      map: null,
    }),
  },
};

const withoutLines: Plugin = {
  name: 'psifida-without-lines',
  transform: {
    filter: { id: /\/(pg\/lib\/stream|oidc-provider\/lib\/index)\.js$/ },
    handler: (code, id) => ({ code: withoutLine(code, id) ?? code, map: null }),
  },
};

/** The running server in a few files: finding and opening more than a thousand took half of a start. */
export default defineConfig({
  plugins: [ownPlaces, withoutLines],
  // Libraries for this kind of machine, found where npm has put them.
  ssr: { noExternal: true, external: ['sharp', '@node-rs/argon2', 'pg-native'] },
  build: {
    ssr: path.join(built, 'main.js'),
    outDir: bundle,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      // All in one folder: what they find beside themselves is named from there. Not as modules: of those Node 20 cannot keep
      // what it has compiled (src/bundle.ts).
      output: {
        comments: false,
        format: 'cjs',
        dynamicImportInCjs: false,
        entryFileNames: '[name].cjs',
        chunkFileNames: '[name]-[hash].cjs',
      },
      checks: { eval: false },
    },
  },
});
