import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { anAsset, itemContent } from '../../testing/builders.ts';
import { ownApi } from '../../testing/open-test-api.ts';

let admin: string;
const api = ownApi();
beforeAll(async () => {
  admin = await api.token({ sub: 'keeper', name: 'Κλειδούχος', realm_access: { roles: ['admin'] } });
});

const left = { id: '00000000-0000-4000-8000-0000000000aa', name: 'Ευτέρπη Μοναδική' };

const tables = async (): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`.execute(api.db);
  return rows.map(({ name }) => name);
};

/** Where in the whole database a word is kept. */
const placesOf = async (word: string): Promise<string[]> => {
  const found: string[] = [];
  for (const table of await tables()) {
    const { rows } = await sql<{ there: boolean }>`
      select exists (select from ${sql.table(table)} as one where to_jsonb(one)::text like ${`%${word}%`}) as there
    `.execute(api.db);
    if (rows[0]?.there) found.push(table);
  }
  return found;
};

const anonymised = (id: string, token = admin) => api.post('/people/anonymised', { id }, { token });

/** One line of somebody's in every table that names people, whatever else the line needs. */
async function namedEverywhere(): Promise<string[]> {
  const token = await api.token({
    sub: left.id,
    name: left.name,
    sid: 'a session',
    realm_access: { roles: ['admin'] },
  });
  const call = (method: 'POST' | 'PUT', address: string, payload: object) =>
    api.call(method, address, { token, payload });
  const title = { el: 'Λιμάνι', en: 'Harbour' };
  const made = (await call('POST', '/systems/system1a/presentations', { title })).json();
  expect(made.createdBy).toEqual(left);
  const content = await itemContent(api.db, 'recipe');
  expect((await call('POST', '/library/recipe', { content })).statusCode).toBe(201);
  const deleted = (await call('POST', '/library/recipe', { content })).json();
  const gone = await api.call('DELETE', `/library/recipe/${deleted.id}?version=1`, { token });
  expect(gone.statusCode).toBe(200);
  const asset = await anAsset(api.db);
  await api.db
    .updateTable('media_asset')
    .set({ created_by_id: left.id, created_by_name: left.name })
    .where('id', '=', asset)
    .execute();
  expect((await call('PUT', '/visits/counting', { counting: false })).statusCode).toBe(200);
  await api.db
    .insertInto('erased')
    .values({ id: asset, kind: 'media', by_id: left.id, by_name: left.name })
    .execute();
  await api.db
    .insertInto('activity')
    .values({
      by_id: 'keeper',
      by_name: 'Κλειδούχος',
      action: 'created',
      system: null,
      subject_kind: 'account',
      subject_id: left.id,
      title_el: left.name,
      title_en: left.name,
    })
    .execute();
  return placesOf(left.name);
}

test('R-AUDIT-03 somebody who was made anonymised is named nowhere any more, and what they did stays', async () => {
  expect(await namedEverywhere()).toEqual(
    expect.arrayContaining([
      'activity',
      'bin',
      'erased',
      'library_item',
      'library_revision',
      'media_asset',
      'presentation',
      'presentation_revision',
      'visit_counting',
    ]),
  );
  const before = await api.db.selectFrom('activity').select('id').execute();
  expect((await anonymised(left.id)).json().places).toBeGreaterThan(7);
  expect(await placesOf(left.name)).toEqual([]);
  expect(await placesOf(left.id)).toEqual([]);
  const after = await api.db.selectFrom('activity').select(['by_id', 'by_name', 'action']).execute();
  expect(after).toHaveLength(before.length + 1);
  expect(after.at(-1)).toEqual({ by_id: 'keeper', by_name: 'Κλειδούχος', action: 'anonymised' });
  const { items } = await api.read('/systems/system1a/presentations');
  expect(items[0].modifiedBy).toEqual({ id: 'anonymised', name: '' });
});

test('R-AUDIT-03 whoever is only named by something older than the activity can still be chosen, by administrators', async () => {
  await anAsset(api.db);
  await api.db
    .updateTable('media_asset')
    .set({ created_by_id: 'long-gone', created_by_name: 'Πηνελόπη Παλιά' })
    .execute();
  const people = await api.call('GET', '/people', { token: admin });
  expect(people.json().items).toContainEqual({ id: 'long-gone', name: 'Πηνελόπη Παλιά' });
  expect(people.json().items).not.toContainEqual(expect.objectContaining({ id: 'anonymised' }));
  expect((await api.call('GET', '/people')).statusCode).toBe(403);
  expect((await anonymised('long-gone')).statusCode).toBe(200);
});

test('R-AUDIT-03 interrupted half way it keeps what is done, and asked for again it does the rest', async () => {
  await namedEverywhere();
  await sql`
    create function interrupt() returns trigger language plpgsql as $$ begin raise 'interrupted'; end $$`.execute(
    api.db,
  );
  await sql`create trigger interrupt before update on presentation execute function interrupt()`.execute(
    api.db,
  );
  expect((await anonymised(left.id)).statusCode).toBe(500);
  const rest = await placesOf(left.id);
  expect(rest).not.toContain('library_revision');
  // Where it is looked for whom there is to choose.
  expect(rest).toContain('activity');
  await sql`drop function interrupt cascade`.execute(api.db);
  expect((await anonymised(left.id)).statusCode).toBe(200);
  expect(await placesOf(left.id)).toEqual([]);
});

test('R-AUDIT-03 a piece that changes nothing, because somebody else was at its rows, is not taken for the end', async () => {
  await namedEverywhere();
  await sql`create sequence tried`.execute(api.db);
  await sql`
    create function elsewhere() returns trigger language plpgsql as $$
    begin return case when nextval('tried') = 1 then null else new end; end $$`.execute(api.db);
  await sql`create trigger elsewhere before update on visit_counting for each row execute function elsewhere()`.execute(
    api.db,
  );
  expect((await anonymised(left.id)).statusCode).toBe(200);
  await sql`drop function elsewhere cascade`.execute(api.db);
  expect(await placesOf(left.id)).toEqual([]);
});

test('R-AUDIT-03 what is deleted meanwhile takes no name along into the bin', async () => {
  await namedEverywhere();
  await sql`create sequence deleted`.execute(api.db);
  await sql`
    create function elsewhere() returns trigger language plpgsql as $$
    begin
      if nextval('deleted') = 1 then update bin set created_by_id = '${sql.raw(left.id)}'; end if;
      return null;
    end $$`.execute(api.db);
  await sql`create trigger elsewhere before update on presentation execute function elsewhere()`.execute(
    api.db,
  );
  expect((await anonymised(left.id)).statusCode).toBe(200);
  await sql`drop function elsewhere cascade`.execute(api.db);
  expect(await placesOf(left.id)).toEqual([]);
});

test('R-AUDIT-03 nobody makes themselves anonymised, nor somebody who is not there, and only administrators do it', async () => {
  expect((await anonymised('keeper')).json().code).toBe('person.oneself');
  expect((await anonymised('nobody')).json().code).toBe('account.not-found');
  expect((await anonymised('anonymised')).json().code).toBe('account.not-found');
  expect((await anonymised(left.id, await api.token())).statusCode).toBe(403);
});

test('R-AUDIT-03 every column that holds a name beside an identifier is one that is made anonymised, or no person’s', async () => {
  const { rows } = await sql<{ column: string }>`
    select distinct column_name as column from information_schema.columns
    where table_schema = current_schema() and column_name ~ '_name$'`.execute(api.db);
  const others = rows.map(({ column }) => column).filter((column) => !/^(.*_)?(by|owner)_name$/.test(column));
  expect(others).toEqual(['file_name']);
});
