import type { TownKind } from '../kinds.ts';
import type { ItemStanding } from './library-item.ts';
import { type PresentationStatus, type SystemAudience, statusOf } from './presentation-status.ts';
import { saidWhile, type TownPlan } from './town-plan.ts';

export type JudgedTown = {
  id: string;
  kind: TownKind;
  active: boolean;
  missing: readonly ItemStanding[];
  plan: TownPlan;
};

/** Where an announcement or an event is at an instant, and why it is nowhere. */
export type TownStatus =
  | Exclude<PresentationStatus, { missing: unknown } | { is: 'comes' }>
  | { is: 'draft' | 'lacking'; missing: readonly ItemStanding[] }
  | { is: 'comes'; at: number; again: boolean; event: boolean }
  /** No presentation that is due gives it room; an event has taken place. */
  | { is: 'roomless' | 'over' };

/** As of a presentation that is on every display where one that is due gives room. */
export function statusOfTown(
  { id, kind, active, missing, plan }: JudgedTown,
  systems: readonly SystemAudience[],
  now: number,
): TownStatus {
  if (missing.length) return { is: active ? 'lacking' : 'draft', missing };
  const sum = (state: 'on' | 'off') => systems.reduce((all, { shown }) => all + (shown[id]?.[state] ?? 0), 0);
  const audiences = systems.flatMap((one) => one.audiences.filter(({ room }) => room?.includes(kind)));
  const status = statusOf(
    { id, active, missing: [], schedule: saidWhile(plan, now), tags: plan.tags },
    { system: 'system1a', first: false, audiences, shown: { [id]: { on: sum('on'), off: sum('off') } } },
    now,
  );
  if (status.is === 'unpaired' && systems.some((one) => one.audiences.length)) return { is: 'roomless' };
  if (status.is === 'ended' && kind === 'event') return { is: 'over' };
  if (status.is === 'comes') return { ...status, event: kind === 'event' };
  return 'missing' in status ? { is: 'draft', missing } : status;
}
