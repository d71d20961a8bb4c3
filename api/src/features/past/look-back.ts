import { addDays } from '@psifida/contract/content/athens-time';
import { withoutEnded } from '@psifida/contract/content/ended';
import { mediaOfItem } from '@psifida/contract/content/library-item';
import { mediaOfContent } from '@psifida/contract/content/presentation-content';
import { type Manifest, manifest as manifestShape } from '@psifida/contract/content/release';
import {
  type Outcome,
  type PastMoment,
  periodFault,
  type ReportSubject,
  reportDaysAtMost,
  type Showing,
  type ShownReport,
  type Sums,
  titlesIn,
} from '@psifida/contract/content/shown';
import { Problem } from '@psifida/contract/problem';
import type { SystemId } from '@psifida/contract/registry/systems';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../db/tables.ts';
import { titlesOf } from '../../db/titles-of.ts';
import { dayOf, type Piece, startOf } from './day-of-glass.ts';
import * as store from './past.store.ts';

export type PastDeps = { db: Kysely<Tables>; now: () => number; keepShownDays: number };

/** How many showings before and after the moment are told. */
const around = 6;

const dayMs = 24 * 60 * 60_000;

/** The moment's day with what goes on over its midnights, so that a showing is told whole. */
async function readDay(db: Kysely<Tables>, { display, day }: { display: string; day: string }) {
  const pieces = await store.findDay(db, { display, day });
  const [first, last] = [pieces[0], pieces.at(-1)];
  const ending = startOf(addDays(day, 1));
  if (first?.continued && first.from === startOf(day)) {
    const before = (await store.findDay(db, { display, day: addDays(day, -1) })).at(-1);
    if (before?.until === first.from && before.presentation === first.presentation)
      pieces[0] = { ...first, from: before.from };
  }
  if (last?.until === ending) {
    const [after] = await store.findDay(db, { display, day: addDays(day, 1) });
    if (after?.from === ending && after.continued && after.presentation === last.presentation)
      pieces[pieces.length - 1] = { ...(pieces.at(-1) ?? last), until: after.until };
  }
  return pieces;
}

const instant = (second: number): string => new Date(second * 1000).toISOString();

/** Every presentation, image and video of a release, the ones that are gone from it too: their places still name them. */
const namedIn = ({ presentations, recipes, dishes, products }: Manifest): string[] => [
  ...presentations.flatMap((one) => [one.id, ...mediaOfContent(one)]),
  ...[recipes, dishes, products].flatMap((items) => Object.values(items).flatMap(mediaOfItem)),
];

/** A pause as short as this is none that anybody would see on a day. */
const pauseAtMost = 60;

function spansOf(pieces: readonly Piece[]): PastMoment['spans'] {
  const spans: { from: number; until: number; shown: boolean }[] = [];
  for (const { from, until, presentation } of pieces) {
    const [last, shown] = [spans.at(-1), presentation !== null];
    if (last?.shown === shown && from - last.until <= pauseAtMost) last.until = until;
    else spans.push({ from, until, shown });
  }
  return spans.map((one) => ({ ...one, from: instant(one.from), until: instant(one.until) }));
}

