import { addDays } from '@psifida/contract/content/athens-time';
import { endpoints } from '@psifida/contract/endpoints/all';
import type { Staff } from '@psifida/server/testing/staff';
import type { Draw } from '../seeded.ts';
import type { Ledger } from '../torture/ledger.ts';
import { dayInAthens } from './athens.ts';
import type { FalseClock } from './false-clock.ts';
import type { Glass } from './glass.ts';

const hourSeconds = 3_600;
const momentsLookedAt = 20;

type Tools = { staff: Staff; clock: FalseClock; keepShownDays: number; draw: Draw; ledger: Ledger };

/** Compares what is told of a display, by days and at moments, with what was on its glass. */
export async function checkTold(
  { staff, clock, keepShownDays, draw, ledger }: Tools,
  { id, glass }: { id: string; glass: Glass },
): Promise<void> {
  const until = dayInAthens(clock.now());
  const from = addDays(until, 2 - keepShownDays);
  const fault = (line: string) => ledger.lost.push(`display ${id}: ${line}`);
  const pieces = glass.pieces.filter(({ at }) => dayInAthens(at) >= from);

  const wanted = new Map<string, number>();
  const add = (to: Map<string, number>, key: string, more: number) => to.set(key, (to.get(key) ?? 0) + more);
  for (const { at, presentation } of pieces) add(wanted, `${dayInAthens(at)} ${presentation}`, hourSeconds);
  const query = { subject: 'display' as const, id, from, until };
  const { answer: report } = await staff.call('report', endpoints.reportShown, { query });
  const told = new Map<string, number>();
  for (const { day, shown } of report?.days ?? [])
    for (const [place, seconds] of shown) add(told, `${day} ${report?.presentations[place]?.id}`, seconds);
  for (const key of new Set([...wanted.keys(), ...told.keys()]))
    if (wanted.get(key) !== told.get(key))
      fault(`${key}: ${told.get(key)} seconds are told, ${wanted.get(key)} were shown`);

  const { answer: counts } = await staff.call('visits', endpoints.reportVisits, { query });
  const visits = [...glass.visits].reduce((sum, [day, times]) => sum + (day >= from ? times : 0), 0);
  if (counts?.total.visit !== visits) fault(`${counts?.total.visit} visits are told, ${visits} there were`);

  for (let looked = 0; pieces.length && looked < momentsLookedAt; looked += 1) {
    const piece = draw.pick(pieces);
    const at = new Date(piece.at + 1_000 + draw.upTo(3_590_000)).toISOString();
    const { answer: past } = await staff.call('look back', endpoints.lookBack, {
      params: { id },
      query: { at },
    });
    const showing = past?.showing;
    if (
      past?.outcome !== 'shown' ||
      showing?.presentation !== piece.presentation ||
      showing.release !== piece.release ||
      (showing.title && showing.title.el !== piece.title)
    )
      fault(
        `${at}: ${past?.outcome}, ${JSON.stringify(showing)} is told, ${JSON.stringify(piece)} was shown`,
      );
  }
}
