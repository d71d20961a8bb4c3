import type { Presentation } from '@psifida/contract/content/presentation';
import type { Knowing } from '@psifida/contract/endpoints/knowing';
import { Problem } from '@psifida/contract/problem';
import { type Registry, systemIds } from '@psifida/contract/registry/systems';
import type { Kysely } from 'kysely';
import { lockSystem } from '../../db/lock-system.ts';
import type { Tables } from '../../db/tables.ts';
import { writeTogether } from '../../db/write-together.ts';
import { publishRelease } from '../../releases/publish-release.ts';
import type { Doer } from '../../rules/demand-approval.ts';
import { isId } from './find-presentation.ts';
import { entriesAtMost, type Outcome, type Save, sizeOf, writeRound } from './write-round.ts';

type Parts = { db: Kysely<Tables>; registry: Registry };
type ShownSave = Save & { active: true; by: Doer; knowing: Knowing };

export type SaveShown = (
  save: Omit<ShownSave, 'active' | 'version'> & { version: number },
) => Promise<Presentation>;

/** A release names one person, and is asked for what one person may and knows. */
const answersFor = ({ system, by, knowing }: ShownSave): string =>
  JSON.stringify([by.id, by.name, by.may('approve', system), knowing.endsReturns, knowing.leavesGaps]);

/**
 * What displays show, saved. What one person saves in a system while something of it is being written is written together
 * next, with one release: those in between nobody would see. Each is judged, refused, kept and recorded as if it were alone;
 * where the release is refused, each is tried by itself, so that only those are refused who would have been.
 */
export function createShownSaver({ db, registry }: Parts): SaveShown {
  const writers = new Map(
    systemIds.map((system) => [
      system,
      writeTogether<ShownSave, Outcome>({
        write: (saves) =>
          db.transaction().execute(async (tx) => {
            await lockSystem(tx, system);
            const outcomes = await writeRound(tx, { registry, system, saves });
            const [first] = saves;
            if (first && !outcomes.every((one) => one instanceof Problem))
              await publishRelease(tx, { registry, system, by: first.by, knowing: first.knowing });
            return outcomes;
          }),
        keyOf: ({ id }) => id,
        groupOf: answersFor,
        sizeOf,
        atMost: entriesAtMost,
      }),
    ]),
  );
  return async (save) => {
    if (!isId(save.id)) throw new Problem('presentation.not-found', { id: save.id });
    const outcome = await writers.get(save.system)?.({ ...save, active: true });
    if (!outcome || outcome === 'shown' || outcome instanceof Problem) throw outcome;
    return outcome;
  };
}
