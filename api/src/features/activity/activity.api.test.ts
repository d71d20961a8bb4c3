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

test('what is done to accounts is told to administrators, and to others about their own alone', async () => {
  const [maria, nikos] = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'];
  const to = (subject_id: string, title: string) => ({
    by_id: 'keeper',
    by_name: 'Κλειδούχος',
    action: 'password-reset' as const,
    system: null,
    subject_kind: 'account' as const,
    subject_id,
    title_el: title,
    title_en: title,
  });
  await api.db
    .insertInto('activity')
    .values([to(maria, 'Μαρία'), to(nikos, 'Νίκος')])
    .execute();
  const heard = async (sub: string, role: string) => {
    const token = await api.token({ sub, realm_access: { roles: [role] } });
    const deeds = (await api.call('GET', '/activity?action=password-reset', { token })).json();
    const people = (await api.call('GET', '/activity/people', { token })).json();
    return {
      titles: deeds.items.map(({ title }: { title: { el: string } }) => title.el),
      keeper: people.items.some(({ id }: { id: string }) => id === 'keeper'),
    };
  };
  expect(await heard('somebody', 'viewer')).toEqual({ titles: [], keeper: false });
  expect(await heard(maria, 'editor')).toEqual({ titles: ['Μαρία'], keeper: true });
  expect(await heard('somebody', 'admin')).toEqual({ titles: ['Νίκος', 'Μαρία'], keeper: true });
});
