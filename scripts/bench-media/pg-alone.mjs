// @ts-check
// The driver's own limit: the same rows as the product reads and writes, as durable, without HTTP, rules and shapes. Each
// write is one statement and one transaction, over as many connections as the product has.
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { atOnce } from './at-once.mjs';

const pg = createRequire(new URL('../../postgres/package.json', import.meta.url))('pg');
const [, , connection = '{}'] = process.argv;
const pool = new pg.Pool({ ...JSON.parse(connection), max: 10 });

const written = `
  , uses as (
    insert into media_use (asset_id, presentation_id)
    select distinct (entry->>'media')::uuid, kept.id from kept, jsonb_array_elements(kept.entries) as entry
    on conflict do nothing
  ), revision as (
    insert into presentation_revision (presentation_id, version, active, content, saved_at, saved_by_id, saved_by_name)
    select id, version, active, $3::jsonb, now(), 'x', 'x' from kept
  ), deed as (
    insert into activity (action, system, subject_kind, subject_id, title_el, title_en, by_id, by_name)
    select 'saved', system, 'presentation', id, title_el, title_en, 'x', 'x' from kept
  )
  select id, version, position, created_at, modified_at, pg_notify('psifida_displays', '{"deed":"presentation"}') from kept`;

const statements = {
  list: `select id, system, title_el, title_en, active, standing, item_cover, schedule, more, position, version, created_at,
      created_by_id, created_by_name, modified_at, modified_by_id, modified_by_name
    from presentation where system = 'system1a' order by modified_at desc, id desc limit 25`,
  read: 'select * from presentation where id = $1',
  create: `with kept as (
    insert into presentation (id, system, title_el, title_en, entries, standing, position, complete, search,
      created_by_id, created_by_name, modified_by_id, modified_by_name)
    select $1, 'system1a', 'Νέα', 'New', $2::jsonb, '{}', coalesce(max(position), 0) + 1, false, 'new', 'x', 'x', 'x', 'x'
    from presentation where system = 'system1a' returning *
  )${written}`,
  save: `with kept as (
    update presentation set title_el = 'Άλλη', entries = $2::jsonb, version = version + 1, modified_at = now()
    where id = $1 returning *
  )${written}`,
};

/** @typedef {{ what: keyof typeof statements, ids?: string[], entries?: object[], connections: number, seconds: number }} Question */

process.on(
  'message',
  async (/** @type {Question} */ { what, ids = [], entries = [], connections, seconds }) => {
    const content = JSON.stringify({ title: { el: 'Νέα', en: 'New' }, entries });
    const valuesOf = (/** @type {number} */ number) => {
      if (what === 'list') return [];
      const id = what === 'create' ? randomUUID() : ids[number % ids.length];
      return what === 'read' ? [id] : [id, JSON.stringify(entries), content];
    };
    const work = (/** @type {number} */ number) =>
      pool.query({ name: what, text: statements[what], values: valuesOf(number) });
    const cpuSeconds = () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e6;
    };
    process.send?.(await atOnce({ work, connections, seconds, cpuSeconds }));
  },
);
process.on('SIGTERM', async () => {
  await pool.end();
  process.exit(0);
});
process.send?.('ready');
