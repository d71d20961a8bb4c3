import { randomUUID } from 'node:crypto';
import type { Display, DisplaySettings } from '@psifida/contract/content/display';
import type { Person } from '@psifida/contract/content/presentation';
import { Problem } from '@psifida/contract/problem';
import * as displays from '../displays.store.ts';
import { joinEmergencies } from '../emergencies/emergencies.store.ts';
import { findDisplay } from '../find-display.ts';
import type { DisplayParts } from '../parts.ts';
import { recordDisplayDeed } from '../record-display-deed.ts';
import * as store from './pairing.store.ts';

const windowMs = 10 * 60_000;
const wrongAtMost = { own: 10, all: 100 };
/** How long a display that was taken in has time to hear of it. Nobody guesses its secret. */
const claimMs = 24 * 60 * 60_000;

type Input = { code: string; settings: DisplaySettings; by: Person };

/** A right code and a wrong one take the same work, up to the row that only a right one makes. */
export async function pairDisplay(
  { db, now }: DisplayParts,
  { code, settings, by }: Input,
): Promise<Display> {
  const at = new Date(now());
  const attempt = await store.addAttempt(db, { by: by.id, at, since: new Date(now() - windowMs) });
  if (attempt.own > wrongAtMost.own || attempt.all > wrongAtMost.all) {
    await store.dropAttempt(db, attempt.id);
    throw new Problem('too-many-requests');
  }
  const id = randomUUID();
  const paired = await db.transaction().execute(async (tx) => {
    await displays.insert(tx, { id, settings, by, at });
    if (!(await store.take(tx, { code, display: id, now: at, until: new Date(now() + claimMs) })))
      throw new Problem('display.code-unknown', {}, [{ path: ['code'], code: 'display.code-unknown' }]);
    await joinEmergencies(tx, { id, ...settings, at });
    await recordDisplayDeed(tx, { action: 'paired', id, display: settings, by });
    return findDisplay(tx, id, now());
  });
  await store.dropAttempt(db, attempt.id);
  return paired;
}
