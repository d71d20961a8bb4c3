import { z } from 'zod';
import { townKinds } from '../kinds.ts';
import type { Missing } from '../registry/check.ts';
import { systemId } from '../registry/systems.ts';
import type { PresentationSummary } from './presentation.ts';
import { isScheduled, lastTurn, nextTurn } from './schedule.ts';
import { isMeantFor } from './tags.ts';
import { uuid } from './uuid.ts';

/** Its screen is on, it is off by its plan, or nothing is heard of it. */
export const audienceStates = ['on', 'off', 'silent'] as const;

/** Paired displays that choose by the same tags. */
const audience = z.object({
  tags: z.array(z.string()),
  state: z.enum(audienceStates),
  displays: z.int(),
  /** For what of the town a presentation that is due there gives room; left out: for nothing. */
  room: z.array(z.enum(townKinds)).optional(),
});

/** The displays of a system at one instant. */
export const systemAudience = z.object({
  system: systemId,
  /** Its releases go to one display first. */
  first: z.boolean(),
  audiences: z.array(audience),
  /** By its id, on how many displays a presentation, announcement or event is due in the release that they reported. */
  shown: z.record(uuid, z.object({ on: z.int(), off: z.int() })),
  /** By its id, how many of its files may no longer be shown, and whether with them nothing of it is. */
  ended: z.record(uuid, z.object({ files: z.int(), gone: z.boolean() })).optional(),
});
export type SystemAudience = z.infer<typeof systemAudience>;

export type Judged = Pick<PresentationSummary, 'id' | 'active' | 'missing' | 'schedule' | 'tags'>;

type WhyNot =
  | { is: 'draft' | 'lacking'; missing: readonly Missing[] }
  | { is: 'inactive' | 'ended' | 'rights' | 'unpaired' }
  | { is: 'untagged'; tags: readonly string[] }
  | { is: 'comes'; at: number; again: boolean };

/** Where a presentation is at an instant, and why it is nowhere. */
export type PresentationStatus =
  | WhyNot
  /** `ended`: how many of its files may no longer be shown. */
  | { is: 'on'; displays: number; silent: number; ended: number }
  /** Not due by what is saved, but on displays that have not yet received it, or show an earlier release again. */
  | { is: 'still'; displays: number }
  | { is: 'off' | 'silent'; displays: number }
  /** Due, but none of the displays that answer has received it. */
  | { is: 'behind' };

const meant = ({ tags }: Judged, { audiences }: SystemAudience, state?: (typeof audienceStates)[number]) =>
  audiences
    .filter((one) => (!state || one.state === state) && isMeantFor(tags, one.tags))
    .reduce((sum, { displays }) => sum + displays, 0);

/** Null while its displays are to show it. */
function whyNot(presentation: Judged, audience: SystemAudience, now: number): WhyNot | null {
  const { active, missing, schedule, tags } = presentation;
  if (missing.length) return { is: active ? 'lacking' : 'draft', missing };
  if (!active) return { is: 'inactive' };
  const scheduled = isScheduled(schedule, now);
  const turn = nextTurn(schedule, now);
  if (!scheduled && turn === null) return { is: 'ended' };
  if (audience.ended?.[presentation.id]?.gone) return { is: 'rights' };
  if (!audience.audiences.length) return { is: 'unpaired' };
  if (!meant(presentation, audience)) return { is: 'untagged', tags };
  return scheduled || turn === null
    ? null
    : { is: 'comes', at: turn, again: lastTurn(schedule, now) !== null };
}

export function statusOf(presentation: Judged, audience: SystemAudience, now: number): PresentationStatus {
  const { on = 0, off = 0 } = audience.shown[presentation.id] ?? {};
  const why = whyNot(presentation, audience, now);
  if (why) return on ? { is: 'still', displays: on } : why;
  const silent = meant(presentation, audience, 'silent');
  if (on) return { is: 'on', displays: on, silent, ended: audience.ended?.[presentation.id]?.files ?? 0 };
  if (off) return { is: 'off', displays: off };
  return silent === meant(presentation, audience) ? { is: 'silent', displays: silent } : { is: 'behind' };
}

/** What a save changes on displays that answer; `until`: when it comes back to those that it leaves. */
export type GlassChange = { is: 'goes' | 'leaves'; displays: number; until: number | null };

export function changeOnGlass(
  before: Judged | null,
  after: Judged,
  { audience, now }: { audience: SystemAudience; now: number },
): GlassChange | null {
  // The others show what they had until the first one has shown the release.
  if (audience.first) return null;
  const due = (one: Judged | null) =>
    one && !whyNot(one, audience, now)
      ? audience.audiences.filter(({ state, tags }) => state === 'on' && isMeantFor(one.tags, tags))
      : [];
  const count = (some: typeof audience.audiences) => some.reduce((sum, { displays }) => sum + displays, 0);
  const will = due(after);
  const leaving = count(due(before).filter((one) => !will.includes(one)));
  const why = whyNot(after, audience, now);
  if (leaving) return { is: 'leaves', displays: leaving, until: why?.is === 'comes' ? why.at : null };
  return will.length ? { is: 'goes', displays: count(will), until: null } : null;
}
