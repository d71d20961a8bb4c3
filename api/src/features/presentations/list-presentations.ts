import type { EventContent } from '@psifida/contract/content/event';
import { listedPresentation } from '@psifida/contract/content/presentation';
import type { readCalendar as calendar } from '@psifida/contract/endpoints/calendar';
import type { Answer } from '@psifida/contract/endpoints/endpoint';
import type {
  listPresentations,
  presentationOrders,
  presentationStates,
} from '@psifida/contract/endpoints/presentations';
import type { SystemId } from '@psifida/contract/registry/systems';
import { type Kysely, sql } from 'kysely';
import type { z } from 'zod';
import { createRowCache } from '../../concurrency/caches.ts';
import { inGreekOrder, readPage, readSelection } from '../../db/page-by-cursor.ts';
import { anyOf, rowMark, tallyOf } from '../../db/query.ts';
import type { Tables } from '../../db/tables.ts';
import { whereFound } from '../../db/where-found.ts';
import { countOpenDoubts, whereOpenDoubts } from '../../documents/language-doubts.ts';
import { listedColumns, toSummary } from '../../documents/presentation.store.ts';
import type { Deps } from '../../documents/write-documents.ts';
import { Written } from '../../http/bind.ts';
import { readTagSets } from '../../releases/expected.ts';

type Filter = { system: SystemId; search?: string; state?: (typeof presentationStates)[number] };
type Ordered = Filter & { order: (typeof presentationOrders)[number]; reversed?: 'true' };

/** Some 1.5 kB each. */
const keptAtMost = 4_000;

const kept = listedPresentation.omit({ doubts: true });
type Kept = z.infer<typeof kept>;

/** Lists of presentations. What a list shows of each is kept: the database is asked which ones, and which versions of them. */
export function createPresentationLister({ db, registry }: Pick<Deps, 'db' | 'registry'>) {
  const take = createRowCache<Kept>({ atMost: keptAtMost });
  const make = async (ids: string[]) => {
    const rows = await db
      .selectFrom('presentation')
      .select([...listedColumns, rowMark('presentation').as('mark')])
      .where('id', '=', anyOf(ids))
      .execute();
    return rows.map(({ mark, glance: { cover, holds }, ...row }) => ({
      id: row.id,
      mark,
      made: kept.parse({ ...toSummary(row, registry, { cover }), holds }),
    }));
  };

  return async (wanted: Ordered & { after?: string; limit: number }): Promise<Written> => {
    const toItems = async (rows: Marked[]) => {
      const items = await take(rows, make);
      return rows.flatMap(({ id, doubts }) => {
        const item = items.get(id);
        return item ? [{ ...item, doubts }] : [];
      });
    };
    const page = await readPage(marked(db, wanted), wanted, toItems, knownTotal(wanted));
    return new Written(JSON.stringify(page satisfies Answer<typeof listPresentations>));
  };
}

export const selectPresentations = ({ db }: Pick<Deps, 'db'>, wanted: Ordered) =>
  readSelection(filtered(db, wanted), wanted);

/** Presentations in the order of their titles, in Greek. */
export async function readCalendar(
  { db }: Pick<Deps, 'db'>,
  { system }: { system?: SystemId },
): Promise<Answer<typeof calendar>> {
  const rows = await db
    .selectFrom('presentation')
    .select(['id', 'system', 'title_el', 'title_en', 'active', 'complete', 'schedule', 'more'])
    .$if(!!system, (query) => query.where('system', '=', system as SystemId))
    .orderBy(inGreekOrder)
    .orderBy('id')
    .execute();
  const events = await db
    .selectFrom('library_item')
    .select(['id', 'content'])
    .where('kind', '=', 'event')
    .where('active', '=', true)
    .execute();
  return {
    events: events.map(({ id, content }) => {
      const { title, begin, end, wholeDay, repeats, except } = content as EventContent;
      return { id, title, begin, end, wholeDay, repeats, except };
    }),
    tagSets: (await readTagSets(db)).filter((one) => !system || one.system === system),
    presentations: rows.map(({ title_el, title_en, active, complete, more, ...row }) => ({
      ...row,
      tags: more.tags ?? [],
      title: { el: title_el, en: title_en },
      shown: active && complete,
    })),
  };
}

/** Which ones a list shows, and what changes without them. */
const marked = (db: Kysely<Tables>, wanted: Filter) =>
  filtered(db, wanted).select([
    'id',
    rowMark('presentation').as('mark'),
    countOpenDoubts(sql.ref('presentation.id')).as('doubts'),
  ]);

type Marked = Awaited<ReturnType<ReturnType<typeof marked>['execute']>>[number];

const tallied = {
  active: sql<boolean>`active`,
  inactive: sql<boolean>`not active and complete`,
  incomplete: sql<boolean>`not active and not complete`,
};

/** Null: what is found by words, or by texts to be checked, is counted. */
const knownTotal = ({ system, search, state }: Filter) =>
  search || state === 'doubted' ? null : tallyOf(system, state && tallied[state]);

function filtered(db: Kysely<Tables>, { system, search = '', state }: Filter) {
  const id = sql.ref('presentation.id');
  let query = db.selectFrom('presentation').where('system', '=', system);
  if (state === 'doubted') query = query.where(whereOpenDoubts(id));
  else if (state) query = query.where(tallied[state]);
  return query.where(({ ref }) => whereFound(search, ref('search')));
}
