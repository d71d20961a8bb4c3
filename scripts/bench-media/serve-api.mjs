// @ts-check
// The product API on an embedded PostgreSQL, listening on loopback, in a process whose memory is watched.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import { createHttpServer } from '../../api/dist/http/http-server.js';
import { aDisplay } from '../../api/dist/testing/display-steps.js';
import { callerOf, mountTestApi } from '../../api/dist/testing/mount-test-api.js';
import { createTestIssuer } from '../../api/dist/testing/test-issuer.js';
import { openBenchDatabase } from '../lib/bench-database.mjs';

const [, , folder = ''] = process.argv;
const { db, close, connection } = await openBenchDatabase(folder);
const tokens = await createTestIssuer();
const app = createHttpServer({ logger: { level: 'error' }, trustProxy: false });
await mountTestApi(app, { db, keys: tokens.keys, folder }, { media: { retryDelayMs: 1000 } });
const url = await app.listen({ host: '127.0.0.1', port: 0 });
const token = await tokens.token({}, { expires: '1h' });

/** The process that works on pictures belongs to the server; the database does not. Linux only. */
function pictureProcesses() {
  try {
    const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')
      .trim()
      .split(' ');
    return children.filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('picture-worker'));
  } catch {
    return [];
  }
}

/** @param {string} pid */
const residentOf = (pid) => {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
};

/** @param {string} pid */
const cpuSecondsOf = (pid) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100; // a tick is a hundredth of a second
};

const resident = () =>
  pictureProcesses().reduce((sum, pid) => sum + residentOf(pid), process.memoryUsage.rss());

/** A list needs something to list: with six pictures each where there is one already, up to so many. @param {number} count */
const fill = async (count) => {
  await db.executeQuery(
    CompiledQuery.raw(
      `with six as (
        select coalesce(jsonb_agg(jsonb_build_object('id', gen_random_uuid(), 'kind', 'image', 'media', asset.id,
          'active', true, 'category', null)), '[]') as entries,
          jsonb_build_object('version', 1, 'cover', min(asset.id::text),
            'holds', jsonb_build_array(jsonb_build_object('kind', 'image', 'count', 6))) as glance
        from (select id from media_asset order by created_at limit 1) as asset, generate_series(1, 6))
      insert into presentation (id, system, title_el, title_en, entries, standing, position, complete, search, glance,
        created_by_id, created_by_name, modified_by_id, modified_by_name)
      select gen_random_uuid(), 'system1a', 'Παρουσίαση ' || n, 'Presentation ' || n, six.entries, '{}', n, false,
        'presentation ' || n, six.glance, 'x', 'x', 'x', 'x'
      from six, generate_series(1 + (select count(*) from presentation where system = 'system1a'), $1::integer) as n`,
      [count],
    ),
  );
  await db.executeQuery(
    CompiledQuery.raw(`
      insert into media_asset (id, file_sha256, title, file_name, search, created_by_id, created_by_name,
        modified_by_id, modified_by_name)
      select gen_random_uuid(), file_sha256, title, file_name, search, 'x', 'x', 'x', 'x'
      from (select * from media_asset limit 1) as one,
        generate_series(1 + (select count(*) from media_asset), 48)`),
  );
  await db.executeQuery(CompiledQuery.raw('vacuum analyze'));
};

/** @param {{ method: 'POST', address: string, payload: object }} input */
const send = async ({ method, address, payload }) => {
  const answer = await callerOf(app, token)(method, address, { payload });
  if (answer.statusCode >= 300) throw new Error(`${address}: ${answer.body}`);
  return answer.json();
};

/** Presentations with six pictures each, and a display that shows those of their system. @param {{ system: any, count: number, active: boolean }} wanted */
const make = async ({ system, count, active }) => {
  const [asset] = (await callerOf(app, token)('GET', '/media?limit=1')).json().items;
  const made = [];
  for (let number = 0; number < count; number += 1) {
    const entries = Array.from({ length: 6 }, () => {
      const image = { id: randomUUID(), kind: 'image', media: asset.id, active: true };
      return { ...image, category: null };
    });
    const title = { el: `Έργο ${number}`, en: `Work ${number}` };
    const address = `/systems/${system}/presentations`;
    made.push(await send({ method: 'POST', address, payload: { active, title, entries } }));
  }
  const paired = await aDisplay({ call: callerOf(app, token) }, { system });
  return { made, display: paired.token };
};

let peak = 0;
/** Once somebody has asked for memory: fifty looks a second are work for this process too. */
let isWatched = false;
setInterval(() => {
  if (isWatched) peak = Math.max(peak, resident());
}, 20);

process.on('message', async (/** @type {any} */ question) => {
  if (question === 'address') process.send?.({ url, token, connection });
  if (question.fill) process.send?.(await fill(question.fill).then(() => 'filled'));
  if (question.make) process.send?.(await make(question.make));
  if (question === 'peak') process.send?.(peak);
  if (question === 'cpu') {
    const { user, system } = process.cpuUsage();
    process.send?.(pictureProcesses().reduce((sum, pid) => sum + cpuSecondsOf(pid), (user + system) / 1e6));
  }
  if (question === 'rest') {
    isWatched = true;
    await sleep(2000);
    peak = resident();
    process.send?.(peak);
  }
});
process.on('SIGTERM', async () => {
  await app.close();
  await close();
  process.exit(0);
});
process.send?.('ready');
