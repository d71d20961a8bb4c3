import { randomUUID } from 'node:crypto';
import { shortTakeHomeId } from '@psifida/contract/endpoints/take-home';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { completeContent } from '../../testing/builders.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const stranger = { token: null };

test('R-GLASS-08 a recipe that a display shows can be read by anyone, without a word about who wrote it', async () => {
  const content = await completeContent(api.db, 'system7a');
  const [entry] = content.entries;
  const id = entry?.kind === 'recipe' ? entry.recipe : '';
  const address = `/take-home/recipes/${id}`;
  expect((await api.call('GET', address, stranger)).statusCode, 'before it is shown').toBe(404);
  const made = await api.call('POST', '/systems/system7a/presentations', {
    payload: { ...content, active: true },
  });
  expect(made.statusCode, made.body).toBe(201);

  const answer = await api.call('GET', address, stranger);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(Object.keys(answer.json()).sort()).toEqual(
    ['title', 'ingredients', 'steps', 'servings', 'minutes', 'alt', 'pictures'].sort(),
  );
  expect(answer.body).not.toMatch(/Μαρία|person-1/);
  expect(
    (
      await api.call(
        'GET',
        address.toUpperCase().replace('/TAKE-HOME/RECIPES', '/take-home/recipes'),
        stranger,
      )
    ).statusCode,
  ).toBe(200);

  const short = `/take-home/recipes/${shortTakeHomeId(id)}`;
  expect((await api.call('GET', short, stranger)).json(), 'by the end of its id').toEqual(answer.json());

  const { version, content: recipe } = (await api.call('GET', `/library/recipe/${id}`)).json();
  const title = { el: 'Άλλη σαλάτα', en: 'Another salad' };
  const saved = await api.call('PUT', `/library/recipe/${id}`, {
    payload: { version, active: true, content: { ...recipe, title } },
  });
  expect(saved.statusCode, saved.body).toBe(200);
  expect((await api.call('GET', address, stranger)).json().title, 'after a change').toEqual(title);
});

test('what is no id, or nobody’s, is a clear not-found', async () => {
  for (const id of ['x', randomUUID(), '%00', '"'])
    expect(
      (await api.call('GET', `/take-home/recipes/${encodeURIComponent(id)}`, stranger)).json(),
    ).toMatchObject({
      code: 'item.not-found',
    });
});
