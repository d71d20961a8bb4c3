import { meantFor } from '@psifida/contract/content/on-glass';
import type { Knowing } from '@psifida/contract/endpoints/knowing';
import type { Transaction } from 'kysely';
import { anyOf } from '../../db/any-of.ts';
import type { Tables } from '../../db/tables.ts';
import { findDue } from '../../releases/due-release.ts';
import { readTimed } from '../../releases/expected.ts';
import { tagsOnGlass, wallTags } from '../../releases/joined.ts';
import { refuseGaps } from '../../releases/publish-release.ts';

const readTagged = (tx: Transaction<Tables>, displays: readonly string[]) =>
  tx
    .selectFrom('display')
    .select(['display.id', 'display.system', 'display.tags'])
    .select(wallTags.as('wall_tags'))
    .where('display.id', '=', anyOf([...displays]))
    .orderBy('display.id')
    .execute();

type Concerned = { displays: readonly string[]; knowing: Knowing };

/**
 * Makes a change after which these displays choose otherwise from what their system shows: whoever makes it is told when
 * that is nothing, and nothing is changed.
 */
export async function refuseUnknownGaps(
  tx: Transaction<Tables>,
  { displays, knowing }: Concerned,
  change: () => Promise<unknown>,
): Promise<void> {
  const before = knowing.leavesGaps === 'true' ? [] : await readTagged(tx, displays);
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
