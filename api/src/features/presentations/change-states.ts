import type { Person } from '@psifida/contract/content/presentation';
import type { ProblemCode } from '@psifida/contract/problems';
import type { SystemId } from '@psifida/contract/registry/systems';
import { Problem } from '../../problem.ts';
import { findRow } from './find-presentation.ts';
import { type Parts, setPresentationActive } from './save-presentation.ts';

type Input = { system: SystemId; ids: string[]; active: boolean; by: Person };
type Refused = { id: string; code: ProblemCode; params: Record<string, unknown> };

/** Each by itself and in the order given: what can be changed is, what cannot is named with its reason. */
export async function changeStates(
  parts: Parts,
  { system, ids, active, by }: Input,
): Promise<{ changed: string[]; refused: Refused[] }> {
  const changed: string[] = [];
  const refused: Refused[] = [];
  for (const id of new Set(ids)) {
    try {
      const current = await findRow(parts.db, { system, id });
      if (current.active === active) continue;
      await setPresentationActive(parts, { system, id, version: current.version, active, by });
      changed.push(id);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      refused.push({ id, code: error.code, params: error.params });
    }
  }
  return { changed, refused };
}
