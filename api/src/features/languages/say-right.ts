import type { Owner } from '@psifida/contract/access';
import type { DocumentKind } from '@psifida/contract/content/documents';
import type { HandlerInput } from '@psifida/contract/endpoints/endpoint';
import type { DocumentLanguages, sayLanguagesRight } from '@psifida/contract/endpoints/languages';
import { Problem } from '@psifida/contract/problem';
import { ownerOf } from '@psifida/contract/registry/addresses';
import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../db/tables.ts';
import { type Caller, demand } from '../../http/sign-in.ts';

/** What its fields have to know: which language is older, and what is right as it is. Of an unknown one, nothing. */
export async function readLanguages(db: Kysely<Tables>, id: string): Promise<DocumentLanguages> {
  if (!z.uuid().safeParse(id).success) return { lags: [], right: [], stale: [] };
  const doubts = await db
    .selectFrom('language_doubt')
    .select(['place', 'el', 'en', 'codes', 'older', 'was'])
    .where('subject_id', '=', id)
    .execute();
  const right = await db
    .selectFrom('language_right')
    .select(['place', 'el', 'en'])
    .where('subject_id', '=', id)
    .execute();
  return {
    lags: doubts.flatMap(({ place, el, en, older, was }) =>
      older ? [{ place, text: { el, en }, lag: { older, was: was ?? '' } }] : [],
    ),
    right: right.map(({ place, el, en }) => ({ place, text: { el, en } })),
    stale: doubts.flatMap(({ place, el, en, codes }) =>
      codes.includes('older-than-text') ? [{ place, text: { el, en } }] : [],
    ),
  };
}

type Input = { id: string; by: Caller } & HandlerInput<typeof sayLanguagesRight>['body'];

/** No change of the document: no revision, no release, no activity; who said it and when is kept with it. */
export const sayRight = (
  db: Kysely<Tables>,
  { id, kind, place, text, right, by }: Input,
): Promise<DocumentLanguages> =>
  db.transaction().execute(async (tx) => {
    demand(by, 'edit', await hold(tx, { id, kind }));
    if (right)
      await tx
        .insertInto('language_right')
        .values({ subject_id: id, place, ...text, by_id: by.id, by_name: by.name })
        .onConflict((conflict) =>
          conflict.columns(['subject_id', 'place']).doUpdateSet(({ ref }) => ({
            ...{ el: ref('excluded.el'), en: ref('excluded.en'), at: ref('excluded.at') },
            ...{ by_id: ref('excluded.by_id'), by_name: ref('excluded.by_name') },
          })),
        )
        .execute();
    else
      await tx
        .deleteFrom('language_right')
        .where('subject_id', '=', id)
        .where('place', '=', place)
        .where('el', '=', text.el)
        .where('en', '=', text.en)
        .execute();
    return readLanguages(tx, id);
  });

/** Who deletes the document meanwhile waits. Answers with whose editors may change it; null: every editor. */
async function hold(
  tx: Transaction<Tables>,
  { id, kind }: { id: string; kind: DocumentKind },
): Promise<Owner | null> {
  const isId = z.uuid().safeParse(id).success;
  if (kind === 'presentation') {
    const query = tx.selectFrom('presentation').select('system').where('id', '=', id).forKeyShare();
    const row = isId ? await query.executeTakeFirst() : undefined;
    if (!row) throw new Problem('presentation.not-found', { id });
    return row.system;
  }
  const found =
    kind === 'media'
      ? tx.selectFrom('media_asset').select('id').where('id', '=', id)
      : tx.selectFrom('library_item').select('id').where('id', '=', id).where('kind', '=', kind);
  if (!isId || !(await found.forKeyShare().executeTakeFirst()))
    throw kind === 'media'
      ? new Problem('media.not-found', { id })
      : new Problem('item.not-found', { kind, id });
  return kind === 'media' ? null : ownerOf(kind);
}
