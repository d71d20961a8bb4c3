import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { keepApp } from './build/keep-app.ts';

export default defineConfig({
  root: import.meta.dirname,
  base: '/display/',
  plugins: [react(), keepApp()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    outDir: 'dist',
    rolldownOptions: {
      input: ['index.html', 'take-home.html'].map((page) => path.join(import.meta.dirname, page)),
    },
    // Fonts and pictures stay files: the page allows nothing that is written into it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
