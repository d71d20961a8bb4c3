import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

test('the people of the activity are everyone who ever did something, once, by the name they had last', async () => {
  expect((await api.call('GET', '/activity/people')).json()).toEqual({ items: [] });
  const did = (by_id: string, by_name: string) => ({
    by_id,
    by_name,
    action: 'saved' as const,
    system: 'system1a' as const,
    subject_id: '00000000-0000-4000-8000-000000000001',
    title_el: 'Λιμάνι',
    title_en: 'Harbour',
  });
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
  expect((await api.call('GET', '/activity/people')).json()).toEqual({
    items: [
      { id: 'c', name: 'Άννα' },
      { id: 'a', name: 'Μαρία Ψηφιδοπούλου' },
      { id: 'b', name: 'Ωκεανίς' },
    ],
  });
});
