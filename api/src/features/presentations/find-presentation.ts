import * as endpoints from '@psifida/contract/endpoints/presentations';
import { Problem } from '@psifida/contract/problem';
import type { Registry, SystemId } from '@psifida/contract/registry/systems';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { gather } from '../../db/gather.ts';
import type { PresentationRow, Tables } from '../../db/tables.ts';
import { Written, written } from '../../http/bind.ts';
import { keepBodies } from '../../http/keep-bodies.ts';
import * as store from './presentations.store.ts';

type Which = { system: SystemId; id: string };

const anId = z.uuid();
export const isId = (id: string): boolean => anId.safeParse(id).success;

/** Anything that is not an id of this system, a made-up one included, is simply not there. */
export async function findRow(db: Kysely<Tables>, { system, id }: Which): Promise<PresentationRow> {
  const row = isId(id) ? await store.find(db, { system, id }) : undefined;
  if (!row) throw new Problem('presentation.not-found', { id });
  return row;
}

/** The latest goes along, so that the caller can merge without asking again. */
export function demandVersion(row: PresentationRow, version: number, registry: Registry): void {
  if (row.version !== version)
    throw new Problem('presentation.changed-elsewhere', { current: store.toPresentation(row, registry) });
}

/** A hundred of the largest, or all that a town has. */
const keptBytes = 16 * 1024 * 1024;

/**
 * Presentations as they are read, each kept as it was written for the first who asked: the database is asked for marks alone,
 * once for all who ask at the same moment.
 */
export function createPresentationReader({ db, registry }: { db: Kysely<Tables>; registry: Registry }) {
  const bodyOf = keepBodies({ bytesAtMost: keptBytes });
  const findMarks = store.createMarkFinder(db);
  const find = gather(async (ids) => new Map((await findMarks(ids)).map((marked) => [marked.id, marked])));
  const make = async (which: Which) => {
    const row = await store.find(db, which);
    return row ? Buffer.from(written(endpoints.findPresentation, store.toPresentation(row, registry))) : null;
  };

  return async (which: Which): Promise<Written> => {
    const { system, id } = which;
    const marked = isId(id) ? await find(id) : undefined;
    const body = marked?.system === system ? await bodyOf(`${id} ${marked.mark}`, () => make(which)) : null;
    if (!body) throw new Problem('presentation.not-found', { id });
    return new Written(body);
  };
}
