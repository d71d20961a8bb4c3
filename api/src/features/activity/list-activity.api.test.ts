import { addDays, dateAt } from '@psifida/contract/content/athens-time';
import { emptyContent } from '@psifida/contract/content/presentation-content';
import type { ActivityItem } from '@psifida/contract/endpoints/activity';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { itemContent } from '../../testing/builders.ts';
import { ownApi } from '../../testing/open-test-api.ts';
import {
  addressOf,
  readPresentation,
  saveContent,
  savePresentation,
} from '../../testing/presentation-steps.ts';
import { unguarded } from '../../testing/unguarded.ts';

const api = ownApi();
const old = { el: 'Το παλιό λιμάνι', en: 'The old harbour' };
const renamed = { el: 'Η μαρίνα', en: 'The marina' };
const where = { system: 'system1a' as const, id: '' };
const maria = { sub: 'maria', name: 'Μαρία', realm_access: { roles: ['editor'] } };
const today = dateAt(Date.now());

const asked = async (query: string): Promise<ActivityItem[]> => (await api.read(`/activity?${query}`)).items;
const versions = async (query: string) => (await asked(query)).map(({ revision }) => revision?.version);

/** As if the save of this version had been so many days ago. */
const wasDaysAgo = (version: number, days: number) =>
  unguarded(
    api.db,
    sql`with moved as (
    update presentation_revision set saved_at = saved_at - make_interval(days => ${days})
    where presentation_id = ${where.id} and version = ${version} returning saved_at
  ) update activity set at = moved.saved_at from moved
  where subject_id = ${where.id} and at = moved.saved_at + make_interval(days => ${days})`,
  );

beforeAll(async () => {
  const made = await api.post(addressOf({ system: where.system }), emptyContent(old));
  where.id = made.json().id;
  const token = await api.token(maria);
  await saveContent(api, await readPresentation(api, where), { title: renamed }, { token });
  await saveContent(api, await readPresentation(api, where), { seconds: 12 });
  await api.post(addressOf({ system: 'system3' }), emptyContent({ el: 'Άλλη', en: 'Other' }));
  await wasDaysAgo(1, 30);
  await wasDaysAgo(2, 7);
});

test('R-AUDIT-05 beside each save stands what it changed, with what was there before and after', async () => {
  const [seconds, title, created] = await asked('system=system1a');
  expect(title).toMatchObject({
    action: 'saved',
    by: { id: 'maria', name: 'Μαρία' },
    revision: {
      version: 2,
      changes: [
        { change: 'changed', field: 'title.el' },
        { change: 'changed', field: 'title.en' },
      ],
      differences: [
        { field: 'title.el', entry: null, before: old.el, after: renamed.el },
        { field: 'title.en', entry: null, before: old.en, after: renamed.en },
      ],
    },
  });
  expect(seconds?.revision?.differences).toMatchObject([{ field: 'seconds', before: null, after: 12 }]);
  expect(created).toMatchObject({ action: 'created', revision: { version: 1, changes: null } });
});

test('R-AUDIT-05 who changed the title last week is asked by field, days, person, system and name', async () => {
  const week = `from=${addDays(today, -8)}&until=${addDays(today, -6)}`;
  expect(await versions(`field=title&${week}`)).toEqual([2]);
  expect(await versions('field=seconds')).toEqual([3]);
  expect(await versions('field=cover')).toEqual([]);
  expect(await versions(`system=system1a&${week}`)).toEqual([2]);
  expect(await versions(`system=system1a&from=${today}&until=${today}`)).toEqual([3]);
  expect(await versions(`system=system1a&until=${addDays(today, -29)}`)).toEqual([1]);
  expect(await versions('by=maria')).toEqual([2]);
  expect(await versions('field=title&by=maria&system=system3')).toEqual([]);
  expect(await versions('search=nothing%20like%20it')).toEqual([]);
});

test.each([
  ['a former name, for what it is called now, too', 'παλιο λιμανι'],
  ['its name without accents', 'μαρινα'],
  ['its name in Latin letters', 'limani'],
  ['its other language', 'marina'],
])('R-AUDIT-05 everything done to something is found by %s', async (_, search) => {
  expect(await versions(`search=${encodeURIComponent(search)}`)).toEqual([3, 2, 1]);
});

test('R-AUDIT-05 what the library changed is told the same way', async () => {
  const content = await itemContent(api.db, 'recipe');
  const made = (await api.post('/library/recipe', { active: false, content })).json();
  const saved = { version: made.version, active: false, content: { ...content, servings: 9 } };
  expect((await api.put(`/library/recipe/${made.id}`, saved)).statusCode).toBe(200);
  const [found] = await asked('field=servings');
  expect(found).toMatchObject({
    subjectKind: 'recipe',
    revision: { differences: [{ field: 'servings', before: content.servings, after: 9 }] },
  });
});

test('R-AUDIT-05 the export holds what the filters leave, and what cannot be asked for is refused', async () => {
  const admin = await api.withRoles('admin');
  const exported = await api.call('GET', '/activity/export?format=jsonl&field=title&by=maria', {
    token: admin,
  });
  expect(
    exported.body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).by.id),
  ).toEqual(['maria']);
  for (const query of ['field=nothing', 'from=yesterday', 'until=2026-13-01', `search=${'x'.repeat(201)}`])
    expect([query, (await api.read(`/activity?${query}`)).code]).toEqual([query, 'input.invalid']);
});

test('R-AUDIT-05 of what was deleted only what was done is known', async () => {
  const draft = (await api.post(addressOf({ system: where.system }), emptyContent(old))).json();
  await savePresentation(api, draft, { content: { ...draft.content, title: renamed } });
  const { version } = await readPresentation(api, draft);
  expect((await api.delete(`${addressOf(draft)}?version=${version}`)).statusCode).toBe(200);
  const [deleted, saved] = await asked('system=system1a&limit=2');
  expect([deleted?.action, saved?.action, saved?.revision]).toEqual(['deleted', 'saved', null]);
});
