import type { PresentationSummary } from '@psifida/contract/content/presentation';
import type { presentationOrders, presentationStates } from '@psifida/contract/endpoints/presentations';
import type { SystemId } from '@psifida/contract/registry/systems';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { fromCursor, toCursor } from '../../db/cursor.ts';
import { searchWords } from '../../db/fold-text.ts';
import type { Tables } from '../../db/tables.ts';
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

const id = z.uuid();
const places = {
  changed: z.strictObject({ modifiedAt: z.iso.datetime({ precision: 3 }), id }),
  title: z.strictObject({ title: z.string(), id }),
};

const inGreekOrder = sql<string>`title_el collate "el-x-icu"`;

/** By cursor, never by offset: the next page starts after the last row seen, whatever was added meanwhile. */
export async function listPresentations(
  { db, registry }: Parts,
  { system, search = '', state, order, after, limit }: Input,
): Promise<{ items: PresentationSummary[]; next: string | null }> {
  let query = filtered(db, { system, search, state });
  if (order === 'title') {
    if (after) {
      const place = fromCursor(after, places.title);
      query = query.where(
        sql<boolean>`(${inGreekOrder}, id) > (${place.title} collate "el-x-icu", ${place.id}::uuid)`,
      );
    }
    query = query.orderBy(inGreekOrder).orderBy('id');
  } else {
    if (after) {
      const place = fromCursor(after, places.changed);
      query = query.where(
        sql<boolean>`(modified_at, id) < (${place.modifiedAt}::timestamptz, ${place.id}::uuid)`,
      );
    }
    query = query.orderBy('modified_at', 'desc').orderBy('id', 'desc');
  }
  const rows = await query.limit(limit + 1).execute();
  const items = rows.slice(0, limit).map((row) => toSummary(row, registry));
  const last = items.at(-1);
  if (rows.length <= limit || !last) return { items, next: null };
  const place =
    order === 'title' ? { title: last.title.el, id: last.id } : { modifiedAt: last.modifiedAt, id: last.id };
  return { items, next: toCursor(place) };
}

function filtered(
  db: Kysely<Tables>,
  { system, search, state }: Required<Pick<Input, 'system' | 'search'>> & Pick<Input, 'state'>,
) {
  let query = db.selectFrom('presentation').selectAll().where('system', '=', system);
  if (state === 'incomplete') query = query.where('complete', '=', false);
  else if (state) query = query.where('active', '=', state === 'active');
  for (const spellings of searchWords(search))
    query = query.where((eb) => eb.or(spellings.map((spelling) => eb('search', 'like', `%${spelling}%`))));
  return query;
}
