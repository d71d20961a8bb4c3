import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWhole, type Whole } from './open-whole.ts';

const deploy = path.join(import.meta.dirname, '../../../deploy');

let whole: Whole;
let backups: string;
beforeAll(async () => {
  backups = await mkdtemp(path.join(os.tmpdir(), 'psifida-copies-'));
  whole = await openWhole({ env: { BACKUP_DIR: backups } });
});
afterAll(async () => {
  await whole.close();
  await rm(backups, { recursive: true, force: true });
});

const metrics = async () => (await whole.app.inject('/metrics')).body;

test.each(['prometheus/alerts.yml', 'grafana/psifida.json'])(
  'R-WATCH-01 every metric that deploy/%s names is one that is told',
  async (file) => {
    const told = new Set(Array.from((await metrics()).matchAll(/^# HELP (\w+)/gm), ([, name]) => name));
    const text = await readFile(path.join(deploy, file), 'utf8');
    const named = new Set(Array.from(text.matchAll(/psifida_\w+/g), ([name]) => name));
    expect(named.size).toBeGreaterThan(5);
    const parts = /_(bucket|count|sum)$/;
    expect([...named].filter((name) => !told.has(name) && !told.has(name.replace(parts, '')))).toEqual([]);
  },
);

test('R-WATCH-01 disks, connections, uploads, work and streams are told, each by what it is', async () => {
  const text = await metrics();
  for (const sample of [
    'psifida_disk_free_bytes{setting="DATA_DIR"}',
    'psifida_disk_free_bytes{setting="UPLOADS_DIR"}',
    'psifida_disk_free_bytes{setting="BACKUP_DIR"}',
    'psifida_database_connections{state="waiting"} 0',
    'psifida_uploads{state="received"} 0',
    'psifida_uploads{state="failed"} 0',
    'psifida_job_failures{job="refresh-news"}',
    'psifida_job_failures{job="tidy-media"}',
    'psifida_job_failures{job="forget-past"}',
    'psifida_staff_streams 0',
    'psifida_display_streams 0',
  ])
    expect(text).toContain(sample);
});

test('R-WATCH-01 a feed that fails is told by its place, without the key that its address may hold', async () => {
  const url = 'https://reader:word@news.example/feed.xml?key=secret';
  const payload = { title: { el: 'Λιμάνι', en: 'Harbour' } };
  const presentation = (await whole.call('POST', '/systems/system1a/presentations', { payload })).json().id;
  await whole.db
    .insertInto('news_feed')
    .values({
      url,
      failing_since: new Date(Date.now() - 3_600_000),
      failure: 'no-answer',
      kept_until: new Date(Date.now() + 3_600_000),
      next_at: new Date(Date.now() + 3_600_000),
    })
    .execute();
  expect(await metrics()).not.toContain('news.example');
  await whole.db.insertInto('news_feed_use').values({ presentation, url }).execute();
  const [, seconds] = /psifida_news_feed_failing_seconds\{feed="news\.example\/feed\.xml"\} ([\d.]+)/.exec(
    await metrics(),
  ) ?? [null, '0'];
  expect(Number(seconds)).toBeGreaterThanOrEqual(3_600);
  expect(await metrics()).not.toMatch(/secret|word/);
});
