import { meantFor } from '@psifida/contract/content/on-glass';
import type { Acknowledged } from '@psifida/contract/endpoints/acknowledged';
import type { Transaction } from 'kysely';
import { anyOf } from '../../db/query.ts';
import type { Tables } from '../../db/tables.ts';
import { findDue } from '../../releases/due-release.ts';
import { readTimed, tagsOnGlass, wallTags } from '../../releases/expected.ts';
import { refuseGaps } from '../../releases/publish-release.ts';

const readTagged = (tx: Transaction<Tables>, displays: readonly string[]) =>
  tx
    .selectFrom('display')
    .select(['display.id', 'display.system', 'display.tags'])
    .select(wallTags.as('wall_tags'))
    .where('display.id', '=', anyOf([...displays]))
    .orderBy('display.id')
    .execute();

type Concerned = { displays: readonly string[]; acknowledged: Acknowledged };

/** Makes a change of what these displays choose; where that leaves gaps nobody acknowledged, nothing is changed. */
export async function refuseUnknownGaps(
  tx: Transaction<Tables>,
  { displays, acknowledged }: Concerned,
  change: () => Promise<unknown>,
): Promise<void> {
  const before = acknowledged.leavesGaps === 'true' ? [] : await readTagged(tx, displays);
  await change();
  const after = before.length ? await readTagged(tx, displays) : [];
  for (const row of before) {
    const then = after.find(({ id, system }) => id === row.id && system === row.system);
    const due = then && (await findDue(tx, row.id));
    if (!due) continue;
    const timed = await readTimed(tx, due);
    const chosenBy = (tags: string[]) => meantFor(timed, tags).map((one) => ({ ...one, tags: [] }));
    refuseGaps({
      system: row.system,
      before: chosenBy(tagsOnGlass(row)),
      after: chosenBy(tagsOnGlass(then)),
    });
  }
}
