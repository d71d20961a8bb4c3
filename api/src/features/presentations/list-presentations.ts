import type { Presentation } from '@psifida/contract/content/presentation';
import type { Registry, SystemId } from '@psifida/contract/registry/systems';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../db/tables.ts';
import { Problem } from '../../problem.ts';
import * as store from './presentations.store.ts';

type Input = { db: Kysely<Tables>; registry: Registry; system: SystemId; after?: string; limit: number };

const position = z.strictObject({ modifiedAt: z.iso.datetime(), id: z.uuid() });

const toCursor = (place: store.Position): string => Buffer.from(JSON.stringify(place)).toString('base64url');

function fromCursor(cursor: string): store.Position {
  try {
    return position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    throw new Problem('input.invalid', {}, [{ path: ['query', 'after'], code: 'field.invalid' }]);
  }
}

/** By cursor, never by offset: the next page starts after the last row seen, whatever was added meanwhile. */
export async function listPresentations({ db, registry, system, after, limit }: Input) {
  const rows = await store.list(db, { system, after: after ? fromCursor(after) : null, limit: limit + 1 });
  const items: Presentation[] = rows.slice(0, limit).map((row) => store.toPresentation(row, registry));
  const last = items.at(-1);
  return {
    items,
    next: rows.length > limit && last ? toCursor({ modifiedAt: last.modifiedAt, id: last.id }) : null,
  };
}
