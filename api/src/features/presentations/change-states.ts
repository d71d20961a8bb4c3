import type { Person } from '@psifida/contract/content/presentation';
import type { Knowing } from '@psifida/contract/endpoints/knowing';
import { Problem } from '@psifida/contract/problem';
import type { ProblemCode } from '@psifida/contract/problems';
import type { SystemId } from '@psifida/contract/registry/systems';
import { lockSystem } from '../../db/lock-system.ts';
import { toContent } from '../../presentation-row/to-content.ts';
import { publishRelease } from '../../releases/publish-release.ts';
import { findRow } from './find-presentation.ts';
import { changeLocked, checkStoredLinks, type Parts } from './save-presentation.ts';

type Input = { system: SystemId; ids: string[]; active: boolean; by: Person; knowing: Knowing };
type Refused = { id: string; code: ProblemCode; params: Record<string, unknown> };

/**
 * Each by itself and in the order given: what can be changed is, what cannot is named with its reason. In one
 * transaction and one release, so that displays change once and staff can return to what was there before.
 */
export async function changeStates(
  parts: Parts,
  { system, ids, active, by, knowing }: Input,
): Promise<{ changed: string[]; refused: Refused[] }> {
  const { db, registry } = parts;
  const refused: Refused[] = [];
  const orRefuse = async (id: string, attempt: () => Promise<boolean>): Promise<string[]> => {
    try {
      return (await attempt()) ? [id] : [];
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      refused.push({ id, code: error.code, params: error.params });
      return [];
    }
  };
  const wanted: string[] = [];
  for (const id of new Set(ids))
    wanted.push(
      ...(await orRefuse(id, async () => {
        if ((await findRow(db, { system, id })).active === active) return false;
        if (active) await checkStoredLinks(parts, { system, id, by });
        return true;
      })),
    );
  const changed = await db.transaction().execute(async (tx) => {
    await lockSystem(tx, system);
    const done: string[] = [];
    for (const id of wanted)
      done.push(
        ...(await orRefuse(id, async () => {
          const { version, active: isActive } = await findRow(tx, { system, id });
          if (isActive === active) return false;
          const change = (row: Parameters<typeof toContent>[0]) => ({ content: toContent(row), active });
          await changeLocked(tx, registry, { system, id, version, by, change });
          return true;
        })),
      );
    if (done.length) await publishRelease(tx, { registry, system, by, knowing });
    return done;
  });
  return { changed, refused };
}
