import { type Presentation, presentation } from '@psifida/contract/content/presentation';
import { systemIds, systems } from '@psifida/contract/registry/systems';
import { describe, expect, test } from 'vitest';
import { ownApi } from '../../testing/open-test-api.ts';

const api = ownApi();

const title = { el: 'Το λιμάνι το σούρουπο', en: 'The harbour at dusk' };
const create = (system: string, body: unknown = { title }) =>
  api.post(`/systems/${system}/presentations`, body as object);

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
    expect(refused.json().code).toBe('not-found');
  });
});

test.each(['not-an-id', '0192f0c1-0000-4000-8000-000000000000', '%00', 'a'.repeat(64)])(
  'R-SHELL-11 the unknown id %s is a clear not-found',
  async (id) => {
    const answer = await api.call('GET', `/systems/system1a/presentations/${id}`);
    expect(answer.json().code).toBe('presentation.not-found');
  },
);

test('a presentation of one system is not found in another', async () => {
  const { id } = (await create('system1a')).json();
  const answer = await api.call('GET', `/systems/system1b/presentations/${id}`);
  expect(answer.statusCode).toBe(404);
});

test('the list is paged by cursor, last changed first, each once, also while others are added', async () => {
  const add = (en: string) => api.post('/systems/system8/presentations', { title: { el: 'Παζλ', en } });
  const names = ['first', 'second', 'third', 'fourth', 'fifth'];
  for (const name of names) await add(name);
  const seen: Presentation[] = await api.readAll('/systems/system8/presentations?limit=2', () => add('late'));
  expect(seen.map((one) => one.title.en)).toEqual([...names.reverse(), title.en]);
});

test.each(['limit=0', 'limit=101', 'limit=x', 'after=nonsense', 'other=1'])(
  'the query %s is refused',
  async (query) => {
    const answer = await api.call('GET', `/systems/system1a/presentations?${query}`);
    expect(answer.json()).toMatchObject({
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
  expect(await api.read(address)).toMatchObject({ code: 'input.invalid' });
});
