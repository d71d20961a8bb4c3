import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltApps } from '../pages/pages.ts';

const files = {
  web: ['index.html'],
  display: ['index.html', 'take-home.html', 'take-home-worker.js'],
} as const;

/** Pages that stand for the built apps: a proof of the server needs no browser's code. */
export async function placeholderPages(folder: string): Promise<BuiltApps> {
  for (const app of ['web', 'display'] as const) {
    await mkdir(path.join(folder, app), { recursive: true });
    for (const file of files[app])
      await writeFile(
        path.join(folder, app, file),
        '<!doctype html><html lang="el"><title>Psifida</title>\n',
      );
  }
  return (app) => path.join(folder, app);
}
