import { asRead } from '@psifida/contract/as-read';
import { addDays, dateAt } from '@psifida/contract/content/athens-time';
import { withoutEnded } from '@psifida/contract/content/ended';
import { emptyEvent, eventDaysAhead, type ReleaseEvent } from '@psifida/contract/content/event';
import { type FeedEvent, feedEventsAtMost } from '@psifida/contract/content/feed-event';
import { type Manifest, manifest } from '@psifida/contract/content/release';
import { isScheduled, lastTurn, schedule } from '@psifida/contract/content/schedule';
import type { TakenHome } from '@psifida/contract/content/taken-home';
import { shortTakeHomeId, type Taken } from '@psifida/contract/endpoints/take-home';
import type { SystemId } from '@psifida/contract/registry/systems';
import type { FastifyBaseLogger } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { eventsBetween } from '../../db/calendar-events.ts';
import type { Tables } from '../../db/tables.ts';
import { type DueRelease, listDue } from '../../releases/due-release.ts';
import { readManifest } from '../../releases/releases.store.ts';
import { keptDays, listTaken, tell } from './tell.ts';

export type WhatIsShown = {
  /** Null for what no display shows, or ever showed. */
  find(taken: Taken): Promise<TakenHome | null>;
  /** What ends alike; null where nothing does, or more than one. */
  findByShort(short: string): Promise<Taken | null>;
};

/** So long after its last hour on a glass its page can still be opened. */
const graceMs = keptDays * 24 * 60 * 60 * 1000;

type Presentation = Manifest['presentations'][number];

/** The schedules by which a system showed its presentations at some time. */
type Schedules = ReadonlyMap<string, Presentation['schedule']>;

/** Only what a display shows is public: read from releases, each once, never from what staff are working on. */
export function whatIsShown(db: Kysely<Tables>, now: () => number, log: FastifyBaseLogger): WhatIsShown {
  const manifests = createMemory<Manifest | 'unreadable'>();
  const earlier = createMemory<Schedules>();

  const readWhole = async (due: DueRelease): Promise<Manifest | 'unreadable' | null> => {
    const stored = await readManifest(db, due);
    if (!stored) return null;
    const { data, error } = manifest.safeParse(stored);
    // A process of the release after this one may have made it. Its pages wait for us; those of the others do not.
    if (error) log.error({ err: error, ...due }, 'a release cannot be read: what it shows has no pages here');
    return data ?? 'unreadable';
  };

  /** What is planned for later is nobody's business yet: neither is the Sunday before it was there. */
  const isOpen = async ({ id, schedule }: Presentation, system: SystemId): Promise<boolean> => {
    if (isScheduled(schedule, now())) return true;
    const endedAt = lastTurn(schedule, now());
    if (endedAt === null || now() - endedAt > graceMs || !isScheduled(schedule, endedAt - 1)) return false;
    const shown = await earlier.recall(`${endedAt} ${system}`, () => readSchedules(db, system, endedAt));
    const then = shown?.get(id);
    return then !== undefined && isScheduled(then, endedAt - 1);
  };

  /** Of calendars, as a release carries the town's own. */
  const readCalendars = async (): Promise<ReleaseEvent[]> => {
    const today = dateAt(now());
    const days = { from: addDays(today, -keptDays), to: addDays(today, eventDaysAhead) };
    const feeds = await eventsBetween(db, { ...days, atMost: feedEventsAtMost });
    return Object.values(feeds).flat().map(toReleaseEvent);
  };

  const openNow = async (): Promise<Manifest[]> => {
    const due = await listDue(db);
    manifests.keep((hash) => due.some((one) => one.hash === hash));
    earlier.keep((key) => now() - Number.parseInt(key, 10) <= graceMs);
    // What all displays show comes before what is tried on one of them, and may yet be taken back.
    const all = await Promise.all(
      due.toReversed().map((one) => manifests.recall(one.hash, () => readWhole(one))),
    );
    let calendars: Promise<ReleaseEvent[]> | undefined;
    return Promise.all(
      all
        .filter((one) => one !== null && one !== 'unreadable')
        .map((one) => withoutEnded(one, now()))
        .map(async (one) => {
          const open = await Promise.all(one.presentations.map((each) => isOpen(each, one.system)));
          const presentations = one.presentations.filter((_, index) => open[index]);
          if (!presentations.some(({ room }) => room?.events)) return { ...one, presentations };
          calendars ??= readCalendars();
          return { ...one, presentations, events: [...(one.events ?? []), ...(await calendars)] };
        }),
    );
  };

  return {
    find: async (taken) => {
      for (const shown of await openNow()) {
        const told = tell(shown, taken, now());
        if (told) return told;
      }
      return null;
    },
    findByShort: async (short) => {
      const alike = new Map(
        (await openNow())
          .flatMap(listTaken)
          .filter(({ id }) => shortTakeHomeId(id) === short)
          .map((one) => [one.id, one]),
      );
      const [found, another] = alike.values();
      return found && !another ? found : null;
    },
  };
}

const toReleaseEvent = ({ uid, source: _, missing: __, ...event }: FeedEvent): ReleaseEvent => ({
  ...{ ...emptyEvent, ...event, id: uid },
});

/** What was found once; neither what failed nor what was not there is remembered. */
function createMemory<Value>() {
  const known = new Map<string, Promise<Value | null>>();
  return {
    recall(key: string, read: () => Promise<Value | null>): Promise<Value | null> {
      const before = known.get(key);
      if (before) return before;
      const reading = read();
      known.set(key, reading);
      const forget = () => void (known.get(key) === reading && known.delete(key));
      reading.then((value) => value ?? forget(), forget);
      return reading;
    },
    keep(isWanted: (key: string) => boolean): void {
      for (const key of known.keys()) if (!isWanted(key)) known.delete(key);
    },
  };
}

const readSchedule = asRead(schedule.nullable());

/** Of the release that was the newest until that instant. */
async function readSchedules(db: Kysely<Tables>, system: SystemId, until: number): Promise<Schedules> {
  const { rows } = await sql<{ id: string; schedule: unknown }>`
    with either as (
      select number, made_at, manifest from release where system = ${system}
      union all
      select number, made_at, manifest from past_release where system = ${system}
    ), newest as (
      select manifest from either where made_at < ${new Date(until)} order by number desc limit 1
    )
    select shown ->> 'id' as id, shown -> 'schedule' as schedule
    from newest, jsonb_array_elements(manifest::jsonb -> 'presentations') as shown
  `.execute(db);
  return new Map(
    rows.flatMap(({ id, schedule }) => {
      const read = readSchedule.safeParse(schedule);
      return read.success ? [[id, read.data]] : [];
    }),
  );
}
