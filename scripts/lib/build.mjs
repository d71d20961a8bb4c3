// @ts-check
import path from 'node:path';
import { compressFolder } from './compress.mjs';
import { root, runInstalled } from './run.mjs';

/** @param {{ id: string }} options @returns {Promise<boolean>} whether everything was built */
export async function build({ id }) {
  const env = { PSIFIDA_BUILD_ID: id };
  // What runs, from its types stripped. Whether they are right is asked by `npm run check` and `npm run release` (decision 030).
  if ((await runInstalled('typescript/bin/tsc', ['-b', 'server', 'kiosk', '--noCheck'])) !== 0) return false;
  const bundled = await runInstalled('vite/bin/vite.js', ['build', 'server', '--logLevel', 'warn'], {
    whole: true,
  });
  if (bundled !== 0) return false;
  for (const app of ['web', 'display']) {
    const code = await runInstalled('vite/bin/vite.js', ['build', app, '--logLevel', 'warn'], {
      env,
      whole: true,
    });
    if (code !== 0) return false;
    await compressFolder(path.join(root, app, 'dist'));
  }
  return true;
}
