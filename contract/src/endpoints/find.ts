import { z } from 'zod';
import { bilingual } from '../bilingual.ts';
import { mediaKinds } from '../content/media.ts';
import { presentationSummary } from '../content/presentation.ts';
import { uuid } from '../content/uuid.ts';
import { subjectKinds } from '../kinds.ts';
import { systemId } from '../registry/systems.ts';
import { endpoint } from './endpoint.ts';
import { idList } from './paging.ts';

/** Everything that can be found by what staff call it, in the order in which it is shown. */
export const foundKinds = [...subjectKinds, ...mediaKinds, 'display'] as const;
export type FoundKind = (typeof foundKinds)[number];

export const found = z.object({
  kind: z.enum(foundKinds),
  id: uuid,
  /** Where it is kept; an image or video is nobody's own. */
  system: systemId.nullable(),
  /** What has a name of one language has it in both. */
  title: bilingual,
  /** What tells it from others of the same name: a file's name, a display's place. */
  note: z.string(),
  /** As visitors see it; null for what has no such state. */
  state: z.enum(['active', 'inactive', 'draft']).nullable(),
  /** By what it is judged where it is; null for what is no presentation. */
  judged: presentationSummary.pick({ active: true, missing: true, schedule: true, tags: true }).nullable(),
  /** The asset that shows it; null while it has none. */
  image: uuid.nullable(),
});
export type Found = z.infer<typeof found>;

/** Of each kind at most so many: whoever wants more types more, or looks at its list. */
export const foundAtMost = 6;

export const findEverything = endpoint.view('GET /find', {
  summary:
    'Presentations, recipes, dishes, products, media and displays that have every word of the query, in part and in any order; or those with these ids',
  query: z.union([z.strictObject({ q: z.string().max(200) }), z.strictObject({ ids: idList })]),
  response: z.object({ items: z.array(found) }),
});
