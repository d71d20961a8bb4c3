import { periodFault, reportDaysAtMost } from '@psifida/contract/content/shown';
import { counted, figuresOf, type VisitReport, type VisitSubject } from '@psifida/contract/content/visits';
import { Problem } from '@psifida/contract/problem';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../db/tables.ts';
import { titlesOf } from '../../db/titles-of.ts';
import { readCounts } from './day-of-counts.ts';
import { listPacked } from './visits.store.ts';

type Wanted = {
  subject: VisitSubject;
  id: string;
  presentation?: string | undefined;
  from: string;
  until: string;
};

export async function reportVisits(
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
