import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const built = path.join(import.meta.dirname, 'dist');
const bundle = path.join(built, 'bundle');

/** What a file of ours finds beside itself (migrations, workers, pages) it goes on finding from where it is bundled. */
const ownPlaces: Plugin = {
  name: 'psifida-own-places',
  transform: {
    filter: { id: /\/(server|api|identity|postgres)\/dist\//, code: 'import.meta.url' },
    handler: (code, id) => ({
      code: code.replaceAll(
        'import.meta.url',
        `new URL('${path.relative(bundle, id)}', import.meta.url).href`,
      ),
      map: null,
    }),
  },
};

/**
 * `pg` asks by making a Response whether it runs at Cloudflare: where Node does not know `navigator` (20), that loads a whole
 * HTTP client.
 */
const notCloudflare: Plugin = {
  name: 'psifida-not-cloudflare',
  transform: {
    filter: { id: /\/pg\/lib\/stream\.js$/ },
    handler: (code) => {
      const question = 'if (isCloudflareRuntime())';
      if (!code.includes(question)) throw new Error(`pg no longer says '${question}': look at it again.`);
      return { code: code.replace(question, 'if (false)'), map: null };
    },
  },
};

/** The running server in a few files: finding and opening more than a thousand took half of a start. */
export default defineConfig({
  plugins: [ownPlaces, notCloudflare],
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
