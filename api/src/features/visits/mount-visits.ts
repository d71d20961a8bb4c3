import type { Person } from '@psifida/contract/content/presentation';
import type { Counting } from '@psifida/contract/content/visits';
import { endpoints } from '@psifida/contract/endpoints/all';
import type { Kysely } from 'kysely';
import { recordActivity } from '../../db/record-activity.ts';
import type { Tables } from '../../db/tables.ts';
import type { Bind } from '../../http/bind.ts';
import { notifyDisplays } from '../../releases/notify-displays.ts';
import { reportVisits } from './report-visits.ts';
import { createVisitTaker } from './take-visits.ts';
import * as store from './visits.store.ts';

type VisitParts = { db: Kysely<Tables>; now: () => number; keepShownDays: number };

/** A deed about all of it: what it was done to has no name of anybody's. */
const title = { el: 'Καταμέτρηση επισκέψεων', en: 'Counting of visits' };
const deed = (action: 'activated' | 'deactivated' | 'erased', by: Person) =>
  ({ action, system: null, kind: 'visits', subject: null, title, by }) as const;

const readCounting = async ({ db, keepShownDays }: VisitParts): Promise<Counting> => ({
  ...(await store.readSwitch(db)),
  keptDays: keepShownDays,
});

/** From the commit on nothing more is kept; displays are told at once, and the others when they next ask. */
async function switchCounting(
  parts: VisitParts,
  { counting, by }: { counting: boolean; by: Person },
): Promise<Counting> {
  await parts.db.transaction().execute(async (tx) => {
    if ((await store.lockSwitch(tx)) === counting) return;
    await store.writeSwitch(tx, { counting, at: new Date(parts.now()), by });
    await recordActivity(tx, deed(counting ? 'activated' : 'deactivated', by));
    await notifyDisplays(tx, { event: 'settings', to: 'all' });
  });
  return readCounting(parts);
}

const eraseVisits = ({ db }: VisitParts, by: Person): Promise<{ days: number }> =>
  db.transaction().execute(async (tx) => {
    await store.lockSwitch(tx);
    const days = await store.eraseAll(tx);
    await recordActivity(tx, deed('erased', by));
    return { days };
  });

/** Visits, counted and never known: told by displays in hours, read by staff, switched off by an administrator. */
export function mountVisits({ bind, ...parts }: VisitParts & { bind: Bind }): void {
  const take = createVisitTaker(parts);
  bind(endpoints.deliverVisits, ({ display, body }) => take({ display, ...body }));
  bind(endpoints.readCounting, () => readCounting(parts));
  bind(endpoints.switchCounting, ({ body, caller }) => switchCounting(parts, { ...body, by: caller }));
  bind(endpoints.eraseVisits, ({ caller }) => eraseVisits(parts, caller));
  bind(endpoints.reportVisits, ({ query }) => reportVisits(parts.db, query));
}
