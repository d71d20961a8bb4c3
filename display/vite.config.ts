import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  base: '/display/',
  plugins: [react()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    outDir: 'dist',
    // Fonts and pictures stay files: the page allows nothing that is written into it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
