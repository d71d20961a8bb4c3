import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { createAppLogger } from '../scripts/lib/vite-logger.mjs';
import { checkStart } from './build/check-start.ts';
import { refuseTooNew, sideBySide, target, withoutLayers } from './build/for-oldest-browser.ts';
import { keepApp } from './build/keep-app.ts';

const base = '/display/';

export default defineConfig({
  root: import.meta.dirname,
  base,
  customLogger: createAppLogger(),
  plugins: [react(), checkStart(base), refuseTooNew(), keepApp()],
  css: { postcss: { plugins: [sideBySide(), withoutLayers()] } },
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    outDir: 'dist',
    target,
    cssTarget: target,
    rolldownOptions: {
      input: ['index.html', 'take-home.html'].map((page) => path.join(import.meta.dirname, page)),
    },
    // Fonts and images stay files: the page allows nothing that is written into it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