/** What was on a display's glass at a moment; where that is not known, why. */
export async function lookBack(
  { db, now, keepShownDays }: PastDeps,
  { id, at }: { id: string; at?: string | undefined },
): Promise<PastMoment> {
  const display = z.uuid().safeParse(id).success ? await store.findDisplay(db, id) : undefined;
  if (!display) throw new Problem('display.not-found', { id });
  const moment = at ? Date.parse(at) : ((await store.findLatest(db, display.id)) ?? now());
  const second = Math.floor(moment / 1000);
  const day = dayOf(second);
  const pieces = await readDay(db, { display: display.id, day });
  const place = pieces.findLastIndex(({ from }) => from <= second);
  const found = pieces[place];
  const piece = found && second < found.until ? found : undefined;

  const near = pieces.slice(Math.max(0, place - around), place + 1 + around);
  const titles = await titlesOf(
    db,
    near.map(({ presentation }) => presentation),
  );
  const names = await store.findNames(db, near);
  /** As it was called then, or last where that release is not kept; nobody says what an erased one was called. */
  const nameOf = (one: Piece) => {
    const last = one.presentation ? titles.get(one.presentation) : undefined;
    return last?.erased ? null : (names.get(store.nameKey(one)) ?? last?.title ?? null);
  };
  const toShowing = (one: Piece): Showing => ({
    ...{ from: instant(one.from), until: instant(one.until), system: one.system, release: one.release },
    ...{ presentation: one.presentation, title: nameOf(one) },
  });

  const whyNothing = async (): Promise<Outcome> => {
    if (moment > now()) return 'not-yet';
    const first = await store.findFirstRelease(db, display.system);
    if (!first || (first.number === 1 && moment < first.made_at.getTime())) return 'before-first-release';
    return moment < now() - keepShownDays * dayMs ? 'no-longer-kept' : 'no-record';
  };
  const row = piece && (await store.findRelease(db, { system: piece.system, number: piece.release }));
  const manifest = row ? manifestShape.parse(JSON.parse(row.manifest)) : null;
  const erased = manifest
    ? await store.listErased(db, [...namedIn(manifest), ...(piece?.presentation ? [piece.presentation] : [])])
    : [];
  const ofPiece = (shown: Piece): Outcome => {
    if (shown.presentation === null) return 'standby';
    if (!manifest) return 'no-longer-kept';
    return titles.get(shown.presentation)?.erased ? 'erased' : 'shown';
  };

  return {
    display,
    at: new Date(moment).toISOString(),
    outcome: piece ? ofPiece(piece) : await whyNothing(),
    showing: piece ? toShowing(piece) : null,
    release: row
      ? {
          number: row.number,
          madeAt: row.made_at.toISOString(),
          by: row.by_id !== null ? { id: row.by_id, name: row.by_name ?? '' } : null,
          returnOf: row.return_of,
          reason: row.reason,
        }
      : null,
    manifest: manifest && withoutEnded(manifest, moment),
    erased,
    around: near.map(toShowing),
    spans: spansOf(pieces),
    doubtful: await store.listDoubtful(db, {
      display: display.id,
      day,
      from: new Date(startOf(day) * 1000),
      until: new Date(startOf(addDays(day, 1)) * 1000),
    }),
  };
}

type Wanted = { subject: ReportSubject; id: string; from: string; until: string };
type Row = Sums & { day: string; presentation: string; system: SystemId };

/** Each subject has sums of its own: none of them is added up from the records of thousands of displays. */
const sources = {
  display: sql`shown_by_display as shown where display_id =`,
  system: sql`shown_by_system as shown where system =`,
  presentation: sql`shown_by_system as shown where presentation_id =`,
} satisfies Record<ReportSubject, unknown>;

export async function reportShown(
  db: Kysely<Tables>,
  { subject, id, from, until }: Wanted,
): Promise<ShownReport> {
  if (periodFault(from, until)) throw new Problem('past.period-impossible', { days: reportDaysAtMost });
  // Anything that is no id was never on a glass.
  const isOne = subject === 'system' || z.uuid().safeParse(id).success;
  const { rows } = isOne
    ? await sql<Row>`
        select day::text, presentation_id as presentation, system, seconds::integer, times
        from ${sources[subject]} ${id} and day between ${from}::date and ${until}::date
        order by shown.day, seconds desc
      `.execute(db)
    : { rows: [] };
  const sums = new Map<string, Sums & { system: SystemId }>();
  const total = { seconds: 0, times: 0 };
  for (const { presentation, system, seconds, times } of rows) {
    const before = sums.get(presentation) ?? { seconds: 0, times: 0 };
    sums.set(presentation, {
      system,
      seconds: before.seconds + seconds,
      times: before.times + times,
    });
    total.seconds += seconds;
    total.times += times;
  }
  const ids = [...sums.keys()];
  const last = await titlesOf(db, ids);
  const names = await store.listNames(db, {
    ids,
    systems: [...new Set(rows.map(({ system }) => system))],
    from,
    until: new Date(startOf(addDays(until, 1)) * 1000),
  });
  const presentations = [...sums]
    .map(([presentation, sum]) => {
      const { title, erased } = last.get(presentation) ?? { title: null, erased: false };
      const known = names.flatMap(({ id: named, ...one }) => (named === presentation ? [one] : []));
      const titles = known.length || !title ? titlesIn(known, from, until) : [{ from, title }];
      return { id: presentation, ...sum, titles: erased ? [] : titles, erased };
    })
    .sort((a, b) => b.seconds - a.seconds);
  const places = new Map(presentations.map((one, place) => [one.id, place]));
  const byDay: ShownReport['days'] = [];
  for (const { day, presentation, seconds, times } of rows) {
    if (byDay.at(-1)?.day !== day) byDay.push({ day, shown: [] });
    byDay.at(-1)?.shown.push([places.get(presentation) ?? 0, seconds, times]);
  }
  return { from, until, presentations, days: byDay, total };
}
