import { z } from 'zod';
import { bilingual } from '../bilingual.ts';
import { systemId } from '../registry/systems.ts';
import { delivery } from './delivery.ts';
import { displaySettings } from './display.ts';
import { person } from './presentation.ts';
import { manifest, release } from './release.ts';
import { uuid } from './uuid.ts';

/** Years that a calendar can reckon with: a clock that begins at 1970 is doubted, one beyond these is refused. */
const inReach = /^(19|[2-8]\d)\d\d-/;
export const pastDay = z.iso.date().regex(inReach);
export const pastInstant = z.iso.datetime({ offset: true }).regex(inReach);

/** Something that was on a glass, as the display itself saw it. */
const shownRecord = z.strictObject({
  system: systemId,
  release: z.int32().min(1),
  /** Null: the standby image. */
  presentation: uuid.nullable(),
  from: z.iso.datetime().regex(inReach),
  until: z.iso.datetime().regex(inReach),
  /** It goes on from an earlier record: what stays long is told in pieces. */
  continued: z.boolean(),
});
export type ShownRecord = z.infer<typeof shownRecord>;

export const shownDelivery = delivery(shownRecord);

/** What is on the glass for longer is told in pieces, so that nobody waits for the end to hear of it. */
export const longestPieceMs = 60 * 60_000;

/** Why a record is in no sum: what a display with a wrong clock says, or one that names what was never released. */
export const doubts = ['future', 'before-paired', 'too-long', 'backwards', 'unknown-release'] as const;
export type Doubt = (typeof doubts)[number];

/** What became of a delivery. Each item that is doubted is named; all others count. */
export const shownAnswer = z.object({
  /** False: it was there before, and counts once. */
  taken: z.boolean(),
  doubted: z.array(z.object({ item: z.int(), doubt: z.enum(doubts) })),
});
export type ShownAnswer = z.infer<typeof shownAnswer>;

export const erasableKinds = ['presentation', 'media'] as const;
export type ErasableKind = (typeof erasableKinds)[number];

export const erasure = z.object({
  id: uuid,
  kind: z.enum(erasableKinds),
  at: z.iso.datetime(),
  by: person,
});
export type Erasure = z.infer<typeof erasure>;

export const outcomes = [
  'shown',
  'standby',
  'erased',
  'no-record',
  'before-first-release',
  'no-longer-kept',
  'not-yet',
] as const;
export type Outcome = (typeof outcomes)[number];

/** A display that is or was there. */
export const pastDisplay = displaySettings
  .pick({ system: true, name: true, place: true })
  .extend({ id: uuid, gone: z.boolean() });
export type PastDisplay = z.infer<typeof pastDisplay>;

/** One showing: what was on the glass, from when until when. */
export const showing = z.object({
  from: z.iso.datetime(),
  until: z.iso.datetime(),
  system: systemId,
  release: z.int(),
  presentation: uuid.nullable(),
  /** As it was called then; null for the standby image, and for what was erased. */
  title: bilingual.nullable(),
});
export type Showing = z.infer<typeof showing>;

/** A moment of a display: what was on its glass, of which release, and who had made that. */
export const pastMoment = z.object({
  display: pastDisplay.extend(displaySettings.pick({ languageMode: true, panel: true }).partial().shape),
  at: z.iso.datetime(),
  outcome: z.enum(outcomes),
  showing: showing.nullable(),
  release: release
    .pick({ number: true, madeAt: true })
    .extend({ by: person.nullable(), returnOf: z.int().nullable(), reason: z.string() })
    .nullable(),
  /** As it was released, without what was erased since. */
  manifest: manifest.nullable(),
  erased: z.array(erasure),
  /** What was on before and after, of that day. */
  around: z.array(showing),
  /** Of the whole day when presentations were on, when the standby image; between them nothing is recorded. */
  spans: z.array(showing.pick({ from: true, until: true }).extend({ shown: z.boolean() })),
  /** Told with a wrong clock, on that day or about it: in no sum. */
  doubtful: z.array(
    z.object({
      receivedOn: z.iso.date(),
      doubt: z.enum(doubts),
      records: z.int(),
      earliest: z.iso.datetime(),
      latest: z.iso.datetime(),
    }),
  ),
});
export type PastMoment = z.infer<typeof pastMoment>;

/** How long, and how often it came onto the glass. */
const sums = z.object({ seconds: z.int(), times: z.int() });
export type Sums = z.infer<typeof sums>;

export const reportSubjects = ['presentation', 'system', 'display'] as const;
export type ReportSubject = (typeof reportSubjects)[number];

export const reportDaysAtMost = 1_100;

/** Why there is no report from the one day until the other; null where there is. */
export function periodFault(from: string, until: string): 'ends-before-it-begins' | 'too-long' | null {
  const days = (Date.parse(until) - Date.parse(from)) / 86_400_000 + 1;
  if (days < 1) return 'ends-before-it-begins';
  return days > reportDaysAtMost ? 'too-long' : null;
}

/** Hours and times on the glass, by day of the town's clock. */
export const shownReport = z.object({
  from: z.iso.date(),
  until: z.iso.date(),
  /** Every presentation that was on the glass in that time, the longest shown first. */
  presentations: z.array(
    sums.extend({
      id: uuid,
      system: systemId,
      /** What it was called in that time, and from which day on; none: nobody knows it any more. */
      titles: z.array(z.object({ from: z.iso.date(), title: bilingual })),
      erased: z.boolean(),
    }),
  ),
  /** Of each day the place of a presentation in that list, seconds and times: a year of a system is thousands of these. */
  days: z.array(z.object({ day: z.iso.date(), shown: z.array(z.tuple([z.int(), z.int(), z.int()])) })),
  total: sums,
});
export type ShownReport = z.infer<typeof shownReport>;

type Titles = ShownReport['presentations'][number]['titles'];

/** What it was called between two days; on the day of a change, both. */
export const titlesIn = (titles: Titles, from: string, until: string): Titles =>
  titles.filter((one, place) => {
    const next = titles[place + 1];
    return (place === 0 || one.from <= until) && (!next || next.from >= from);
  });

/** A report line by line: each presentation of each day. */
export const linesOf = ({ days, presentations }: Pick<ShownReport, 'days' | 'presentations'>) =>
  days.flatMap(({ day, shown }) =>
    shown.map(([place, seconds, times]) => ({
      day,
      presentation: presentations[place]?.id ?? '',
      seconds,
      times,
    })),
  );
