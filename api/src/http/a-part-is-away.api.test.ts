import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endpoints } from '@psifida/contract/endpoints/all';
import { type AnyEndpoint, apiPrefix } from '@psifida/contract/endpoints/endpoint';
import { problemShape } from '@psifida/contract/problem-shape';
import { openRelay } from '@psifida/postgres/testing/relay';
import { countWaiting } from '@psifida/postgres/testing/waiting';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { probeFolder } from '../media/private-files.ts';
import { openS3Storage } from '../media/storage/s3-storage.ts';
import { completeContent } from '../testing/builders.ts';
import { apiOfTest, openTestApi, ownApi } from '../testing/open-test-api.ts';
import { diskOfTest, noSmallDisk } from '../testing/small-disk.ts';

describe('the database is away for a moment', () => {
  let relay: Awaited<ReturnType<typeof openRelay>>;
  const home = ownApi();
  beforeAll(async () => {
    relay = await openRelay(home.shared.connection);
  });
  afterAll(() => relay?.close());
  const api = ownApi(() => ({ beside: { ...home.shared, connection: relay.connection } }));
  beforeAll(async () => {
    await api.app.ready();
  });
  afterEach(() => relay.mend());

  test('no call is answered as if something had gone wrong: 503, when to ask again, in our shape', async () => {
    const token = await api.withRoles('admin');
    relay.cut();
    let away = 0;
    for (const { method, path: pattern, access } of Object.values<AnyEndpoint>(endpoints)) {
      const url = `${apiPrefix}${pattern.replace(':system', 'system1a').replace(/:\w+/g, randomUUID())}`;
      const bearer = access === 'display' ? `dsp_${'x'.repeat(43)}` : token;
      const answer = await api.app.inject({ method, url, headers: { authorization: `Bearer ${bearer}` } });
      expect([method, url, answer.statusCode]).not.toEqual([method, url, 500]);
      if (answer.statusCode !== 503) continue;
      away += 1;
      expect(problemShape.parse(answer.json())).toMatchObject({
        code: 'not-ready',
        params: { part: 'database' },
      });
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(away).toBeGreaterThan(20);
  });

  test('a line that breaks in the middle of a query is the same', async () => {
    const asked = home.db.transaction().execute(async (tx) => {
      await sql`lock table presentation in access exclusive mode`.execute(tx);
      const answer = api.call('GET', '/systems');
      await expect.poll(() => countWaiting(tx)).toBeGreaterThan(0);
      relay.cut();
      return (await answer).statusCode;
    });
    expect(await asked).toBe(503);
  });

  test('/metrics tells what it can', async () => {
    relay.cut();
    const answer = await api.app.inject('/metrics');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('psifida_process_cpu_seconds_total');
    expect(answer.body).toContain('# psifida_displays cannot be told at the moment');
  });

  test('and when it is back, so is everything', async () => {
    relay.cut();
    expect((await api.call('GET', '/systems')).statusCode).toBe(503);
    relay.mend();
    expect((await api.call('GET', '/systems')).statusCode).toBe(200);
    expect((await api.app.inject('/metrics')).body).toContain('psifida_displays{state="green"} 0');
  });
});

test('a database without room is said to be that, not something that went wrong', async () => {
  const api = await apiOfTest();
  await sql`
    create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`.execute(api.db);
  await sql`create trigger no_room before insert on presentation execute function no_room()`.execute(api.db);
  const content = await completeContent(api.db, 'system1a');
  const answer = await api.post('/systems/system1a/presentations', content);
  expect(answer.json()).toMatchObject({ status: 503, code: 'storage.full' });
  expect(answer.headers['retry-after']).toBeDefined();
});

test.skipIf(noSmallDisk)('a folder in which nothing can be written any more is not ready', async () => {
  const folder = diskOfTest('64k');
  await probeFolder(folder);
  await writeFile(path.join(folder, 'filler'), Buffer.alloc(64 * 1024)).catch(() => {});
  await expect(probeFolder(folder)).rejects.toMatchObject({ code: 'ENOSPC' });
});

test('a frozen object store: images are refused soon and clearly, and the rest goes on', async () => {
  const frozen = net.createServer((socket) => socket.on('error', () => {})).listen(0, '127.0.0.1');
  await once(frozen, 'listening');
  const { port } = frozen.address() as net.AddressInfo;
  const storage = openS3Storage({
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'media',
    region: 'eu',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  });
  const api = await apiOfTest({ media: { storage } });
  const began = Date.now();
  const images = Promise.all(
    Array.from({ length: 60 }, () => api.app.inject(`/media/${'a'.repeat(64)}.jpg`)),
  );
  expect((await api.call('GET', '/systems')).statusCode).toBe(200);
  expect(Date.now() - began).toBeLessThan(4_000);
  for (const answer of await images) {
    expect(answer.json()).toMatchObject({ status: 503, code: 'storage.unavailable' });
    expect(answer.headers['retry-after']).toBeDefined();
  }
  expect(Date.now() - began).toBeLessThan(12_000);
  frozen.close();
});

/** What comes back over one line, as it was written. */
async function talk(port: number, say: (line: net.Socket) => Promise<void> | void): Promise<string> {
  const line = net.connect(port, '127.0.0.1');
  let heard = '';
  line.on('data', (chunk) => {
    heard += chunk;
  });
  line.on('error', () => {});
  const closed = new Promise((resolve) => line.on('close', resolve));
  await once(line, 'connect');
  await say(line);
  await closed;
  return heard;
}

test('a process that is stopping says so in our shape', async () => {
  const api = await openTestApi();
  const turn = new EventEmitter();
  const begun = once(turn, 'begun');
  api.app.get('/slow', async () => {
    turn.emit('begun');
    await once(turn, 'finish');
    return 'done';
  });
  const address = await api.app.listen({ host: '127.0.0.1', port: 0 });
  const heard = await talk(Number(new URL(address).port), async (line) => {
    line.write('GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await begun;
    const closing = api.close();
    await sleep(100);
    line.write('GET /api/v1/systems HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await sleep(100);
    turn.emit('finish');
    await closing;
  });
  const [, , second = ''] = heard.split('HTTP/1.1 ');
  expect(second).toMatch(/^503/);
  expect(second).toMatch(/retry-after: \d/i);
  expect(problemShape.parse(JSON.parse(second.slice(second.indexOf('{'))))).toMatchObject({
    code: 'not-ready',
  });
});

test('what cannot be read as a request is refused in our shape too', async () => {
  const api = await apiOfTest();
  const address = await api.app.listen({ host: '127.0.0.1', port: 0 });
  const heard = await talk(Number(new URL(address).port), (line) => {
    line.write(`GET / HTTP/1.1\r\nHost: localhost\r\nX-Large: ${'x'.repeat(100_000)}\r\n\r\n`);
  });
  expect(heard).toMatch(/^HTTP\/1.1 431/);
  expect(problemShape.parse(JSON.parse(heard.slice(heard.indexOf('{'))))).toMatchObject({
    code: 'input.headers-too-large',
  });
});
