import { type Presentation, presentation } from '@psifida/contract/content/presentation';
import { systemIds, systems } from '@psifida/contract/registry/systems';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const title = { el: 'Το λιμάνι το σούρουπο', en: 'The harbour at dusk' };
const create = (system: string, body: unknown = { title }) =>
  api.call('POST', `/systems/${system}/presentations`, { payload: body as object });

describe.each(systemIds)('%s', (system) => {
  test('R-CONT-01 a draft is kept with its titles, says what it lacks, and reads back the same', async () => {
    const created = await create(system);
    expect(created.statusCode).toBe(201);
    const saved: Presentation = presentation.parse(created.json());
    expect(saved).toMatchObject({
      system,
      title,
      active: false,
      version: 1,
      createdBy: { name: 'Μαρία Ψηφιδοπούλου' },
    });
    expect(saved.missing.map(({ kind }) => kind)).toEqual(
      systems[system].sections.filter(({ atLeast }) => atLeast > 0).map(({ kind }) => kind),
    );
    const read = await api.call('GET', `/systems/${system}/presentations/${saved.id}`);
    expect(read.json()).toEqual(saved);
  });
});

describe('bad input changes nothing', () => {
  test.each([
    [{ title: { el: '', en: '' } }, ['title'], 'field.required-in-both-languages'],
    [{ title: { el: ' ', en: 'Harbour' } }, ['title'], 'field.required-in-greek'],
    [{ title: { el: 'Λιμάνι', en: '' } }, ['title'], 'field.required-in-english'],
    [{}, ['title'], 'field.required'],
    [{ title: { el: 5, en: 'x' } }, ['title', 'el'], 'field.invalid'],
    [{ title: { el: 'α'.repeat(201), en: 'x' } }, ['title', 'el'], 'field.too-long'],
  ])('R-VAL-08 %j is refused at the field', async (body, path, code) => {
    const before = await api.call('GET', '/systems/system4/presentations?limit=100');
    const refused = await create('system4', body);
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ code: 'input.invalid', issues: [{ path, code }] });
    const after = await api.call('GET', '/systems/system4/presentations?limit=100');
    expect(after.json()).toEqual(before.json());
  });

  test('all faults are reported at once', async () => {
    const refused = await create('system4', { title: { el: 'α'.repeat(201), en: 'e'.repeat(201) } });
    expect(refused.json().issues).toHaveLength(2);
  });

  test('a system that does not exist is not found', async () => {
    const refused = await create('system2');
    expect(refused.json()).toMatchObject({ status: 404, code: 'not-found' });
  });
});

test.each(['not-an-id', '0192f0c1-0000-4000-8000-000000000000', '%00', 'a'.repeat(64)])(
  'R-SHELL-11 the unknown id %s is a clear not-found',
  async (id) => {
    const answer = await api.call('GET', `/systems/system1a/presentations/${id}`);
    expect(answer.json()).toMatchObject({ status: 404, code: 'presentation.not-found' });
  },
);

test('a presentation of one system is not found in another', async () => {
  const { id } = (await create('system1a')).json();
  const answer = await api.call('GET', `/systems/system1b/presentations/${id}`);
  expect(answer.statusCode).toBe(404);
});

test('the list is paged by cursor, last changed first, each once, also while others are added', async () => {
  const api2 = await openTestApi();
  const add = (en: string) =>
    api2.call('POST', '/systems/system8/presentations', { payload: { title: { el: 'Παζλ', en } } });
  for (const name of ['first', 'second', 'third', 'fourth', 'fifth']) await add(name);
  const seen: string[] = [];
  let after = '';
  do {
    const page = await api2.call(
      'GET',
      `/systems/system8/presentations?limit=2${after && `&after=${after}`}`,
    );
    const { items, next }: { items: Presentation[]; next: string | null } = page.json();
    seen.push(...items.map((item) => item.title.en));
    await add('late');
    after = next ?? '';
  } while (after);
  expect(seen).toEqual(['fifth', 'fourth', 'third', 'second', 'first']);
  await api2.close();
});

test.each(['limit=0', 'limit=101', 'limit=x', 'after=nonsense', 'other=1'])(
  'the query %s is refused',
  async (query) => {
    const answer = await api.call('GET', `/systems/system1a/presentations?${query}`);
    expect(answer.json()).toMatchObject({
      status: 422,
      code: 'input.invalid',
      issues: [{ path: ['query', query.split('=')[0]] }],
    });
  },
);

const cursor = (place: object) => Buffer.from(JSON.stringify(place)).toString('base64url');
const someId = '0192f0c1-0000-4000-8000-000000000000';

test.each([
  `/systems/system1a/presentations?order=title&after=${cursor({ title: '\0', id: someId })}`,
  `/systems/system1a/presentations?after=${cursor({ modifiedAt: '0000-01-01T00:00:00.000Z', id: someId })}`,
  `/systems/system1a/presentations/${someId}/revisions?after=3000000000`,
  '/activity?by=%00',
])('what the database cannot take is the caller’s fault: %s', async (address) => {
  expect((await api.call('GET', address)).json()).toMatchObject({ status: 422, code: 'input.invalid' });
});

test('R-AUTH-08 a viewer reads a presentation and its history, and may neither create nor change one', async () => {
  const token = await api.token({ realm_access: { roles: ['viewer'] } });
  expect((await api.call('GET', '/systems/system1a/presentations', { token })).statusCode).toBe(200);
  const refused = await api.call('POST', '/systems/system1a/presentations', { token, payload: { title } });
  expect(refused.json()).toMatchObject({ status: 403, code: 'not-allowed', params: { needs: 'edit' } });

  const one: Presentation = (
    await api.call('POST', '/systems/system1a/presentations', { payload: { title } })
  ).json();
  const address = `/systems/system1a/presentations/${one.id}`;
  for (const read of [address, `${address}/revisions`, `${address}/revisions/1`])
    expect((await api.call('GET', read, { token })).statusCode).toBe(200);
  const { version, active, content } = one;
  for (const write of [
    await api.call('PUT', address, { token, payload: { version, active, content } }),
    await api.call('POST', `${address}/activate`, { token, payload: { version } }),
    await api.call('DELETE', `${address}?version=1`, { token }),
  ])
    expect(write.json()).toMatchObject({ status: 403, code: 'not-allowed' });
});
