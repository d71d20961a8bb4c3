import { randomUUID } from 'node:crypto';
import type { Presentation } from '@psifida/contract/content/presentation';
import { Problem } from '@psifida/contract/problem';
import { type Registry, systemIds } from '@psifida/contract/registry/systems';
import type { Kysely } from 'kysely';
import { lockEnd, shareSystem } from '../../db/lock-system.ts';
import type { Tables } from '../../db/tables.ts';
import { writeTogether } from '../../db/write-together.ts';
import { isId } from './find-presentation.ts';
import { entriesAtMost, type Outcome, type Save, type Shown, sizeOf, writeRound } from './write-round.ts';

type Parts = { db: Kysely<Tables>; registry: Registry };
type Written = Omit<Save, 'active' | 'version'>;
type Draft = Save & { active: false };

export type Drafts = {
  create(draft: Omit<Written, 'id'> & { id?: string }): Promise<Presentation>;
  save(draft: Written & { version: number }): Promise<Presentation | Shown>;
};

/**
 * Drafts touch no minimum and no display. Those of a system that come while others are being written are written together
 * next: fifty at once take a few transactions, and each is judged, refused, kept and recorded as if it were alone.
 */
export function createDrafts({ db, registry }: Parts): Drafts {
  const writers = new Map(
    systemIds.map((system) => [
      system,
      writeTogether<Draft, Outcome>({
        write: (saves) =>
          db.transaction().execute(async (tx) => {
            const lock = saves.some(({ version }) => version === 'new') ? lockEnd : shareSystem;
            await lock(tx, system);
            return writeRound(tx, { registry, system, saves });
          }),
        keyOf: ({ id }) => id,
        sizeOf,
        atMost: entriesAtMost,
      }),
    ]),
  );
  const write = async (draft: Omit<Draft, 'active'>): Promise<Presentation | Shown> => {
    const outcome = await writers.get(draft.system)?.({ ...draft, active: false });
    if (!outcome || outcome instanceof Problem) throw outcome;
    return outcome;
  };
  return {
    create: ({ id = randomUUID(), ...draft }) =>
      write({ ...draft, id, version: 'new' }) as Promise<Presentation>,
    save: async (draft) => {
      if (!isId(draft.id)) throw new Problem('presentation.not-found', { id: draft.id });
      return write(draft);
    },
  };
}
