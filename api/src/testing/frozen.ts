import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../../contract/frozen/', import.meta.url);

/** Frozen examples whose names begin so (`release-`), each with its name: decision 011. */
export const frozen = (begin: string): [name: string, text: string][] =>
  readdirSync(folder)
    .filter((name) => name.startsWith(begin))
    .sort()
    .map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]);
