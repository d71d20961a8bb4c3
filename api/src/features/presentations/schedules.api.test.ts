import { type Schedule, unlimited } from '@psifida/contract/content/schedule';
import type { PlannedPresentation } from '@psifida/contract/endpoints/calendar';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readTimed } from '../../releases/expected.ts';
import { aShownPresentation } from '../../testing/display-steps.ts';
import { ownApi } from '../../testing/open-test-api.ts';
import { addressOf, readPresentation, saveContent } from '../../testing/presentation-steps.ts';

const api = ownApi();

const feast: Schedule = {
  ...unlimited,
  yearly: [
    { kind: 'date', first: '12-24', last: '01-06' },
    { kind: 'easter', first: -2, last: 1 },
  ],
  exceptions: [{ shown: false, first: '2026-12-31', last: '2026-12-31' }],
};

const anActive = (schedule: Schedule | null) => aShownPresentation(api, 'system1a', { schedule });
const planned = async (query = ''): Promise<PlannedPresentation[]> =>
  (await api.read(`/calendar${query}`)).presentations;
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
  await api.post('/systems/system4/presentations', { title });
  expect(await planned('?system=system4')).toMatchObject([{ title, shown: false, schedule: null }]);
});

test('a fault is refused at its field, whichever way it is saved', async () => {
  const one = await anActive(null);
  const schedule = { ...unlimited, yearly: [{ kind: 'date', first: '02-30', last: '03-01' }] };
  const path = ['schedule', 'yearly', 0, 'first'];
  const saved = await saveContent(api, one, { schedule });
  const created = await api.post(addressOf({ system: 'system1a' }), { title: one.title, schedule });
  expect(saved.json().issues).toMatchObject([{ path: ['content', ...path], code: 'schedule.no-such-day' }]);
  expect(created.json().issues).toMatchObject([{ path, code: 'schedule.no-such-day' }]);
});

test('what was planned before there were such rules is shown as it was, can be saved with it, and taken off', async () => {
  const one = await anActive(null);
  const before = { from: '2026-10-05T00:00', until: '2026-10-06T00:00', weekdays: [7], hours: null };
  await sql`update presentation set schedule = ${JSON.stringify(before)}::jsonb where id = ${one.id}`.execute(
    api.db,
  );
  const found = (await planned()).find(({ id }) => id === one.id);
  expect(found?.schedule).toEqual({ ...unlimited, ...before });
  const query = { leavesGaps: 'true' };
  const read = await readPresentation(api, one);
  const title = { el: 'Χωρίς λάθος', en: 'Without a slip' };
  const saved = (await saveContent(api, read, { title }, { query })).json();
  expect(saved).toMatchObject({ title, schedule: before });
  const moved = { ...saved.content.schedule, weekdays: [6] };
  const refused = await saveContent(api, saved, { schedule: moved }, { query });
  expect(refused.json()).toMatchObject({ issues: [{ code: 'schedule.never' }] });
  const off = await api.post(addressOf(one, '/deactivate'), { version: saved.version });
  expect(off.json()).toMatchObject({ active: false });
});
