import path from 'node:path';
import { build, type Plugin } from 'vite';

const entry = path.join(import.meta.dirname, '../src/pages/oldest-browser/check-start.ts');
const fileName = 'check-start.js';

/** A classic script before the app, for browsers of any age. */
export const checkStart = (base: string): Plugin => ({
  name: 'psifida-check-start',
  apply: 'build',
  async generateBundle() {
    const built = await build({
      configFile: false,
      logLevel: 'warn',
      build: { write: false, target: 'es2015', lib: { entry, formats: ['iife'], name: 'checkStart' } },
    });
    const [output] = [built].flat();
    if (!output || !('output' in output)) throw new Error('the check was not built');
    this.emitFile({ type: 'asset', fileName, source: output.output[0].code });
  },
  transformIndexHtml: (_, { filename }) =>
    filename.endsWith('/index.html')
      ? [{ tag: 'script', attrs: { src: `${base}${fileName}` }, injectTo: 'head' }]
      : [],
});
