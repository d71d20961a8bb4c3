import { periodFault, reportDaysAtMost } from '@psifida/contract/content/shown';
import {
  counted,
  type Figures,
  noFigures,
  type VisitReport,
  type VisitSubject,
} from '@psifida/contract/content/visits';
import { Problem } from '@psifida/contract/problem';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../db/tables.ts';
import { titlesOf } from '../../db/titles-of.ts';
import { listDays } from './visits.store.ts';

type Wanted = {
  subject: VisitSubject;
  id: string;
  presentation?: string | undefined;
  from: string;
  until: string;
};

const places = new Map(counted.map((what, place) => [what, place]));

export async function reportVisits(
  db: Kysely<Tables>,
  { subject, id, presentation: only, from, until }: Wanted,
): Promise<VisitReport> {
  if (periodFault(from, until)) throw new Problem('past.period-impossible', { days: reportDaysAtMost });
  // Anything that is no id has never counted.
  const isOne = subject === 'system' || z.uuid().safeParse(id).success;
  const kept = isOne ? await listDays(db, subject, { id, from, until }) : [];
  const total = noFigures();
  const ofPresentation = new Map<string, Figures>();
  const days = kept.flatMap(({ day, cells }) => {
    const hours = new Map<number, number[]>();
    for (const { hour, what, presentation, times } of cells) {
      if (only && presentation !== only) continue;
      const counts = hours.get(hour) ?? counted.map(() => 0);
      const place = places.get(what) ?? 0;
      counts[place] = (counts[place] ?? 0) + times;
      hours.set(hour, counts);
      total[what] += times;
      if (presentation === null) continue;
      const figures = ofPresentation.get(presentation) ?? noFigures();
      figures[what] += times;
      ofPresentation.set(presentation, figures);
    }
    return hours.size ? [{ day, hours: [...hours].map(([hour, counts]) => ({ hour, counts })) }] : [];
  });
  const titles = await titlesOf(db, [...ofPresentation.keys()]);
  const presentations = [...ofPresentation]
    .map(([one, figures]) => ({
      ...{ id: one, ...figures },
      ...(titles.get(one) ?? { title: null, erased: false }),
    }))
    .sort((a, b) => b.opened - a.opened);
  return { from, until, total, days, presentations };
}
