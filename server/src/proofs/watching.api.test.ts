import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { judge } from '../notices/judge.ts';
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

test('R-WATCH-02 what is told is what staff see: a dark display, a feed and a copy that fail, a full disk', async () => {
  const now = Date.now();
  const ago = (minutes: number) => new Date(now - minutes * 60_000);
  const judged = async (at = now, config = whole.config) =>
    Object.fromEntries(
      (await judge({ config, db: whole.db, now: at })).map(({ kind, about, trouble }) => [
        `${kind} ${about}`,
        trouble,
      ]),
    );
  const id = '00000000-0000-4000-8000-0000000000d1';
  await whole.db
    .insertInto('display')
    .values({
      id,
      system: 'system1a',
      name: 'Λιμάνι',
      place: 'Αίθουσα',
      language_mode: 'el',
      width_mm: 1000,
      viewing_distance_mm: 2000,
      sound: false,
      paired_at: ago(60),
      paired_by_id: 'somebody',
      paired_by_name: 'Κάποια',
      settled_at: ago(60),
    })
    .execute();
  await whole.db
    .insertInto('display_health')
    .values({ display_id: id, seen_at: ago(10) } as never)
    .execute();
  const { failing_since } = await whole.db
    .selectFrom('news_feed')
    .select('failing_since')
    .where('failing_since', 'is not', null)
    .executeTakeFirstOrThrow();
  const copy = { place: backups, ended_at: null, error: null };
  await whole.db
    .insertInto('backup_copy')
    .values([
      { ...copy, name: 'good', began_at: ago(120), ended_at: ago(119) },
      { ...copy, name: 'bad', began_at: ago(30), error: 'no room' },
    ])
    .execute();
  const found = await judged();
  expect(found).toMatchObject({
    'display Λιμάνι (Αίθουσα)': { detail: 'silent' },
    'feed news.example/feed.xml': { detail: 'failing', since: failing_since },
    'backup ': { detail: 'failed', since: ago(30) },
  });
  expect(Object.entries(found).filter(([name]) => name.startsWith('disk'))).toMatchObject([
    [expect.anything(), null],
  ]);

  await whole.db
    .insertInto('backup_copy')
    .values({ ...copy, name: 'next', began_at: ago(1) })
    .execute();
  expect((await judged())['backup ']).toBe('unknown');
  expect((await judged(now + 40 * 3_600_000))['backup ']).toEqual({ detail: 'old', since: ago(120) });

  // Nothing is ever free there.
  const full = { ...whole.config, dataDir: '/proc', uploadsDir: '/proc', backups: null };
  const disks = Object.entries(await judged(now, full)).filter(([name]) => name.startsWith('disk'));
  expect(disks).toEqual([[expect.stringMatching(/: \/proc$/), { detail: '0.0', since: new Date(now) }]]);
});
