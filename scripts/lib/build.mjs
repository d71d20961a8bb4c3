// @ts-check
import path from 'node:path';
import { compressFolder } from './compress.mjs';
import { root, runInstalled } from './run.mjs';

/** @param {{ id: string }} options @returns {Promise<boolean>} whether everything was built */
export async function build({ id }) {
  const env = { PSIFIDA_BUILD_ID: id };
  if ((await runInstalled('typescript/bin/tsc', ['-b', 'server', 'web', 'display', 'kiosk'])) !== 0)
    return false;
  for (const app of ['web', 'display']) {
    const code = await runInstalled('vite/bin/vite.js', ['build', app, '--logLevel', 'warn'], { env });
    if (code !== 0) return false;
    await compressFolder(path.join(root, app, 'dist'));
  }
  return true;
}
