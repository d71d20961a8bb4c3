import type { Presentation } from '@psifida/contract/content/presentation';
import { type Schedule, unlimited } from '@psifida/contract/content/schedule';
import type { PlannedPresentation } from '@psifida/contract/endpoints/calendar';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTimed } from '../../releases/expected.ts';
import { completeContent } from '../../testing/builders.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const feast: Schedule = {
  ...unlimited,
  yearly: [
    { kind: 'date', first: '12-24', last: '01-06' },
    { kind: 'easter', first: -2, last: 1 },
  ],
  exceptions: [{ shown: false, first: '2026-12-31', last: '2026-12-31' }],
};

async function anActive(schedule: Schedule | null): Promise<Presentation> {
  const payload = { active: true, ...(await completeContent(api.db, 'system1a')), schedule };
  const created = await api.call('POST', '/systems/system1a/presentations', { payload });
  expect(created.statusCode).toBe(201);
  return created.json();
}
const planned = async (query = ''): Promise<PlannedPresentation[]> =>
  (await api.call('GET', `/calendar${query}`)).json().presentations;
const newestTimed = async () => {
  const { number, hash } = await api.db
    .selectFrom('release')
    .select(['number', 'hash'])
    .where('system', '=', 'system1a')
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow();
  return readTimed(api.db, { system: 'system1a', number, hash });
};

test('R-WORK-13 days of the year and exceptions are saved, planned with, and part of the release', async () => {
  const { id } = await anActive(feast);
  expect(await planned('?system=system1a')).toMatchObject([{ id, shown: true, schedule: feast }]);
  expect(await planned('?system=system4')).toEqual([]);
  expect(await newestTimed()).toEqual([{ id, schedule: feast, tags: [] }]);
});

test('a draft is planned as what no display shows', async () => {
  const title = { el: 'Πρόχειρο', en: 'Draft' };
  await api.call('POST', '/systems/system4/presentations', { payload: { title } });
  expect(await planned('?system=system4')).toMatchObject([{ title, shown: false, schedule: null }]);
});

test.each<[string, Partial<Schedule>, (string | number)[], string]>([
  [
    'a 30th of February',
    { yearly: [{ kind: 'date', first: '02-30', last: '03-01' }] },
    ['yearly', 0, 'first'],
    'schedule.no-such-day',
  ],
  [
    'an end before the beginning',
    { from: '2026-05-02T10:00', until: '2026-05-01T10:00' },
    ['until'],
    'schedule.ends-before-it-begins',
  ],
  [
    'an exception outside of it',
    { until: '2026-06-01T00:00', exceptions: [{ shown: true, first: '2026-06-01', last: '2026-06-02' }] },
    ['exceptions', 0, 'first'],
    'schedule.outside',
  ],
  [
    'days that never come',
    {
      from: '2026-09-01T00:00',
      until: '2027-06-01T00:00',
      yearly: [{ kind: 'date', first: '08-15', last: '08-15' }],
    },
    ['yearly'],
    'schedule.never',
  ],
])('%s is refused at its field, whichever way it is saved', async (_what, change, path, code) => {
  const one = await anActive(null);
  const schedule = { ...unlimited, ...change };
  const refused = await api.call('PUT', `/systems/system1a/presentations/${one.id}`, {
    payload: { version: one.version, active: true, content: { ...one.content, schedule } },
  });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().issues[0]).toMatchObject({ path: ['content', 'schedule', ...path], code });
  const created = await api.call('POST', '/systems/system1a/presentations', {
    payload: { title: one.title, schedule },
  });
  expect(created.json().issues[0]).toMatchObject({ path: ['schedule', ...path], code });
});

test('what was planned before there were such rules is shown as it was, can be saved with it, and taken off', async () => {
  const one = await anActive(null);
  const before = { from: '2026-10-05T00:00', until: '2026-10-06T00:00', weekdays: [7], hours: null };
  await sql`update presentation set schedule = ${JSON.stringify(before)}::jsonb where id = ${one.id}`.execute(
    api.db,
  );
  const found = (await planned()).find(({ id }) => id === one.id);
  expect(found?.schedule).toEqual({ ...unlimited, ...before });
  const address = `/systems/system1a/presentations/${one.id}?leavesGaps=true`;
  const { content, version } = (await api.call('GET', `/systems/system1a/presentations/${one.id}`)).json();
  const title = { el: 'Χωρίς λάθος', en: 'Without a slip' };
  const saved = await api.call('PUT', address, {
    payload: { version, active: true, content: { ...content, title } },
  });
  expect(saved.json()).toMatchObject({ title, schedule: before });
  const moved = { ...content, schedule: { ...content.schedule, weekdays: [6] } };
  const refused = await api.call('PUT', address, {
    payload: { version: version + 1, active: true, content: moved },
  });
  expect(refused.json()).toMatchObject({ issues: [{ code: 'schedule.never' }] });
  const off = await api.call('POST', `/systems/system1a/presentations/${one.id}/deactivate`, {
    payload: { version: version + 1 },
  });
  expect(off.json()).toMatchObject({ active: false });
});
