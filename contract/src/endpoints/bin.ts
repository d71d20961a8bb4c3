import { z } from 'zod';
import { bilingual } from '../bilingual.ts';
import { person } from '../content/presentation.ts';
import { uuid } from '../content/uuid.ts';
import { subjectKinds } from '../kinds.ts';
import { systemId } from '../registry/systems.ts';
import { acknowledged, knowingProblems } from './acknowledged.ts';
import { endpoint } from './endpoint.ts';
import { manyAnswer, manyAtOnce } from './many.ts';
import { cursor, pagedOf, pageOf } from './paging.ts';

const deleted = z.object({
  id: uuid,
  kind: z.enum([...subjectKinds, 'media']),
  /** Of a presentation; libraries and media have none of their own. */
  system: systemId.nullable(),
  title: bilingual,
  deletedAt: z.iso.datetime(),
  deletedBy: person,
  /** When it goes for good. */
  until: z.iso.datetime(),
});
export type Deleted = z.infer<typeof deleted>;

export const listBin = endpoint.administer('GET /bin', {
  summary: 'What was deleted and can still be restored, the latest first',
  query: z.strictObject({ after: cursor.optional(), limit: pageOf(50) }),
  response: pagedOf(deleted),
});

const ids = z.array(uuid).min(1).max(manyAtOnce);

export const restoreFromBin = endpoint.administer('POST /bin/restorations', {
  summary:
    'Restore what was deleted, with its history, its place and what it needs of the bin; inactive where a rule forbids it otherwise',
  query: acknowledged,
  body: z.strictObject({ ids }),
  response: z.object({
    restored: z.array(
      deleted.pick({ id: true, kind: true, system: true, title: true }).extend({
        /** It was active and is not any more. */
        deactivated: z.boolean(),
      }),
    ),
    refused: manyAnswer.shape.refused,
  }),
  problems: [...knowingProblems, 'bin.not-found'],
});

export const emptyBin = endpoint.administer('POST /bin/erasures', {
  summary: 'Delete for good: these, or everything in the bin',
  body: z.strictObject({ ids: ids.nullable() }),
  response: z.object({ erased: z.int() }),
});
