import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../../db/tables.ts';
import { Problem } from '../../../problem.ts';
import * as store from './media.store.ts';

type Input = { db: Kysely<Tables>; filter: store.Filter; after?: string; limit: number };

const position = z.strictObject({ createdAt: z.iso.datetime(), id: z.uuid() });

const toCursor = (place: store.Position): string => Buffer.from(JSON.stringify(place)).toString('base64url');

function fromCursor(cursor: string): store.Position {
  try {
    return position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    throw new Problem('input.invalid', {}, [{ path: ['query', 'after'], code: 'field.invalid' }]);
  }
}

export async function listMedia({ db, filter, after, limit }: Input) {
  const rows = await store.list(db, { filter, after: after ? fromCursor(after) : null, limit: limit + 1 });
  const items = rows.slice(0, limit).map(store.toAsset);
  const last = items.at(-1);
  return {
    items,
    next: rows.length > limit && last ? toCursor({ createdAt: last.createdAt, id: last.id }) : null,
  };
}
