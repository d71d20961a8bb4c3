import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Branding, branding } from '@psifida/contract/branding';
import { RegistryOverrideError, resolveRegistry } from '@psifida/contract/registry/override';
import type { Registry } from '@psifida/contract/registry/systems';
import { type RouteRules, routeRules } from '@psifida/contract/runtime-config';
import type { z } from 'zod';
import type { Config } from './config.ts';
import { StartError } from './start-error.ts';

const defaultBrandingDir = fileURLToPath(new URL('../../../branding/', import.meta.url));

export type OperatorFiles = {
  registry: Registry;
  routeRules: RouteRules;
  branding: Branding;
  brandingDir: string;
  /** The brand is still that of the town that comes with the product. */
  inventedTown: boolean;
};

/** What the town and the product are called. */
export const namesOf = ({ product, municipality }: Branding): string[] => [
  ...Object.values(product),
  ...Object.values(municipality),
];

/** What an operator may lay beside the product: other minimums, redirects, a brand of their own. */
export async function readOperatorFiles(config: Config): Promise<OperatorFiles> {
  const brandingDir = path.resolve(config.brandingDir ?? defaultBrandingDir);
  const [own, invented] = [await readBranding(brandingDir), await readBranding(defaultBrandingDir)];
  return {
    registry: await readRegistry(config),
    routeRules: config.routeRulesFile ? await readRules(config.routeRulesFile) : {},
    branding: own,
    brandingDir,
    inventedTown: own.municipality.el === invented.municipality.el,
  };
}

async function readRegistry({ systemsFile: file, requiresRights }: Config): Promise<Registry> {
  try {
    return resolveRegistry(file ? await readJson('SYSTEMS_FILE', file) : {}, { requiresRights });
  } catch (error) {
    if (error instanceof RegistryOverrideError)
      throw new StartError(`SYSTEMS_FILE ${file}: ${error.message}.`);
    throw error;
  }
}

/** As they travel in addresses and headers: Greek letters are written there with percent signs. */
async function readRules(file: string): Promise<RouteRules> {
  const written = await readAs('ROUTE_RULES_FILE', file, routeRules);
  const origin = 'http://own.invalid';
  return Object.fromEntries(
    Object.entries(written).map(([from, { redirect }]) => {
      const [path, target] = [new URL(from, origin), new URL(redirect, origin)];
      const own = target.origin === origin;
      if (own && target.pathname === path.pathname)
        throw new StartError(`ROUTE_RULES_FILE ${file}: ${from}: leads to itself.`);
      return [
        path.pathname,
        { redirect: own ? `${target.pathname}${target.search}${target.hash}` : target.href },
      ];
    }),
  );
}

async function readBranding(folder: string): Promise<Branding> {
  const brand = await readAs('BRANDING_DIR', path.join(folder, 'brand.json'), branding);
  const files = [brand.logo, ...brand.partners.flatMap(({ logo }) => [logo.el, logo.en])];
  for (const file of files)
    await access(path.join(folder, file)).catch(() => {
      throw new StartError(`BRANDING_DIR: brand.json names ${file}, which is not in ${folder}.`);
    });
  return brand;
}

async function readAs<T extends z.ZodType>(setting: string, file: string, schema: T): Promise<z.output<T>> {
  const parsed = schema.safeParse(await readJson(setting, file));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new StartError(`${setting} ${file}: ${issue?.path.join('.') || 'the file'}: ${issue?.message}.`);
}

async function readJson(setting: string, file: string): Promise<unknown> {
  const content = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new StartError(
      `${setting}: ${file} ${error.code === 'ENOENT' ? 'does not exist' : `cannot be read (${error.code})`}.`,
    );
  });
  try {
    return JSON.parse(content);
  } catch {
    throw new StartError(`${setting}: ${file} is not valid JSON.`);
  }
}
