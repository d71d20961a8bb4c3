// @ts-check
// Node's loader, taught TypeScript: types are taken out and not checked, as vite does it for the apps.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transformWithOxc } from 'vite';
import { withoutLine } from '../../server/build/without-line.mjs';

/** @type {import('node:module').LoadHook} */
export async function load(url, context, nextLoad) {
  if (url.endsWith('/oidc-provider/lib/index.js')) {
    const source = withoutLine(await readFile(fileURLToPath(url), 'utf8'), url);
    return { format: 'module', source, shortCircuit: true };
  }
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return nextLoad(url, context);
  const file = fileURLToPath(url);
  const { code, map } = await transformWithOxc(await readFile(file, 'utf8'), file, { sourcemap: true });
  const inline = Buffer.from(JSON.stringify(map)).toString('base64');
  return {
    format: 'module',
    source: `${code}\n//# sourceMappingURL=data:application/json;base64,${inline}`,
    shortCircuit: true,
  };
}
