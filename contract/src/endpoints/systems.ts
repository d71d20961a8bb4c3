import { z } from 'zod';
import { bilingual } from '../content/bilingual.ts';
import { person } from '../content/presentation.ts';
import { uuid } from '../content/uuid.ts';
import { systemId } from '../registry/systems.ts';
import { endpoint } from './endpoint.ts';

/** How one system stands today, at a glance. */
export const systemStanding = z.object({
  system: systemId,
  active: z.int(),
  inactive: z.int(),
  /** Drafts that lack something before they can be shown. */
  incomplete: z.int(),
  lastChange: z.object({ id: uuid, title: bilingual, at: z.iso.datetime(), by: person }).nullable(),
});
export type SystemStanding = z.infer<typeof systemStanding>;

export const readOverview = endpoint({
  method: 'GET',
  path: '/systems',
  summary: 'How each of the eight systems stands',
  access: 'view',
  response: z.object({ systems: z.array(systemStanding) }),
});
