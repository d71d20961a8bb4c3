import { createHash } from 'node:crypto';
import type { Person } from '@psifida/contract/content/presentation';
import type { Registry, SystemId } from '@psifida/contract/registry/systems';
import type { Transaction } from 'kysely';
import { lockSystem } from '../db/lock-system.ts';
import type { Tables } from '../db/tables.ts';
import { buildManifest } from './build-manifest.ts';
import { notifyDisplays } from './notify-displays.ts';
import * as store from './releases.store.ts';

/** Whose deed it was; nobody's when the operator changed the rules. */
type Publication = {
  registry: Registry;
  system: SystemId;
  by: Person | null;
  /** Although nothing was changed: whoever ends a return wants what is saved. */
  endsReturn?: boolean;
};

/**
 * Makes the system's next release if what it shows has changed, in the transaction of the change: no commit, no
 * release, no news of it. A change that reaches several systems publishes in the order of their ids, and locks them
 * before anything else, so that two changes never wait for each other.
 */
export async function publishRelease(
  tx: Transaction<Tables>,
  { registry, system, by, endsReturn = false }: Publication,
): Promise<void> {
  await lockSystem(tx, system);
  const { manifest, files } = await buildManifest(tx, { registry, system });
  const text = JSON.stringify(manifest);
  const hash = createHash('sha256').update(text).digest('hex');
  const current = await store.findCurrent(tx, system);
  // By the rows, not by what is shown: after a return, a change that nobody sees leaves it as it is.
  if (current ? current.rows_hash === hash && !endsReturn : !manifest.presentations.length) return;
  if (current?.hash === hash) {
    await store.setRowsHash(tx, current, hash);
    return;
  }
  const number = (current?.number ?? 0) + 1;
  await store.insert(tx, {
    system,
    number,
    hash,
    manifest: text,
    presentations: manifest.presentations.map(({ id, title }) => ({ id, title })),
    rowsHash: hash,
    returnOf: null,
    by,
    files,
  });
  await notifyDisplays(tx, { event: 'release', to: { system }, release: { number, hash } });
}
