import { type Insertable, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Tables } from '../../db/tables.ts';
import { apiOfTest, ownApi } from '../../testing/open-test-api.ts';
import { forgetActivity } from './activity.routes.ts';

const api = ownApi();
const daysAgo = (count: number) => new Date(Date.now() - count * 24 * 3_600_000);
type Line = Insertable<Tables['activity']>;
/** Somebody's save, unless the change says otherwise. */
const did = (by_id: string, by_name: string, change: Partial<Line> = {}): Line => ({
  by_id,
  by_name,
  action: 'saved',
  system: 'system1a',
  subject_kind: 'presentation',
  subject_id: null,
  title_el: 'Λιμάνι',
  title_en: 'Harbour',
  ...change,
});

test('the people of the activity are everyone who ever did something, once, by the name they had last', async () => {
  expect(await api.read('/activity/people')).toEqual({ items: [] });
  await api.db
    .insertInto('activity')
    .values([
      did('b', 'Ωκεανίς'),
      did('a', 'Μαρία Παπά'),
      did('c', 'Άννα'),
      did('a', 'Μαρία Ψηφιδοπούλου'),
      ...Array.from({ length: 100 }, () => did('c', 'Άννα')),
    ])
    .execute();
  expect(await api.read('/activity/people')).toEqual({
    items: [
      { id: 'c', name: 'Άννα' },
      { id: 'a', name: 'Μαρία Ψηφιδοπούλου' },
      { id: 'b', name: 'Ωκεανίς' },
    ],
  });
});

test('what is done to accounts is told to administrators, and to others about their own alone', async () => {
  const [maria, nikos] = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'];
  const reset = { action: 'password-reset', system: null, subject_kind: 'account' } as const;
  const to = (subject_id: string, title: string) =>
    did('keeper', 'Κλειδούχος', { ...reset, subject_id, title_el: title, title_en: title });
  await api.db
    .insertInto('activity')
    .values([to(maria, 'Μαρία'), to(nikos, 'Νίκος')])
    .execute();
  const heard = async (sub: string, role: string) => {
    const token = await api.token({ sub, realm_access: { roles: [role] } });
    const actions = await api.read('/activity?action=password-reset', { token });
    const people = await api.read('/activity/people', { token });
    return {
      titles: actions.items.map(({ title }: { title: { el: string } }) => title.el),
      keeper: people.items.some(({ id }: { id: string }) => id === 'keeper'),
    };
  };
  expect(await heard('somebody', 'viewer')).toEqual({ titles: [], keeper: false });
  expect(await heard(maria, 'editor')).toEqual({ titles: ['Μαρία'], keeper: true });
  expect(await heard('somebody', 'admin')).toEqual({ titles: ['Νίκος', 'Μαρία'], keeper: true });
});

test('R-AUDIT-01 each session stands in the activity once, whichever process hears of it first', async () => {
  const beside = await apiOfTest({ beside: api.shared });
  const sub = '00000000-0000-4000-8000-00000000000c';
  const token = await api.token({ sub, name: 'Νεφέλη', sid: 'one session' });
  const again = await api.token({ sub, name: 'Νεφέλη', sid: 'another session' });
  await Promise.all([api, beside, api, beside].map((one) => one.call('GET', '/systems', { token })));
  await api.call('GET', '/systems', { token: again });
  const signIns = async (asked = token) =>
    (await api.read('/activity?action=signed-in', { token: asked })).items;
  await expect.poll(async () => (await signIns()).length).toBe(2);
  expect((await signIns())[0]).toMatchObject({ by: { id: sub, name: 'Νεφέλη' }, subjectKind: 'account' });
  expect(await signIns(await api.token())).toEqual([]);
  const admin = await api.token({ sub: 'keeper', realm_access: { roles: ['admin'] } });
  expect(await signIns(admin)).toHaveLength(2);
  const kept = await api.db.selectFrom('session_seen').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain('session');
});

const exported = async (query: string, roles = ['admin']) =>
  api.call('GET', `/activity/export?${query}`, {
    token: await api.token({ sub: 'keeper', realm_access: { roles } }),
  });

test('R-AUDIT-01 administrators take all of it with them, as a table and as lines of JSON', async () => {
  const total = (await api.db.selectFrom('activity').select('id').execute()).length;
  await api.db
    .insertInto('activity')
    .values(
      Array.from({ length: 1_200 }, (_, index) =>
        did('d', '=cmd|calc;"Δ"', { at: daysAgo(31), title_el: `Τίτλος ${index}`, title_en: '' }),
      ),
    )
    .execute();
  const lines = await exported('format=jsonl');
  expect(lines.headers['content-type']).toBe('application/jsonl; charset=utf-8');
  const items = lines.body.trim().split('\n');
  expect(items).toHaveLength(total + 1_200);
  expect(JSON.parse(items[0] ?? '')).toMatchObject({ by: { id: 'd' }, title: { el: 'Τίτλος 1199' } });
  const table = await exported('format=csv&by=d&system=system1a');
  expect(table.headers['content-disposition']).toBe('attachment; filename="activity.csv"');
  const [header, first, ...others] = table.body.trimEnd().split('\r\n');
  expect(header).toBe('\uFEFFid;at;by_id;by;action;kind;system;subject;title_el;title_en;look');
  expect(first).toContain(`;d;"'=cmd|calc;""Δ""";saved;presentation;system1a;;Τίτλος 1199;`);
  expect(others).toHaveLength(1_199);
  expect((await exported('format=csv', ['editor'])).statusCode).toBe(403);
  expect((await exported('format=xml')).json().code).toBe('input.invalid');
});

test('R-AUDIT-02 what is older than it is kept for goes, and nothing else', async () => {
  const now = Date.now();
  const before = await api.db.selectFrom('activity').select('id').execute();
  await sql`update session_seen set seen_at = ${daysAgo(91)}`.execute(api.db);
  await forgetActivity({ db: api.db, now: () => now, keepActivityDays: 30 });
  expect(await api.db.selectFrom('activity').select('id').execute()).toHaveLength(before.length - 1_200);
  expect(await api.db.selectFrom('session_seen').selectAll().execute()).toEqual([]);
});
