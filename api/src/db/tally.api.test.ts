import { randomUUID } from 'node:crypto';
import type { SystemId } from '@psifida/contract/registry/systems';
import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { anAsset, completeContent } from '../testing/builders.ts';
import { ownApi } from '../testing/open-test-api.ts';
import type { Tables } from './tables.ts';

const api = ownApi();
const beside = ownApi(() => ({ beside: api.shared }));

/** What lists and the overview say, and what is there. */
const said = async () => {
  const { rows } = await sql<{ subject: string; active: boolean; complete: boolean; count: number }>`
    select subject, active, complete, sum(count)::integer as count from tally
    group by subject, active, complete having sum(count) <> 0 order by subject, active, complete`.execute(
    api.db,
  );
  return rows;
};
const there = async () => {
  const { rows } = await sql`
    select system as subject, active, complete, count(*)::integer as count from presentation group by system, active, complete
    union all select 'media', null, null, count(*)::integer from media_asset having count(*) > 0
    order by subject, active, complete`.execute(api.db);
  return rows;
};

const insert = (db: Kysely<Tables>, system: string, count: number) =>
  sql`insert into presentation (id, system, title_el, title_en, standing, position, complete, search,
      created_by_id, created_by_name, modified_by_id, modified_by_name)
    select gen_random_uuid(), ${system}, 'x', 'x', '{}', n, false, 'tallied', 'x', 'x', 'x', 'x' from generate_series(1, ${count}::integer) as n
  `.execute(db);

const path = '/systems/system4/presentations';
const totals = async (by: typeof api) =>
  Promise.all(
    ['', '&state=active', '&state=inactive', '&state=incomplete', '&search=tallied'].map(
      async (filter) => (await by.read(`${path}?limit=1${filter}`)).total,
    ),
  );

test('whatever adds, changes and takes away, through one process or another, is in every total at once', async () => {
  const content = await completeContent(api.db, 'system4');
  const payload = { active: true, ...content };
  const [one, two] = [(await api.post(path, payload)).json(), (await beside.post(path, payload)).json()];
  await insert(beside.db, 'system4', 3);
  expect(await totals(api)).toEqual([5, 2, 0, 3, 3]);
  expect(await totals(beside)).toEqual([5, 2, 0, 3, 3]);

  const hidden = { version: one.version, active: false, content: one.content };
  expect((await beside.put(`${path}/${one.id}`, hidden)).statusCode).toBe(200);
  expect(await totals(api)).toEqual([5, 1, 1, 3, 3]);
  expect((await api.delete(`${path}/${one.id}?version=${one.version + 1}`)).statusCode).toBe(200);
  expect(await totals(beside)).toEqual([4, 1, 0, 3, 3]);
  const { systems } = await beside.read('/systems');
  expect(systems.find(({ system }: { system: string }) => system === 'system4')).toMatchObject({
    active: 1,
    inactive: 0,
    incomplete: 3,
  });
  expect(two.active).toBe(true);
  expect(await said()).toEqual(await there());
});

test('a list that is empty, or asked for behind its end, says how many there are', async () => {
  expect(await api.read('/systems/system8/presentations?limit=1')).toMatchObject({
    items: [],
    total: 0,
  });
});

test('images are counted as they come and go; those of a kind are counted one by one', async () => {
  const before = (await api.read('/media?limit=1')).total;
  const asset = await anAsset(beside.db);
  await anAsset(beside.db, { kind: 'video' });
  expect((await api.read('/media?limit=1')).total).toBe(before + 2);
  expect((await api.read('/media?limit=1&kind=video')).total).toBe(1);
  expect((await api.delete(`/media/${asset}`)).statusCode).toBe(200);
  expect((await api.read('/media?limit=1')).total).toBe(before + 1);
  expect(await said()).toEqual(await there());
});

class Undone extends Error {}

/** Three more; among them the one who puts rows together. */
const addAndGather = async (db: Kysely<Tables>, system: SystemId) => {
  const sequence = sql`pg_get_serial_sequence('tally', 'number')`;
  await sql`select setval(${sequence}, (nextval(${sequence}) / 512 + 1) * 512 - 2)`.execute(db);
  for (let times = 0; times < 3; times += 1) await insert(db, system, 1);
};

test('many at once, some of whom undo what they did, are all counted, in few rows', async () => {
  const write = async (number: number) => {
    const { db } = number % 2 ? api : beside;
    const isUndone = number % 7 === 0;
    const work = db.transaction().execute(async (tx) => {
      await insert(tx, 'system6', 1 + (number % 3));
      await sql`delete from presentation where id in (select id from presentation where system = 'system6' and complete limit 1 for update skip locked)`.execute(
        tx,
      );
      await sql`update presentation set complete = true where id in (select id from presentation where system = 'system6' limit 2 for update skip locked)`.execute(
        tx,
      );
      if (isUndone) throw new Undone();
    });
    await (isUndone ? expect(work).rejects.toThrow(Undone) : work);
  };
  await Promise.all(Array.from({ length: 300 }, (_, number) => write(number)));
  expect(await said()).toEqual(await there());
  await addAndGather(api.db, 'system6');
  const { rows } = await sql`select from tally`.execute(api.db);
  expect(rows.length).toBeLessThan(50);
  expect(await said()).toEqual(await there());
});

test('nobody waits for somebody else who puts rows together and is not through yet', async () => {
  await api.db.transaction().execute(async (tx) => {
    await addAndGather(tx, 'system3');
    await addAndGather(beside.db, 'system3');
    const { total } = await beside.read('/systems/system3/presentations?limit=1');
    expect(total, 'what is not through yet is seen by nobody').toBe(3);
  });
  expect((await beside.read('/systems/system3/presentations?limit=1')).total).toBe(6);
  expect(await said()).toEqual(await there());
});

test('what counts nothing leaves no row', async () => {
  await sql`delete from presentation where id = ${randomUUID()}`.execute(api.db);
  const empty = await sql`select from tally where count = 0`.execute(api.db);
  expect(empty.rows).toEqual([]);
});
