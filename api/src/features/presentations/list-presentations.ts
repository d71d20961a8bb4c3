import type { PresentationSummary } from '@psifida/contract/content/presentation';
import type { readCalendar as calendar } from '@psifida/contract/endpoints/calendar';
import type { Answer } from '@psifida/contract/endpoints/endpoint';
import type { presentationOrders, presentationStates } from '@psifida/contract/endpoints/presentations';
import type { SystemId } from '@psifida/contract/registry/systems';
import type { Kysely } from 'kysely';
import { inGreekOrder, pageFrom, toPage } from '../../db/page-by-cursor.ts';
import type { Tables } from '../../db/tables.ts';
import { whereFound } from '../../db/where-found.ts';
import { readTagSets } from '../../releases/expected.ts';
import { toSummary } from './presentations.store.ts';
import type { Parts } from './save-presentation.ts';

type Input = {
  system: SystemId;
  search?: string;
  state?: (typeof presentationStates)[number];
  order: (typeof presentationOrders)[number];
  after?: string;
  limit: number;
};

export async function listPresentations(
  { db, registry }: Parts,
  { system, search = '', state, order, after, limit }: Input,
): Promise<{ items: PresentationSummary[]; next: string | null }> {
  const { beyond, inOrder } = pageFrom(order, after);
  const rows = await filtered(db, { system, search, state })
    .where(beyond)
    .orderBy(inOrder)
    .limit(limit + 1)
    .execute();
  return toPage(
    rows.map((row) => toSummary(row, registry)),
    { order, limit },
  );
}

/** In the order of their titles, in Greek. */
export async function readCalendar(
  { db }: Pick<Parts, 'db'>,
  { system }: { system?: SystemId },
): Promise<Answer<typeof calendar>> {
  const rows = await db
    .selectFrom('presentation')
    .select(['id', 'system', 'title_el', 'title_en', 'active', 'complete', 'schedule', 'more'])
    .$if(!!system, (query) => query.where('system', '=', system as SystemId))
    .orderBy(inGreekOrder)
    .orderBy('id')
    .execute();
  return {
    tagSets: (await readTagSets(db)).filter((one) => !system || one.system === system),
    presentations: rows.map(({ title_el, title_en, active, complete, more, ...row }) => ({
      ...row,
      tags: more.tags ?? [],
      title: { el: title_el, en: title_en },
      shown: active && complete,
    })),
  };
}

function filtered(
  db: Kysely<Tables>,
  { system, search, state }: Required<Pick<Input, 'system' | 'search'>> & Pick<Input, 'state'>,
) {
  let query = db.selectFrom('presentation').selectAll().where('system', '=', system);
  if (state === 'incomplete') query = query.where('complete', '=', false);
  else if (state) query = query.where('active', '=', state === 'active');
  return query.where(({ ref }) => whereFound(search, ref('search')));
}
