import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Icon data in the shape that public icon services answer with, so either can stand behind the same client (R-SHELL-16). */
export const iconSet = z.object({
  prefix: z.string(),
  width: z.number(),
  height: z.number(),
  icons: z.record(z.string(), z.object({ body: z.string() })),
});
export type IconSet = z.infer<typeof iconSet>;

export const iconPrefix = 'tabler';

export const readIcons = endpoint.anyone(`GET /icons/${iconPrefix}.json`, {
  summary: 'Icon data, by name; unknown names are left out',
  query: z.strictObject({
    icons: z
      .string()
      .max(2000)
      .regex(/^[a-z0-9-]+(,[a-z0-9-]+)*$/),
  }),
  response: iconSet,
});
