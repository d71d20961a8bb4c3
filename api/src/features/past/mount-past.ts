import { addDays } from '@psifida/contract/content/athens-time';
import { endpoints } from '@psifida/contract/endpoints/all';
import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { deleteByAge } from '../../concurrency/clock.ts';
import { repeatHourly } from '../../concurrency/repeat.ts';
import type { Tables } from '../../db/tables.ts';
import type { Bind } from '../../http/bind.ts';
import { dayOf, startOf } from './day-of-glass.ts';
import { eraseFromPast } from './erase-from-past.ts';
import { lookBack, type PastDeps, reportShown } from './look-back.ts';
import { listDisplays } from './past.store.ts';
import { createShownTaker } from './take-shown.ts';

/** What was on the glass: told by displays, looked back at by staff, and let go of in time. */
export function mountPast({ app, bind, ...parts }: PastDeps & { app: FastifyInstance; bind: Bind }): void {
  const { db } = parts;
  const take = createShownTaker(parts);
  bind(endpoints.deliverShown, ({ display, body }) => take({ display, ...body }));
  bind(endpoints.listPastDisplays, async () => ({ items: await listDisplays(db) }));
  bind(endpoints.lookBack, ({ params, query }) => lookBack(parts, { ...params, ...query }));
  bind(endpoints.reportShown, ({ query }) => reportShown(db, query));
  bind(endpoints.eraseFromPast, ({ body, caller }) => eraseFromPast(db, { ...body, by: caller }));
  repeatHourly(app, { name: 'forget-past', failed: 'letting go of the past failed' }, () =>
    forgetPast(parts),
  );
}

/** Beyond what any display keeps to tell (six weeks): nobody will name an earlier release for the first time. */
const toldWithinDays = 60;

/**
 * Lets go of what is older than anybody looks back: records, releases that were last on a glass before then, and the hold
 * on their files, which the clean-up of media then takes. A release that was on no glass goes once none can say so any
 * more; the first stays, as it tells when a system began. Sums of what was shown stay: they are small, name nobody, and
 * are the proof. What visitors did proves nothing, and goes.
 */
export const forgetPast = ({ db, now, keepShownDays }: PastDeps): Promise<void> =>
  deleteByAge(db, { lock: 'past', now: now() }, async (connection) => {
    const daysAgo = (days: number) => addDays(dayOf(now() / 1000), -days);
    const day = daysAgo(keepShownDays);
    const startsOf = (days: number) => new Date(startOf(daysAgo(days)) * 1000);
    await sql`delete from shown_day where day < ${day}::date`.execute(connection);
    await sql`delete from shown_doubtful where received_on < ${day}::date`.execute(connection);
    await sql`delete from visit_by_display where day < ${day}::date`.execute(connection);
    await sql`delete from visit_by_system where day < ${day}::date`.execute(connection);
    await sql`delete from shown_release where last_day < ${day}::date`.execute(connection);
    await sql`
      delete from past_release
      where until < case when number = 1 then ${startsOf(keepShownDays)}::timestamptz
          else ${startsOf(Math.min(keepShownDays, toldWithinDays))}::timestamptz end
        and not exists (
          select from shown_release
          where shown_release.system = past_release.system and shown_release.number = past_release.number
        )
        and not exists (
          -- It is on a glass now, far from any network: what it will tell is believed.
          select from display_health join display on display.id = display_id
          where display.system = past_release.system and (report->>'release')::integer = past_release.number
        )
    `.execute(connection);
    await letFilesGo(connection);
  });

/** A file is needed while a release is kept that is not newer than the last one with it. */
const letFilesGo = (db: Kysely<Tables>) =>
  sql`
    delete from release_file using (
      select system, min(number) as oldest
      from (select system, number from release union all select system, number from past_release) as kept
      group by system
    ) as kept
    where release_file.system = kept.system and release_file.until < kept.oldest
  `.execute(db);
