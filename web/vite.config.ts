import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { breakpoints } from './src/ui/breakpoint-widths.ts';

const builtAt = new Date().toISOString();
const buildId = process.env.PSIFIDA_BUILD_ID ?? `local-${builtAt}`;

/** R-SHELL-14: the file that tells an open page of a newer build; its shape is `buildInfo` of the contract. */
const buildInfoFile: Plugin = {
  name: 'psifida-build-info',
  apply: 'build',
  generateBundle() {
    this.emitFile({
      type: 'asset',
      fileName: 'builds/latest.json',
      source: JSON.stringify({ id: buildId, builtAt }),
    });
  },
};

/** `@media (--phone)`: browsers do not know names for widths yet. A name nobody has given ends the build. */
const namedBreakpoints: Plugin = {
  name: 'psifida-breakpoints',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css(\?|$)/ },
    handler: (code) => ({ code: code.replace(/@media[^{]*/g, withWidths), map: null }),
  },
};

const withWidths = (rule: string): string =>
  rule.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
    if (!(name in breakpoints)) throw new Error(`There is no breakpoint called ${name}`);
    return breakpoints[name as keyof typeof breakpoints];
  });

export default defineConfig({
  plugins: [react(), buildInfoFile, namedBreakpoints],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  define: { 'import.meta.env.VITE_BUILD_ID': JSON.stringify(buildId) },
  build: {
    target: 'es2023',
    // The content security policy allows data: for pictures only, and a font may not be inlined.
    assetsInlineLimit: 0,
    // The polyfill would be an inline script; every browser of the target has modulepreload.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', 'signed-in': 'signed-in.html' },
      output: {
        codeSplitting: {
          groups: [
            // What only a later page asks of it comes with that page.
            {
              name: 'contract',
              tags: ['$initial'],
              test: /no-eval\.ts|node_modules\/zod\/|contract\/src\//,
              priority: 2,
            },
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
            // What every page needs of other people's work, in one file that a new build leaves as it is.
            { name: 'kit', tags: ['$initial'], test: /node_modules\/(?!keycloak-js\/)/ },
          ],
        },
      },
    },
  },
});
