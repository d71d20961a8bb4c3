import { z } from 'zod';
import { bilingual } from '../bilingual.ts';
import { uuid } from '../content/uuid.ts';
import { fieldIssue, problemCode } from '../problem-shape.ts';

/** So many are changed together: in one transaction, with one release of each system that shows them. */
export const manyAtOnce = 100;

const version = z.int32();

/** Which of them; where a version is named, only as long as nobody has saved another since. */
export const which = z
  .array(z.strictObject({ id: uuid, version: version.optional() }))
  .min(1)
  .max(manyAtOnce);

/** What `done` named: each goes back to what it was before that, unless somebody has changed it meanwhile. */
export const whichDone = z
  .array(z.strictObject({ id: uuid, version }))
  .min(1)
  .max(manyAtOnce);

/** Each was judged by itself: some may be refused while others are changed, and nothing is half done. */
export const manyAnswer = z.object({
  /** With the version that an undo takes; null where none can be undone: it is gone, or what was changed is not in itself. */
  done: z.array(z.object({ id: uuid, version: z.int().nullable() })),
  /** What was as it was wanted already. */
  same: z.array(uuid),
  refused: z.array(
    z.object({
      id: uuid,
      /** Null of what is not there any more. */
      title: bilingual.nullable(),
      code: problemCode,
      params: z.record(z.string(), z.unknown()),
      issues: z.array(fieldIssue),
    }),
  ),
});
export type ManyAnswer = z.infer<typeof manyAnswer>;
export type Refused = ManyAnswer['refused'][number];

/** So many may be selected by a filter. */
export const selectedAtMost = 20_000;

/** All that match a filter, whatever page they are on, in the order of the list. */
export const selection = z.object({ items: z.array(z.object({ id: uuid, version: z.int() })) });
export type Selected = z.infer<typeof selection>['items'][number];
