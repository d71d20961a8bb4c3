import { z } from 'zod';
import { bilingual } from '../bilingual.ts';
import { firstDisplay } from '../content/first-display.ts';
import { person } from '../content/presentation.ts';
import { uuid } from '../content/uuid.ts';
import { systemId } from '../registry/systems.ts';
import { returned } from './acknowledged.ts';
import { endpoint } from './endpoint.ts';

const named = z.array(z.object({ id: uuid, title: bilingual }));

/** What the newest release for all displays of a system has to show now, and what follows; see `dueAt`. */
const releasedNow = z.object({
  number: z.int(),
  due: named,
  since: z.iso.datetime().nullable(),
  until: z.iso.datetime().nullable(),
  next: named,
  /** While an earlier release is shown again, instead of what is saved. */
  returned: returned.nullable(),
});
export type ReleasedNow = z.infer<typeof releasedNow>;

const systemStanding = z.object({
  system: systemId,
  /** Each presentation is counted once. */
  active: z.int(),
  inactive: z.int(),
  /** Drafts: inactive, and lacking something before they can be shown. */
  incomplete: z.int(),
  displays: z.int(),
  /** Null while nothing was ever released. */
  released: releasedNow.nullable(),
  /** While its releases go to one display first. */
  first: firstDisplay.nullable(),
  lastChange: z.object({ id: uuid, title: bilingual, at: z.iso.datetime(), by: person }).nullable(),
});
export type SystemStanding = z.infer<typeof systemStanding>;

export const readOverview = endpoint.view('GET /systems', {
  machines: ['read'],
  summary: 'How each of the eight systems stands',
  response: z.object({ systems: z.array(systemStanding) }),
});
