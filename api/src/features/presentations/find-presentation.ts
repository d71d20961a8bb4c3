import * as endpoints from '@psifida/contract/endpoints/presentations';
import { Problem } from '@psifida/contract/problem';
import type { Registry, SystemId } from '@psifida/contract/registry/systems';
import type { InferResult, Kysely } from 'kysely';
import { createBatchLoader } from '../../concurrency/batch-loader.ts';
import { createBodyCache } from '../../concurrency/caches.ts';
import { anyOf, rowMark } from '../../db/query.ts';
import type { Tables } from '../../db/tables.ts';
import { find as findStored, isId, toPresentation } from '../../documents/presentation.store.ts';
import { Written, written } from '../../http/bind.ts';

type Which = { system: SystemId; id: string };

/** Which versions of them are there now. Asked with every reading: the statement is written once. */
function createMarkFinder(db: Kysely<Tables>) {
  const statement = db
    .selectFrom('presentation')
    .select(['id', 'system', rowMark('presentation').as('mark')])
    .where('id', '=', anyOf([]))
    .compile();
  type Marked = InferResult<typeof statement>[number];
  return async (ids: readonly string[]) =>
    (await db.executeQuery<Marked>({ ...statement, parameters: [ids] })).rows;
}

/** A hundred of the largest, or all that a town has. */
const keptBytes = 16 * 1024 * 1024;

/** Bodies cached by row version: the database is asked for versions alone, in one batch. */
export function createPresentationReader({ db, registry }: { db: Kysely<Tables>; registry: Registry }) {
  const bodyOf = createBodyCache({ bytesAtMost: keptBytes });
  const findMarks = createMarkFinder(db);
  const find = createBatchLoader(
    async (ids) => new Map((await findMarks(ids)).map((marked) => [marked.id, marked])),
  );
  const make = async (which: Which) => {
    const row = await findStored(db, which);
    return row ? Buffer.from(written(endpoints.findPresentation, toPresentation(row, registry))) : null;
  };

  return async (which: Which): Promise<Written> => {
    const { system, id } = which;
    const marked = isId(id) ? await find(id) : undefined;
    const body = marked?.system === system ? await bodyOf(`${id} ${marked.mark}`, () => make(which)) : null;
    if (!body) throw new Problem('presentation.not-found', { id });
    return new Written(body);
  };
}
