import type { Person } from '@psifida/contract/content/presentation';
import { periodFault, reportDaysAtMost } from '@psifida/contract/content/shown';
import {
  type Counting,
  counted,
  figuresOf,
  type VisitReport,
  type VisitSubject,
} from '@psifida/contract/content/visits';
import { endpoints } from '@psifida/contract/endpoints/all';
import { Problem } from '@psifida/contract/problem';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { recordActivity } from '../../db/record-activity.ts';
import type { Tables } from '../../db/tables.ts';
import { titlesOf } from '../../db/titles-of.ts';
import type { Bind } from '../../http/bind.ts';
import { notifyDisplays } from '../../releases/notify-displays.ts';
import { readCounts } from './day-of-counts.ts';
import { createVisitTaker } from './take-visits.ts';
import * as store from './visits.store.ts';
import { listPacked } from './visits.store.ts';

type VisitDeps = { db: Kysely<Tables>; now: () => number; keepShownDays: number };

/** A action about all of it: what it was done to has no name of anybody's. */
const title = { el: 'Καταμέτρηση επισκέψεων', en: 'Counting of visits' };
const action = (action: 'activated' | 'deactivated' | 'erased', by: Person) =>
  ({ action, system: null, kind: 'visits', subject: null, title, by }) as const;

const readCounting = async ({ db, keepShownDays }: VisitDeps): Promise<Counting> => ({
  ...(await store.readSwitch(db)),
  keptDays: keepShownDays,
});

/** From the commit on nothing more is kept; displays are told at once, and the others when they next ask. */
async function switchCounting(
  deps: VisitDeps,
  { counting, by }: { counting: boolean; by: Person },
): Promise<Counting> {
  await deps.db.transaction().execute(async (tx) => {
    if ((await store.lockSwitch(tx)) === counting) return;
    await store.writeSwitch(tx, { counting, at: new Date(deps.now()), by });
    await recordActivity(tx, action(counting ? 'activated' : 'deactivated', by));
    await notifyDisplays(tx, { event: 'settings', to: 'all' });
  });
  return readCounting(deps);
}

const eraseVisits = ({ db }: VisitDeps, by: Person): Promise<{ days: number }> =>
  db.transaction().execute(async (tx) => {
    await store.lockSwitch(tx);
    const days = await store.eraseAll(tx);
    await recordActivity(tx, action('erased', by));
    return { days };
  });

/** Visits, counted and never known: told by displays in hours, read by staff, switched off by an administrator. */
export function mountVisits({ bind, ...parts }: VisitDeps & { bind: Bind }): void {
  const take = createVisitTaker(parts);
  bind(endpoints.deliverVisits, ({ display, body }) => take({ display, ...body }));
  bind(endpoints.readCounting, () => readCounting(parts));
  bind(endpoints.switchCounting, ({ body, caller }) => switchCounting(parts, { ...body, by: caller }));
  bind(endpoints.eraseVisits, ({ caller }) => eraseVisits(parts, caller));
  bind(endpoints.reportVisits, ({ query }) => reportVisits(parts.db, query));
}

type Wanted = {
  subject: VisitSubject;
  id: string;
  presentation?: string | undefined;
  from: string;
  until: string;
};

async function reportVisits(
  db: Kysely<Tables>,
  { subject, id, presentation: only, from, until }: Wanted,
): Promise<VisitReport> {
  if (periodFault(from, until)) throw new Problem('past.period-impossible', { days: reportDaysAtMost });
  // Anything that is no id has never counted.
  const isOne = subject === 'system' || z.uuid().safeParse(id).success;
  const kept = isOne ? await listPacked(db, subject, { id, from, until }) : [];
  const none = () => counted.map(() => 0);
  const add = (to: number[], place: number, times: number) => {
    to[place] = (to[place] ?? 0) + times;
  };
  const total = none();
  const ofPresentation = new Map<string, number[]>();
  const sumsOf = (presentation: string) => {
    const sums = ofPresentation.get(presentation) ?? none();
    ofPresentation.set(presentation, sums);
    return sums;
  };
  const days = kept.flatMap(({ day, counts }) => {
    const hours: number[][] = [];
    readCounts(counts, (named) => {
      const wanted = named.map((one) => (only && one !== only ? null : sumsOf(one)));
      return (hour, place, of, times) => {
        const sums = of ? wanted[of - 1] : undefined;
        if (of ? !sums : only) return;
        hours[hour] ??= none();
        add(hours[hour], place, times);
        add(total, place, times);
        if (sums) add(sums, place, times);
      };
    });
    const told = hours.flatMap((sums, hour) => (sums ? [{ hour, counts: sums }] : []));
    return told.length ? [{ day, hours: told }] : [];
  });
  const titles = await titlesOf(db, [...ofPresentation.keys()]);
  const presentations = [...ofPresentation]
    .map(([one, sums]) => ({
      ...{ id: one, ...figuresOf(sums) },
      ...(titles.get(one) ?? { title: null, erased: false }),
    }))
    .sort((a, b) => b.opened - a.opened);
  return { from, until, total: figuresOf(total), days, presentations };
}
