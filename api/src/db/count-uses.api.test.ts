import { openTestDatabase, type TestDatabase } from '@psifida/postgres/testing/test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { selectWithUses } from '../documents/item.store.ts';
import { selectAssets } from '../features/media/library/asset-row.ts';
import { anAsset, anItem } from '../testing/builders.ts';
import type { Tables } from './tables.ts';

const drafts = 3_000;
let database: TestDatabase<Tables>;
beforeAll(async () => {
  database = await openTestDatabase<Tables>();
  const { db } = database;
  await sql`insert into system (id) values ('system1a') on conflict do nothing`.execute(db);
  await sql`
    insert into presentation (id, system, title_el, title_en, standing, position, complete, search,
      created_by_id, created_by_name, modified_by_id, modified_by_name)
    select gen_random_uuid(), 'system1a', 'x', 'x', '{}', n, false, '', 'x', 'x', 'x', 'x' from generate_series(1, ${drafts}::integer) as n
  `.execute(db);
  const [asset, item] = [await anAsset(db), await anItem(db, { kind: 'recipe' })];
  for (let more = 0; more < 5; more += 1) await anItem(db, { kind: 'recipe' });
  await sql`insert into media_use (asset_id, presentation_id) select ${asset}, id from presentation`.execute(
    db,
  );
  await sql`insert into library_use (item_id, presentation_id) select ${item}, id from presentation`.execute(
    db,
  );
  await sql`vacuum analyze`.execute(db);
});
afterAll(() => database.close());

test.each(['media', 'library'])(
  'what all presentations use is counted once for a list of %s, and not for each of the others',
  async (list) => {
    const query = list === 'media' ? selectAssets(database.db) : selectWithUses(database.db);
    const rows = await query.execute();
    expect(rows.map((row) => ('uses' in row ? row.uses : row.presentations)).sort()).toEqual([
      ...rows.slice(1).map(() => 0),
      drafts,
    ]);
    const plan = JSON.stringify(await query.explain('json'));
    expect(plan).not.toMatch(/"Node Type":"Seq Scan"[^{}]*"Relation Name":"(?:media_use|library_use)"/);
  },
);
