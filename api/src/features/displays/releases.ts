import { withoutEnded } from '@psifida/contract/content/ended';
import type { Manifest, ReleaseSummary } from '@psifida/contract/content/release';
import { toReleaseRights } from '@psifida/contract/content/rights-facts';
import type { ReleaseChange } from '@psifida/contract/endpoints/displays';
import { Problem } from '@psifida/contract/problem';
import type { SystemId } from '@psifida/contract/registry/systems';
import type { Kysely, Transaction } from 'kysely';
import { LRUCache } from 'lru-cache';
import { lastDay } from '../../db/last-day.ts';
import { lockSystem } from '../../db/lock-system.ts';
import { anyOf } from '../../db/query.ts';
import { recordActivity } from '../../db/record-activity.ts';
import type { Tables } from '../../db/tables.ts';
import { type Actor, demandApproval, refusalOf } from '../../releases/demand-approval.ts';
import { listDue } from '../../releases/due-release.ts';
import { findNews } from '../../releases/find-news.ts';
import { publishRelease } from '../../releases/publish-release.ts';
import { releaseChanges } from '../../releases/release-changes.ts';
import * as store from '../../releases/releases.store.ts';
import { sendOut } from '../../releases/send-out.ts';
import type { DisplayDeps } from './deps.ts';

/** By the hashes of both: a release does not change, and one from which something was erased has another hash. */
const changesByHashes = new LRUCache<string, ReleaseChange[]>({ max: 512 });

export async function listReleases({ db }: DisplayDeps, { system }: { system: SystemId }) {
  const rows = await store.list(db, system);
  const items = [];
  for (const [place, row] of rows.entries()) {
    const before = rows[place + 1];
    items.push({ ...store.toSummary(row), changes: before ? await changesBetween(db, before, row) : null });
  }
  return { items };
}

async function changesBetween(db: Kysely<Tables>, before: store.SummaryRow, after: store.SummaryRow) {
  const key = `${before.hash} ${after.hash}`;
  const known = changesByHashes.get(key);
  if (known) return known;
  const [was, is] = [await store.readManifest(db, before), await store.readManifest(db, after)];
  const changes = was && is ? releaseChanges(was, is) : [];
  changesByHashes.set(key, changes);
  return changes;
}

/** Of a held release and the one before it the one that is for all. */
export async function previewSystem({ db, now }: DisplayDeps, { system }: { system: SystemId }) {
  const due = (await listDue(db)).findLast((one) => one.system === system);
  const manifest = due && (await store.readManifest(db, due));
  if (!manifest) throw new Problem('release.not-found', { system });
  return { manifest: withoutEnded(manifest, now()), news: await findNews(db, system) };
}

/** Both ways alike, also where it would only take something away: whoever returns must be able to end it. */
function demandReturn(by: Actor, system: SystemId): void {
  if (!by.may('approve', system)) throw refusalOf(by, system);
}

type Return = { system: SystemId; number: number; reason: string; by: Actor };

/** The earlier content under a new number, until staff next change something of what the system shows. */
export const returnToRelease = (
  { db }: DisplayDeps,
  { system, number, reason, by }: Return,
): Promise<ReleaseSummary> =>
  db.transaction().execute(async (tx) => {
    demandReturn(by, system);
    await lockSystem(tx, system);
    const [current, earlier] = [
      await store.findCurrent(tx, system),
      await store.findWhole(tx, { system, number }),
    ];
    if (!current || !earlier) throw new Problem('release.not-found', { system, number });
    if (earlier.erased_at) throw new Problem('release.erased', { system, number });
    if (earlier.hash === current.hash) return store.toSummary(current);
    const { hash, manifest: text, presentations } = earlier;
    const manifest: Manifest = JSON.parse(text);
    if (await hasOtherEnds(tx, manifest)) throw new Problem('release.rights-ended', { system, number });
    const releaser = await demandApproval({
      system,
      by,
      before: () => store.readManifest(tx, current),
      after: manifest,
    });
    const row = await sendOut(tx, {
      system,
      number: current.number + 1,
      hash,
      manifest,
      text,
      presentations,
      rowsHash: current.rows_hash,
      awaits: current.awaits,
      returnOf: number,
      reason,
      releaser,
      files: { heldSince: number },
    });
    const title = { el: String(number), en: String(number) };
    await recordActivity(tx, { action: 'returned', system, kind: 'release', subject: null, title, by });
    return store.toSummary(row);
  });

/** Whether something of it may be shown for less long than it says, or no longer. */
async function hasOtherEnds(tx: Transaction<Tables>, { media, audios = {} }: Manifest): Promise<boolean> {
  const said = { ...media, ...audios };
  const rows = await tx
    .selectFrom('media_asset')
    .select(['id', 'rights'])
    .where('id', '=', anyOf(Object.keys(said)))
    .where(lastDay, 'is not', null)
    .execute();
  return rows.some(({ id, rights }) => toReleaseRights(rights).until !== said[id]?.until);
}

/** What is saved is shown again. */
export const endReturn = (
  { db, registry }: DisplayDeps,
  { system, by }: { system: SystemId; by: Actor },
): Promise<ReleaseSummary> =>
  db.transaction().execute(async (tx) => {
    demandReturn(by, system);
    await publishRelease(tx, { registry, system, by, acknowledged: null, endsReturn: true });
    const current = await store.findCurrent(tx, system);
    if (!current) throw new Problem('release.not-found', { system });
    return store.toSummary(current);
  });
