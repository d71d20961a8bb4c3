import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { recordActivity } from '../../db/record-activity.ts';
import { ownApi } from '../../testing/open-test-api.ts';
import { unguarded } from '../../testing/unguarded.ts';
import { anonymisePerson } from '../accounts/anonymise-person.ts';
import { forgetActivity } from './activity.routes.ts';
import { sealActivity, verifyActivity } from './audit-chain.ts';

const api = ownApi();
const keeper = { id: 'keeper', name: 'Κλειδούχος' };
const maria = { id: 'maria', name: 'Μαρία Παπά' };

const act = (by = keeper, title = { el: 'Λιμάνι', en: 'Harbour' }) =>
  api.db.transaction().execute((tx) =>
    recordActivity(tx, {
      ...{ action: 'saved', system: 'system1a', title, by },
      subject: '00000000-0000-4000-8000-00000000000a',
    }),
  );
const fault = async () => (await verifyActivity(api.db)).fault;

const wipe = () =>
  unguarded(
    api.db,
    sql`truncate activity, activity_seal, activity_unsealed`,
    sql`update activity_chain set sequence = 0, hash = '', anchor_sequence = 0, anchor_hash = ''`,
  );
beforeEach(wipe);
afterEach(wipe);

test('R-AUDIT-06 what was recorded is neither changed nor deleted by a statement', async () => {
  await act();
  for (const statement of [
    sql`update activity set title_el = 'Μαρίνα'`,
    sql`update activity set at = now()`,
    sql`update activity set by_id = 'somebody', by_name = 'Κάποιος'`,
    sql`update activity set subject_id = gen_random_uuid()`,
    sql`update activity set look = '{}'`,
    sql`delete from activity`,
    sql`truncate activity`,
  ])
    await expect(statement.execute(api.db)).rejects.toThrow('append-only');
  expect(await fault()).toBeNull();
});

test('R-AUDIT-06 many processes that write and seal at once leave one chain without a gap', async () => {
  const sealing = Array.from({ length: 4 }, () => sealActivity(api.db));
  await Promise.all([...Array.from({ length: 40 }, () => act()), ...sealing]);
  const report = await verifyActivity(api.db);
  expect(report).toMatchObject({ fault: null, actions: 40, head: { sequence: 40 } });
});

test('R-AUDIT-06 anonymising a person and erasing titles leave the chain whole, and no salt to guess by', async () => {
  await act(maria);
  await act(keeper, { el: maria.name, en: maria.name });
  const { head } = await verifyActivity(api.db);
  await anonymisePerson(api.db, { id: maria.id, by: keeper, removeAccount: null });
  await sql`update activity set title_el = '', title_en = ''`.execute(api.db);
  expect(await verifyActivity(api.db, head)).toMatchObject({ fault: null, actions: 3 });
  const { rows } = await sql<{ salts: (Buffer | null)[] }>`
    select salts from activity_seal order by sequence limit 2`.execute(api.db);
  const kept = rows.map(({ salts }) => salts.map((salt) => salt !== null));
  expect(kept).toEqual([
    [true, true, false, false],
    [true, true, false, true],
  ]);
  // An action that was anonymised names nobody else afterwards.
  await unguarded(
    api.db,
    sql`update activity set by_id = 'nikos', by_name = 'Νίκος' where by_id = 'anonymised'`,
  );
  expect(await fault()).toMatchObject({ fault: 'changed', sequence: 1 });
});

test('R-AUDIT-06 what is forgotten by age leaves the chain whole, also from its midst', async () => {
  const old = (at: string) =>
    sql`insert into activity (at, by_id, by_name, action, subject_kind, title_el, title_en)
      values (${at}::timestamptz, 'a', 'Άννα', 'saved', 'presentation', 'Λιμάνι', 'Harbour')`.execute(api.db);
  for (const at of ['2001-01-01', '2001-01-02', '2999-01-01', '2001-01-03']) await old(at);
  await act();
  await forgetActivity({ db: api.db, now: Date.now, keepActivityDays: 30 });
  expect(await verifyActivity(api.db)).toMatchObject({ fault: null, actions: 2, forgotten: 2 });
  const seals = await sql`select sequence from activity_seal`.execute(api.db);
  expect(seals.rows).toHaveLength(3);
});

const third = sql`(select activity_id from activity_seal where sequence = 3)`;
test.each([
  ['a changed title', 'changed', 3, sql`update activity set title_el = 'Μαρίνα' where id = ${third}`],
  [
    'a changed instant',
    'changed',
    3,
    sql`update activity set at = at - interval '1 day' where id = ${third}`,
  ],
  ['a changed look', 'changed', 3, sql`update activity set look = '{}' where id = ${third}`],
  ['an action that is gone', 'deleted', 3, sql`delete from activity where id = ${third}`],
  ['a link that is gone', 'chain', 4, sql`delete from activity_seal where sequence = 3`],
  ['an end that is gone', 'end', 4, sql`delete from activity_seal where sequence > 3`],
  ['a beginning that is gone', 'chain', 3, sql`delete from activity_seal where sequence < 3`],
  [
    'another digest',
    'chain',
    3,
    sql`update activity_seal set digests[3] = sha256('x'), salts[3] = null where sequence = 3`,
  ],
  [
    'an action slipped in',
    'added',
    null,
    sql`insert into activity (by_id, by_name, action, subject_kind, title_el, title_en)
      values ('x', 'X', 'saved', 'presentation', '', '')`,
  ],
])('R-AUDIT-06 %s is found', async (_, found, sequence, change) => {
  for (let times = 0; times < 5; times += 1) await act();
  expect(await fault()).toBeNull();
  await unguarded(api.db, change);
  expect(await fault()).toMatchObject({ fault: found, sequence });
});

test('R-AUDIT-06 a chain that was written anew whole does not hold what was noted of it', async () => {
  for (let times = 0; times < 3; times += 1) await act();
  const { head } = await verifyActivity(api.db);
  await act();
  expect((await verifyActivity(api.db, head)).fault).toBeNull();
  await unguarded(
    api.db,
    sql`update activity set title_el = 'Μαρίνα'`,
    sql`truncate activity_seal`,
    sql`insert into activity_unsealed select id from activity`,
    sql`update activity_chain set sequence = 0, hash = ''`,
  );
  expect(await fault()).toBeNull();
  expect((await verifyActivity(api.db, head)).fault).toMatchObject({ fault: 'noted', sequence: 3 });
});
