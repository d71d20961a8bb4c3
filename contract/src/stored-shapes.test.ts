import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { previewMessage } from './content/preview.ts';
import { endpoints } from './endpoints/all.ts';
import type { AnyEndpoint } from './endpoints/endpoint.ts';
import { runtimeConfig } from './runtime-config.ts';

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

describe('what is written and read', () => {
  test.each(Object.entries<AnyEndpoint>(endpoints))(
    '%s: nothing in its answer is refused for being new, and what nobody knows is refused in what is written',
    (_, { response, body }) => {
      expect(strictIn(response)).toEqual([]);
      const { type } = (body as unknown as z.core.$ZodTypes)._zod.def;
      if (type === 'object') expect(strictIn(body)).not.toEqual([]);
    },
  );

  test('neither in the preview nor in what an installation tells its browsers', () => {
    expect(strictIn(previewMessage)).toEqual([]);
    expect(strictIn(runtimeConfig)).toEqual([]);
  });
});
