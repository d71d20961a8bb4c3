import path from 'node:path';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { lookAtClock } from '../../concurrency/clock.ts';
import { jobRecords } from '../../concurrency/repeat.ts';
import { openStaging, type Staging } from '../../media/staging.ts';
import { emptyBeforeEach, ownApi } from '../../testing/open-test-api.ts';
import { forgetActivity } from '../activity/activity.routes.ts';
import { emptyOld } from '../bin/bin.routes.ts';
import { tidyUp } from '../media/housekeeping/tidy-up.ts';
import { dropUnused } from '../news/news.store.ts';
import { forgetPast } from '../past/mount-past.ts';

const began = Date.now();
const day = 86_400_000;
let time: number;
const now = () => time;
const api = ownApi({ now: () => time ?? Date.now() });
emptyBeforeEach(api, 'clock', 'activity', 'shown_doubtful', 'media_object', 'news_feed');

let admin: string;
let staging: Staging;
beforeAll(async () => {
  admin = await api.token({ realm_access: { roles: ['admin'] }, sub: 'keeper', name: 'Κλειδούχος' });
  staging = await openStaging(path.join(api.folder, 'uploads'));
  // What every process does once, as soon as it answers.
  await api.read('/clock');
  for (const job of ['forget-activity', 'forget-past', 'empty-bin', 'tidy-media'])
    await vi.waitFor(() => expect(jobRecords().get(job)?.endedWellAt).toBeGreaterThanOrEqual(began), 30_000);
});
beforeEach(() => {
  time = Date.now();
});

/** What is old whatever the clock says. */
async function keepOld() {
  const old = new Date(Date.now() - 3_000 * day);
  await sql`insert into activity (at, by_id, by_name, action, subject_kind, title_el, title_en)
    values (${old}, 'a', 'Άννα', 'saved', 'presentation', 'Λιμάνι', 'Harbour')`.execute(api.db);
  await sql`insert into shown_doubtful (display_id, received_on, reason, records, earliest, latest)
    values (gen_random_uuid(), ${old}, 'clock', 1, ${old}, ${old})`.execute(api.db);
  await sql`insert into media_object (key, bytes, touched_at) values ('original/0', 1, ${old})`.execute(
    api.db,
  );
  await sql`insert into news_feed (url, kept_until, next_at) values ('https://a.example/', ${old}, ${old})`.execute(
    api.db,
  );
}

async function deleteWhatIsOld(): Promise<string[]> {
  const { db, storage } = api;
  await forgetActivity({ db, now, keepActivityDays: 730 });
  await emptyOld({ db, now, keepBinDays: 30 });
  await forgetPast({ db, now, keepShownDays: 400 });
  await tidyUp({ db, storage, staging, unusedMs: 3_600_000 });
  await dropUnused(db);
  const { rows } = await sql<{ what: string }>`
    select 'activity' as what from activity where by_id = 'a'
    union all select 'doubtful' from shown_doubtful
    union all select 'object' from media_object
    union all select 'feed' from news_feed`.execute(db);
  return rows.map(({ what }) => what);
}
const all = ['activity', 'doubtful', 'object', 'feed'];

test.each([800, -800])(
  'R-TIME-01 after a jump of %i days nothing is deleted by age, until an administrator says that the clock is right',
  async (days) => {
    await lookAtClock(api.db, time);
    const seen = new Date(time).toISOString();
    expect(await api.read('/clock')).toEqual({ now: seen, jump: null });

    time += days * day;
    // Also before anybody has looked at the clock again.
    await keepOld();
    await forgetActivity({ db: api.db, now, keepActivityDays: 730 });
    expect(await lookAtClock(api.db, time)).toBe(true);
    expect(await lookAtClock(api.db, time)).toBe(false);
    const jumped = new Date(time).toISOString();
    expect(await api.read('/clock')).toEqual({ now: jumped, jump: { from: seen, to: jumped } });
    expect(await deleteWhatIsOld()).toEqual(all);

    // The clock was set right: it is still for somebody to say so.
    time -= days * day;
    await lookAtClock(api.db, time);
    expect((await api.read('/clock')).jump).not.toBeNull();
    expect(await deleteWhatIsOld()).toEqual(all);

    expect((await api.post('/clock/trust')).statusCode).toBe(403);
    expect((await api.post('/clock/trust', undefined, { token: admin })).statusCode).toBe(200);
    expect((await api.read('/clock')).jump).toBeNull();
    expect((await api.read('/activity')).items[0]).toMatchObject({ action: 'trusted', subjectKind: 'clock' });
    expect(await deleteWhatIsOld()).toEqual([]);
  },
);

test('R-TIME-01 the database’s own clock is judged as well, and before the first look', async () => {
  await lookAtClock(api.db, time);
  await sql`update clock set seen_at = seen_at - interval '25 hours'`.execute(api.db);
  await keepOld();
  expect(await deleteWhatIsOld()).toEqual(all);
  expect(await lookAtClock(api.db, time)).toBe(true);
});

test('R-TIME-01 hours in which nothing ran, and a clock that is changed by less than a day, raise no alarm', async () => {
  await lookAtClock(api.db, time - 23 * 3_600_000);
  await lookAtClock(api.db, time);
  await lookAtClock(api.db, time - 60_000);
  expect((await api.read('/clock')).jump).toBeNull();
});
