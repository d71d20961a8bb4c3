import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { systems } from '@psifida/contract/registry/systems';
import { judge } from '@psifida/server/notices/judge';
import { sentenceOf } from '@psifida/server/notices/words';
import { openWhole, type Whole } from '@psifida/server/testing/open-whole';
import { afterAll, beforeAll, expect, test } from 'vitest';

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
  const presentation = (await whole.post('/systems/system1a/presentations', payload)).json().id;
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

test('R-FIRST-03 a release that stays on its first display is told, by why it does, and no more once it is for all', async () => {
  const release = {
    system: 'system8',
    manifest: '{}',
    presentations: '[]',
    rows_hash: '',
    awaits: null,
    reason: '',
    opened_at: null,
  } as const;
  await whole.db
    .insertInto('release')
    .values(
      [1, 2].map((number) => ({
        ...release,
        number,
        hash: String(number),
        return_of: null,
        by_id: null,
        by_name: null,
      })),
    )
    .execute();
  const since = new Date(Date.now() - 60_000);
  await whole.db
    .insertInto('first_display')
    .values({
      ...{
        system: 'system8',
        is_on: true,
        display_id: null,
        wait_minutes: 30,
        open_number: 1,
        due_since: since,
      },
      ...{ tried_number: 2, state: 'gone', state_since: since, well_since: null, reported: '[]' },
      ...{ looked_at: null, watched_since: null },
    })
    .execute();
  const told = async () => {
    const all = await judge({ config: whole.config, db: whole.db, now: Date.now() });
    return all.find(({ key }) => key === 'release system8');
  };
  const found = await told();
  expect(found).toMatchObject({ scope: 'town', trouble: { detail: 'gone', since } });
  const words = (detail: string, about = 'Λιμάνι') =>
    (['el', 'en'] as const).map((language) =>
      sentenceOf(language, {
        event: 'trouble',
        kind: 'release',
        about,
        detail,
        since: since.toISOString(),
      }),
    );
  expect(words('errors')).toEqual([
    expect.stringContaining('«Λιμάνι»'),
    expect.stringMatching(/waiting on the first display “Λιμάνι” since .*: the display reported errors\./),
  ]);
  const { el, en } = systems.system8.name;
  expect(words('gone', found?.about)).toEqual([
    expect.stringContaining(`του συστήματος «${el}»`),
    expect.stringContaining(`of the system “${en}” has been waiting`),
  ]);
  await whole.db.updateTable('first_display').set({ open_number: 2 }).execute();
  expect(await told()).toMatchObject({ trouble: null });
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
      audio: false,
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
