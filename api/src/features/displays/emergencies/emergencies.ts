import {
  type Emergency,
  type EmergencyDraft,
  emergencyLongestHours,
} from '@psifida/contract/content/display';
import type { Person } from '@psifida/contract/content/presentation';
import type { ActivityAction } from '@psifida/contract/endpoints/activity';
import { Problem } from '@psifida/contract/problem';
import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import { type Action, recordActivity } from '../../../db/record-activity.ts';
import type { Tables } from '../../../db/tables.ts';
import { notifyDisplays } from '../../../releases/notify-displays.ts';
import { audienceOf } from '../audience.ts';
import type { DisplayDeps } from '../deps.ts';
import * as store from './emergencies.store.ts';

const longestMs = emergencyLongestHours * 60 * 60_000;

export const listEmergencies = async ({ db, now }: DisplayDeps): Promise<{ items: Emergency[] }> => ({
  items: (await store.list(db, new Date(now()))).map(store.toEmergency),
});

async function found(db: Kysely<Tables>, id: string) {
  const row = z.uuid().safeParse(id).success ? await store.find(db, id) : undefined;
  if (!row) throw new Problem('emergency.not-found', { id });
  return store.toEmergency(row);
}

const actionOf = (action: ActivityAction, { id, title }: Emergency, by: Person): Action => ({
  action,
  system: null,
  kind: 'emergency',
  subject: id,
  title,
  by,
});

type Sending = { id: string; draft: EmergencyDraft; by: Person };

/** Sent twice under one id, by a double click or a retry, it is one message. */
export const sendEmergency = (deps: DisplayDeps, sending: Sending): Promise<Emergency> =>
  deps.db.transaction().execute((tx) => sendIn(tx, deps, sending));

/** The same within a transaction that does more. */
export async function sendIn(
  tx: Transaction<Tables>,
  { now }: Pick<DisplayDeps, 'now'>,
  { id, draft, by }: Sending,
): Promise<Emergency> {
  const left = Date.parse(draft.until) - now();
  if (left <= 0 || left > longestMs)
    throw new Problem('input.invalid', {}, [{ path: ['until'], code: 'field.invalid' }]);
  await store.lockAudience(tx);
  const chosen = await audienceOf(tx, draft);
  const at = new Date(now());
  const sign = draft.sign ? await store.findSignFile(tx, { id: draft.sign, at }) : null;
  if (draft.sign && !sign)
    throw new Problem('input.invalid', {}, [{ path: ['sign'], code: 'field.unknown' }]);
  const isNew = await store.insert(tx, { id, draft, displays: chosen, sign, by, at });
  const sent = await found(tx, id);
  if (sent.by.id !== by.id) throw new Problem('input.invalid', {}, [{ path: ['id'], code: 'field.invalid' }]);
  if (isNew) {
    await recordActivity(tx, actionOf('announced', sent, by));
    await notifyDisplays(tx, { event: 'emergency', to: chosen ? { displays: chosen } : 'all' });
  }
  return sent;
}

/** One that is over already stays as it is: who ended it first, or that it ended by itself. */
export const endEmergency = (deps: DisplayDeps, ending: Ending): Promise<Emergency> =>
  deps.db.transaction().execute((tx) => endIn(tx, deps, ending));

type Ending = { id: string; by: Person };

export async function endIn(
  tx: Transaction<Tables>,
  { now }: Pick<DisplayDeps, 'now'>,
  { id, by }: Ending,
): Promise<Emergency> {
  const before = await found(tx, id);
  const ended = await store.end(tx, { id: before.id, by, at: new Date(now()) });
  if (ended) {
    await recordActivity(tx, actionOf('ended', before, by));
    await notifyDisplays(tx, {
      event: 'emergency',
      to: ended.for_all ? 'all' : { displays: before.receipts.map(({ display }) => display) },
    });
  }
  return found(tx, before.id);
}
