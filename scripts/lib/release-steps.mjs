// @ts-check
import { readFileSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stopWith } from './prepare.mjs';
import { root, runInstalled } from './run.mjs';

/** @param {string} pid */
function isAlive(pid) {
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch {
    return false;
  }
}

/** One at a time: two would take each other's files away. @param {string} [lock] */
export async function holdRelease(lock = path.join(root, '.cache', 'release.lock')) {
  await mkdir(path.dirname(lock), { recursive: true });
  const take = () => writeFile(lock, String(process.pid), { flag: 'wx' });
  await take().catch(async () => {
    const holder = readFileSync(lock, 'utf8');
    if (isAlive(holder)) stopWith(`Another release is being made here, by the process ${holder}.`);
    rmSync(lock, { force: true });
    await take();
  });
  process.once('exit', () => rmSync(lock, { force: true }));
}

/** The server brings along the packages that it is made of. */
const roots = ['server', 'web', 'display', 'kiosk'];

/** Of what ships, without tests: one program after the other, each in one thread, so that memory stays small. */
export async function areTypesRight() {
  const folder = path.join(root, '.cache', 'types', 'release');
  await mkdir(folder, { recursive: true });
  for (const name of roots) {
    const config = path.join(folder, `${name}.json`);
    const from = path.join(root, name);
    await writeFile(
      config,
      JSON.stringify({
        extends: path.join(from, 'tsconfig.json'),
        compilerOptions: {
          ...{ noEmit: true, composite: false, declaration: false, incremental: true },
          ...{ rootDir: root, tsBuildInfoFile: path.join(folder, `${name}.tsbuildinfo`) },
          allowImportingTsExtensions: true,
        },
        include: [path.join(from, 'src')],
        exclude: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**'],
        references: [],
      }),
    );
    if ((await runInstalled('typescript/bin/tsc', ['-p', config, '--singleThreaded'])) !== 0) return false;
  }
  return true;
}
