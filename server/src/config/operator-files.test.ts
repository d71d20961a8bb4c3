import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { readOperatorFiles } from './operator-files.ts';
import { StartError } from './start-error.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-files-'));
});
afterAll(() => rm(folder, { recursive: true }));

const write = async (name: string, content: string) => {
  const file = path.join(folder, name);
  await writeFile(file, content);
  return file;
};
const copyBrand = async (name: string) => {
  await cp(fileURLToPath(new URL('../../../branding', import.meta.url)), path.join(folder, name), {
    recursive: true,
  });
  return path.join(folder, name);
};
const read = (environment: Record<string, string>) => readOperatorFiles(readConfig(environment));

test('R-SHELL-10 the brand that comes with the product has three partners with a Greek and an English logo', async () => {
  const { branding } = await read({});
  expect(branding.partners).toHaveLength(3);
  for (const { logo } of branding.partners) expect(logo.el).not.toBe(logo.en);
});

test('R-OPS-02 the invented town is told from one’s own', async () => {
  expect((await read({})).inventedTown).toBe(true);
  const own = await copyBrand('own-brand');
  expect((await read({ BRANDING_DIR: own })).inventedTown).toBe(true);
  const brand = JSON.parse(await readFile(path.join(own, 'brand.json'), 'utf8'));
  brand.municipality = { el: 'Δήμος Αλλού', en: 'Municipality of Elsewhere' };
  await writeFile(path.join(own, 'brand.json'), JSON.stringify(brand));
  expect((await read({ BRANDING_DIR: own })).inventedTown).toBe(false);
});

test('an operator’s minimums reach the registry', async () => {
  const file = await write('systems.json', '{ "system1a": { "minimums": { "image": 6 } } }');
  const { registry } = await read({ SYSTEMS_FILE: file });
  expect(registry.system1a.sections[0]?.atLeast).toBe(6);
});

test('R-SHELL-12 route rules are read from a file, Greek letters as they travel', async () => {
  const file = await write(
    'greek.json',
    '{ "/βοήθεια": { "redirect": "https://www.δήμος.gr/αρχή" }, "/x": { "redirect": "/αρχή" } }',
  );
  expect((await read({ ROUTE_RULES_FILE: file })).routeRules).toEqual({
    '/%CE%B2%CE%BF%CE%AE%CE%B8%CE%B5%CE%B9%CE%B1': {
      redirect: expect.stringMatching(/^https:\/\/www\.xn--[a-z0-9]+\.gr\/%CE%B1%CF%81%CF%87%CE%AE$/),
    },
    '/x': { redirect: '/%CE%B1%CF%81%CF%87%CE%AE' },
  });
});

describe('a mistake is one sentence that names the setting and the key', () => {
  test.each([
    ['SYSTEMS_FILE', '{ "system1a": ', 'is not valid JSON'],
    ['SYSTEMS_FILE', '{ "system9": {} }', 'system9'],
    ['SYSTEMS_FILE', '{ "system1a": { "minimums": { "image": "many" } } }', 'system1a.minimums.image'],
    ['ROUTE_RULES_FILE', '{ "help": { "redirect": "https://a.example" } }', 'help'],
    ['ROUTE_RULES_FILE', '{ "/help": { "redirect": "javascript:alert(1)" } }', '/help'],
    ['ROUTE_RULES_FILE', '{ "/help": { "redirect": "//evil.example" } }', '/help'],
    ['ROUTE_RULES_FILE', '{ "/help": { "redirect": "/help?x" } }', 'leads to itself'],
  ])('%s %s', async (setting, content, expected) => {
    const file = await write('bad.json', content);
    const error = await read({ [setting]: file }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(StartError);
    expect((error as Error).message).toMatch(new RegExp(`^${setting}`));
    expect((error as Error).message).toContain(expected);
  });

  test('a file that is not there', async () => {
    const missing = read({ SYSTEMS_FILE: path.join(folder, 'none.json') });
    await expect(missing).rejects.toThrow(/SYSTEMS_FILE: .* does not exist/);
  });

  test('a branding folder without brand.json, or with a logo missing', async () => {
    await expect(read({ BRANDING_DIR: folder })).rejects.toThrow(
      /BRANDING_DIR: .*brand\.json does not exist/,
    );
    const copy = await copyBrand('brand');
    const { branding } = await read({ BRANDING_DIR: copy });
    await rm(path.join(copy, branding.logo));
    await expect(read({ BRANDING_DIR: copy })).rejects.toThrow(`brand.json names ${branding.logo}`);
  });
});
