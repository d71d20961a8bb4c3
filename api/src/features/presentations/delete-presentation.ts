import type { Person } from '@psifida/contract/content/presentation';
import type { Knowing } from '@psifida/contract/endpoints/knowing';
import { Problem } from '@psifida/contract/problem';
import type { SystemId } from '@psifida/contract/registry/systems';
import { lockSystem } from '../../db/lock-system.ts';
import { recordActivity } from '../../db/record-activity.ts';
import { toContent } from '../../presentation-row/to-content.ts';
import { publishRelease } from '../../releases/publish-release.ts';
import { findRow } from './find-presentation.ts';
import * as store from './presentations.store.ts';
import { type Parts, refuseLastActive } from './save-presentation.ts';

type Input = { system: SystemId; id: string; version: number; by: Person; knowing: Knowing };

/** Permanent: the record of it stays, the content does not. */
export const deletePresentation = (
  { db, registry }: Parts,
  { system, id, version, by, knowing }: Input,
): Promise<{ id: string }> =>
  db.transaction().execute(async (tx) => {
    await lockSystem(tx, system);
    const current = await findRow(tx, { system, id });
    if (current.version !== version)
      throw new Problem('presentation.changed-elsewhere', {
        current: store.toPresentation(current, registry),
      });
    if (current.active) await refuseLastActive(tx, system, 'presentation.last-active-delete');
    await store.remove(tx, id);
    await recordActivity(tx, {
      action: 'deleted',
      system,
      subject: id,
      title: toContent(current).title,
      by,
    });
    if (current.active) await publishRelease(tx, { registry, system, by, knowing });
    return { id };
  });
