import type { ListedPresentation } from '@psifida/contract/content/presentation';
import { isMeantFor } from '@psifida/contract/content/tags';
import type { readCalendar as calendar } from '@psifida/contract/endpoints/calendar';
import type { Answer } from '@psifida/contract/endpoints/endpoint';
import type { presentationOrders, presentationStates } from '@psifida/contract/endpoints/presentations';
import type { SystemId } from '@psifida/contract/registry/systems';
import { type Kysely, sql } from 'kysely';
import { inGreekOrder, readPage, readSelection } from '../../db/page-by-cursor.ts';
import type { PresentationRow, Tables } from '../../db/tables.ts';
import { whereFound } from '../../db/where-found.ts';
import { countOpenDoubts, whereOpenDoubts } from '../../languages/open-doubts.ts';
import { readTagSets } from '../../releases/expected.ts';
import { toSummary } from './presentations.store.ts';
import type { Parts } from './save-presentation.ts';

type Filter = { system: SystemId; search?: string; state?: (typeof presentationStates)[number] };
type Ordered = Filter & { order: (typeof presentationOrders)[number]; reversed?: 'true' };

export async function listPresentations(
  { db, registry }: Parts,
  wanted: Ordered & { after?: string; limit: number },
): Promise<{ items: ListedPresentation[]; next: string | null; total: number }> {
  const audiences = await countDisplays(db, wanted.system);
  return readPage(filtered(db, wanted), wanted, (row): ListedPresentation => {
    const summary = toSummary(row, registry);
    const displays = audiences
      .filter(({ tags }) => isMeantFor(summary.tags, tags))
      .reduce((sum, { count }) => sum + count, 0);
    return { ...summary, holds: holdsOf(row), displays, doubts: row.doubts };
  });
}

export const selectPresentations = ({ db }: Pick<Parts, 'db'>, wanted: Ordered) =>
  readSelection(filtered(db, wanted), wanted);

/** What stands in it, shown or not, in the order in which each kind first comes. */
const holdsOf = ({ entries }: PresentationRow): ListedPresentation['holds'] =>
  [...new Set(entries.map(({ kind }) => kind))].map((kind) => ({
    kind,
    count: entries.filter((entry) => entry.kind === kind).length,
  }));

const countDisplays = (db: Kysely<Tables>, system: SystemId) =>
  db
    .selectFrom('display')
    .select(['tags', sql<number>`count(*)::integer`.as('count')])
    .where('system', '=', system)
    .groupBy('tags')
    .execute();

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

function filtered(db: Kysely<Tables>, { system, search = '', state }: Filter) {
  const id = sql.ref('presentation.id');
  let query = db
    .selectFrom('presentation')
    .selectAll()
    .select(countOpenDoubts(id).as('doubts'))
    .where('system', '=', system);
  if (state === 'incomplete') query = query.where('complete', '=', false);
  else if (state === 'doubted') query = query.where(whereOpenDoubts(id));
  else if (state) query = query.where('active', '=', state === 'active');
  return query.where(({ ref }) => whereFound(search, ref('search')));
}
