import { createHash } from 'node:crypto';
import { gapsMade } from '@psifida/contract/content/gaps';
import { leavingAt } from '@psifida/contract/content/on-glass';
import type { Manifest } from '@psifida/contract/content/release';
import { type Acknowledged, returnName, type takesOffParams } from '@psifida/contract/endpoints/acknowledged';
import { Problem } from '@psifida/contract/problem';
import type { Registry, SystemId } from '@psifida/contract/registry/systems';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { lockSystem } from '../db/lock-system.ts';
import type { Tables } from '../db/tables.ts';
import { buildManifest } from './build-manifest.ts';
import { type Actor, demandApproval } from './demand-approval.ts';
import { expectedFor, listAlike, readTimed, rememberTimed } from './expected.ts';
import * as store from './releases.store.ts';
import { sendOut } from './send-out.ts';

type Publication = {
  registry: Registry;
  system: SystemId;
  /** Whose action it was; nobody's when the operator changed the rules. */
  by: Actor | null;
  /** What they said they know; null where nobody can be asked, or is asked in another way. */
  acknowledged: Acknowledged | null;
  /** Although nothing was changed: whoever ends a return wants what is saved. */
  endsReturn?: boolean;
  /** Although nobody has changed anything: images of it are there in more sizes. A return stands. */
  completes?: boolean;
};

/**
 * Makes the system's next release if what it shows has changed, in the transaction of the change: no commit, no
 * release, no event. A change that reaches several systems publishes in the order of their ids, and locks them
 * before anything else, so that two changes never wait for each other.
 */
export async function publishRelease(
  tx: Transaction<Tables>,
  { registry, system, by, acknowledged, endsReturn = false, completes = false }: Publication,
): Promise<void> {
  await lockSystem(tx, system);
  // Read before the sizes themselves: one that is ready in between is only looked for once too often.
  const beingMade = await store.listBeingMade(tx);
  const { manifest, text, files } = await buildManifest(tx, { registry, system });
  const hash = createHash('sha256').update(text).digest('hex');
  const current = await store.findCurrent(tx, system);
  const awaits = store.awaitedOf(beingMade, files);
  // By the rows, not by what is shown: after a return, a change that nobody sees leaves it as it is.
  if (current ? current.rows_hash === hash && !endsReturn && !completes : !manifest.presentations.length)
    return;
  if (current && (current.hash === hash || (completes && store.toReturned(current)))) {
    await store.setRows(tx, current, { rowsHash: hash, awaits });
    return;
  }
  const releaser = await demandApproval({
    system,
    by,
    before: async () => (current ? store.readManifest(tx, current) : null),
    after: manifest,
    takesBack: async () =>
      !!current &&
      store.toSummary(current).by?.id === by?.id &&
      (await store.findWhole(tx, { system, number: current.number - 1 }))?.hash === hash,
  });
  if (acknowledged && current) await refuseUnknown(tx, { acknowledged, current, next: manifest });
  const number = (current?.number ?? 0) + 1;
  rememberTimed(hash, manifest.presentations);
  await sendOut(tx, {
    system,
    number,
    hash,
    manifest,
    text,
    presentations: manifest.presentations.map(({ id, title }) => ({ id, title })),
    rowsHash: hash,
    awaits,
    returnOf: null,
    // Nobody's action: whoever made the one that it completes put it there.
    releaser: completes && current ? { ...releaser, by: store.toSummary(current).by } : releaser,
    files,
  });
}

type Change = { acknowledged: Acknowledged; current: store.SummaryRow; next: Manifest };

/** A change may end a return, take something off displays or leave them with nothing, only if whoever makes it knows. */
async function refuseUnknown(
  tx: Transaction<Tables>,
  { acknowledged, current, next }: Change,
): Promise<void> {
  const { system, number } = current;
  const returned = store.toReturned(current);
  if (returned && !acknowledged.endsReturns.split(',').includes(returnName(current)))
    throw new Problem('release.ends-return', { system, number, ...returned });
  if (acknowledged.leavesGaps === 'true') return;
  const before = await readTimed(tx, current);
  const alike = (await listAlike(tx, Date.now())).filter((one) => one.system === system);
  refuseGaps({ system, before, after: next.presentations, tagSets: alike.map(({ tags }) => tags) });
  if (acknowledged.takesOff !== 'true') await refuseToTakeOff(tx, { alike, current, before, next });
}

type Leaving = z.infer<typeof takesOffParams>['leaving'][number];
type TakenOff = Omit<Change, 'acknowledged'> & Pick<Parameters<typeof gapsMade>[0], 'before'>;

/** What displays show that answer, have their screen on and reported a release with it; behind or silent, nobody knows. */
async function refuseToTakeOff(
  tx: Transaction<Tables>,
  { alike, current, before, next }: TakenOff & { alike: Awaited<ReturnType<typeof listAlike>> },
): Promise<void> {
  const [now, { system }] = [Date.now(), current];
  const leaving = new Map<string, Leaving>();
  for (const { tags, state, release, displays } of alike) {
    if (state !== 'on' || !release) continue;
    const onGlass = expectedFor(await readTimed(tx, { system, ...release }), tags, now).due.presentations;
    for (const { id, until } of leavingAt({ before, after: next.presentations, tags }, now)) {
      const title = current.presentations.find((one) => one.id === id)?.title;
      if (!title || !onGlass.includes(id)) continue;
      const sum = displays + (leaving.get(id)?.displays ?? 0);
      leaving.set(id, {
        id,
        title,
        displays: sum,
        until: until === null ? null : new Date(until).toISOString(),
      });
    }
  }
  if (leaving.size) throw new Problem('release.takes-off', { leaving: [...leaving.values()] });
}

/** Whoever has not said that they know is told when there would be nothing to show. */
export function refuseGaps({
  system,
  ...change
}: Parameters<typeof gapsMade>[0] & { system: SystemId }): void {
  const { gaps, more } = gapsMade(change, Date.now());
  const named = gaps.map(({ start, end }) => ({
    from: new Date(start).toISOString(),
    until: end === null ? null : new Date(end).toISOString(),
  }));
  if (named.length) throw new Problem('release.leaves-gaps', { system, gaps: named, more });
}
