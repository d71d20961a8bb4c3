// @ts-check
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './run.mjs';

/** From a bare Debian to production, as docs/operations.md has it, a command each; what a here-document holds belongs to its command. */
export async function installCommands() {
  const text = await readFile(path.join(root, 'docs/operations.md'), 'utf8');
  const [, block = ''] =
    /### From a bare Debian to production\n[\s\S]*?```sh\n([\s\S]*?)```/.exec(text) ?? [];
  return [...block.matchAll(/^.*<<'END'\n[\s\S]*?^END$|^.+$/gm)].map(([command]) => command);
}
