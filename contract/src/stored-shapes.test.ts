import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { previewMessage } from './content/preview.ts';
import { endpoints } from './endpoints/all.ts';
import type { AnyEndpoint } from './endpoints/endpoint.ts';
import { runtimeConfig } from './runtime-config.ts';

const folder = new URL('../frozen/', import.meta.url);
const read = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
const releases = readdirSync(folder)
  .filter((name) => name.startsWith('release-'))
  .flatMap((name) => Object.entries(read(name)).map(([system, one]) => ({ name, system, one })));

type Step = (schema: z.core.$ZodTypes) => void;

/** Every shape of which a shape is made. */
function walk(schema: unknown, step: Step, seen = new Set<unknown>()): void {
  if (!schema || typeof schema !== 'object' || seen.has(schema)) return;
  seen.add(schema);
  if ('_zod' in schema) {
    step(schema as z.core.$ZodTypes);
    walk((schema as z.core.$ZodType)._zod.def, step, seen);
  } else for (const part of Object.values(schema)) walk(part, step, seen);
}

const strictIn = (schema: z.ZodType): string[] => {
  const found: string[] = [];
  walk(schema, ({ _zod: { def } }) => {
    if (def.type === 'object' && def.catchall?._zod.def.type === 'never')
      found.push(Object.keys(def.shape).join());
  });
  return found;
};

/** As somebody newer than we are would write it: one field more in every object that has names of its own. */
const newer = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(newer);
  if (value === null || typeof value !== 'object') return value;
  const fields = Object.entries(value).map(([name, part]) => [name, newer(part)]);
  const isByIdentity = fields.every(([name]) => /^[0-9a-f-]{36}$/.test(String(name)));
  return Object.fromEntries(isByIdentity ? fields : [...fields, ['subtitle', { el: 'νέο', en: 'new' }]]);
};

describe('what is stored and served', () => {
  test.each(releases)('$name of $system is read by the player of today', ({ one }) => {
    expect(endpoints.readRelease.response.safeParse(one).error).toBeUndefined();
  });

  test.each(releases)(
    '$name of $system, made by a newer server, is read as if it were of today',
    ({ one }) => {
      const { response } = endpoints.readRelease;
      expect(response.parse(newer(one))).toEqual(response.parse(one));
    },
  );

  test.each(Object.entries<AnyEndpoint>(endpoints))(
    '%s: nothing in its answer is refused for being new',
    (_, { response }) => {
      expect(strictIn(response)).toEqual([]);
    },
  );

  test.each(Object.entries<AnyEndpoint>(endpoints))(
    '%s: what nobody knows is refused in what is written',
    (_, { body }) => {
      const { type } = (body as unknown as z.core.$ZodTypes)._zod.def;
      if (type === 'object') expect(strictIn(body)).not.toEqual([]);
    },
  );

  test('neither in the preview nor in what an installation tells its browsers', () => {
    expect(strictIn(previewMessage)).toEqual([]);
    expect(strictIn(runtimeConfig)).toEqual([]);
  });
});
