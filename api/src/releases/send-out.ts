import { createHash } from 'node:crypto';
import { gapsMade } from '@psifida/contract/content/gaps';
import type { Manifest } from '@psifida/contract/content/release';
import type { SystemId } from '@psifida/contract/registry/systems';
import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { onlyTakesAway } from './demand-approval.ts';
import { besides, readTimed, tagSetsOf } from './expected.ts';
import { comingAnew, findFirst, keepFound, openUpTo } from './first-display.store.ts';
import { notifyDisplays } from './notify-displays.ts';
import * as store from './releases.store.ts';
import { withdraw } from './withdraw.ts';

type Next = Omit<store.NewRelease, 'manifest'> & { manifest: Manifest; text: string };

/**
 * Writes the next release and sends it out: to all displays, or to the first one alone. What goes back to something that
 * all have shown, or only takes something away, is never held; and what is taken away with a change that is held is taken
 * out of what the others show at once, as a release of its own, unless they would be left with nothing to show: then the
 * change is for all. Called with the system locked.
 */
export async function sendOut(
  tx: Transaction<Tables>,
  { manifest, text, ...release }: Next,
): Promise<store.SummaryRow> {
  const { system, hash, returnOf } = release;
  const first = await findFirst(tx, system);
  if (!first) {
    const row = await store.insert(tx, { ...release, manifest: text });
    await notifyDisplays(tx, { event: 'release', to: { system }, release: { number: row.number, hash } });
    return row;
  }
  const open = await store.findWhole(tx, { system, number: first.open_number });
  const shown: Manifest | null = open ? JSON.parse(open.manifest) : null;
  const isKnown =
    !open ||
    !shown ||
    open.hash === hash ||
    (returnOf !== null && (await wasForAll(tx, { system, number: returnOf }))) ||
    onlyTakesAway(shown, manifest);
  const without = isKnown ? null : await withdraw(tx, { shown, next: manifest });
  const isForAll = isKnown || (!!without && (await leavesGaps(tx, { open, left: without, next: manifest })));
  const left = isForAll ? null : without;
  if (left) await withdrawNow(tx, { release, heldSince: first.open_number, left });
  const row = await store.insert(tx, {
    ...release,
    number: release.number + (left ? 1 : 0),
    manifest: text,
    isHeld: true,
  });
  const at = new Date();
  if (isForAll) {
    await openUpTo(tx, { system, number: row.number, hash, at });
    return row;
  }
  await keepFound(tx, system, comingAnew(row.number, at));
  if (first.display_id)
    await notifyDisplays(tx, {
      event: 'release',
      to: { displays: [first.display_id, ...(await besides(tx, first.display_id))] },
      release: { number: row.number, hash },
    });
  return row;
}

const wasForAll = async (
  tx: Transaction<Tables>,
  which: { system: SystemId; number: number },
): Promise<boolean> => !!(await store.findWhole(tx, which))?.opened_at;

type Left = { open: store.SummaryRow; left: Manifest; next: Manifest };

/** Whether the others would be dark at some time at which neither what they show leaves them so, nor what is to come. */
async function leavesGaps(tx: Transaction<Tables>, { open, left, next }: Left): Promise<boolean> {
  const [shown, tagSets] = [await readTimed(tx, open), await tagSetsOf(tx, open.system)];
  const kept = new Set(left.presentations.map(({ id }) => id));
  const after = shown.filter(({ id }) => kept.has(id));
  return [shown, next.presentations].every(
    (before) => gapsMade({ before, after, tagSets }, Date.now()).gaps.length > 0,
  );
}

type Withdrawal = {
  release: Omit<Next, 'manifest' | 'text'>;
  heldSince: number;
  left: Manifest;
};

async function withdrawNow(tx: Transaction<Tables>, { release, heldSince, left }: Withdrawal): Promise<void> {
  const { system, number } = release;
  const text = JSON.stringify(left);
  const hash = createHash('sha256').update(text).digest('hex');
  await store.insert(tx, {
    ...release,
    hash,
    manifest: text,
    presentations: left.presentations.map(({ id, title }) => ({ id, title })),
    returnOf: null,
    reason: '',
    files: { heldSince },
    isHeld: true,
  });
  await openUpTo(tx, { system, number, hash, at: new Date() });
}
