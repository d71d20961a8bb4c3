import { randomUUID } from 'node:crypto';
import type { LibraryItem } from '@psifida/contract/content/library-item';
import { emptyContent } from '@psifida/contract/content/presentation-content';
import { type LibraryKind, libraryKinds } from '@psifida/contract/kinds';
import { homeOf } from '@psifida/contract/registry/addresses';
import { expect, test } from 'vitest';
import { anItem, itemContent } from '../../testing/builders.ts';
import { ownApi } from '../../testing/open-test-api.ts';

const api = ownApi();

const create = async (kind: LibraryKind, change: object = {}, active = true) => {
  const content = { ...(await itemContent(api.db, kind)), ...change };
  const answer = await api.post(`/library/${kind}`, { active, content });
  expect(answer.statusCode).toBe(201);
  return answer.json();
};
const save = async (
  { kind, id, version, active, content }: LibraryItem,
  change: object,
  isActive = active,
) => {
  const answer = await api.put(`/library/${kind}/${id}`, {
    version,
    active: isActive,
    content: { ...content, ...change },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const revisions = ({ kind, id }: LibraryItem, query = '') =>
  api.read(`/library/${kind}/${id}/revisions${query}`);
const restore = ({ kind, id, version }: LibraryItem, number: number, token?: string) =>
  api.post(`/library/${kind}/${id}/revisions/${number}/restore`, { version }, { token });
const newTitle = { title: { el: 'Άλλο', en: 'Another' } };

test.each(libraryKinds)('every save of a %s is kept with what it changed, newest first', async (kind) => {
  const first = await create(kind);
  const second = await save(first, newTitle);
  const { items } = await revisions(second);
  expect(items).toMatchObject([
    {
      version: 2,
      active: true,
      by: { name: expect.any(String) },
      changes: [
        { change: 'changed', field: 'title.el' },
        { change: 'changed', field: 'title.en' },
      ],
    },
    { version: 1, changes: null },
  ]);
  const kept = await api.call('GET', `/library/${kind}/${first.id}/revisions/1`);
  expect(kept.json()).toMatchObject({ kind, version: 1, content: first.content });
});

test.each(libraryKinds)('an earlier %s comes back as a new revision, and is recorded', async (kind) => {
  const first = await create(kind);
  const second = await save(first, newTitle);
  const restored = (await restore(second, 1)).json();
  expect(restored).toMatchObject({ version: 3, active: true, content: first.content });
  expect((await revisions(restored)).items).toHaveLength(3);
  const { items } = await api.read('/activity');
  expect(items[0]).toMatchObject({ action: 'restored', subjectKind: kind, title: first.content.title });
});

test('R-CONT-11 what is restored is released to the systems that show it', async () => {
  const recipe = await create('recipe');
  const made = await api.post('/systems/system7a/presentations', {
    active: true,
    ...emptyContent({ el: 'Κουζίνα', en: 'Kitchen' }),
    entries: [{ id: randomUUID(), kind: 'recipe', active: true, recipe: recipe.id }],
  });
  expect(made.statusCode).toBe(201);
  const newest = async () => (await api.read(`/systems/${homeOf('recipe')}/releases`)).items[0].number;
  const changed = await save(recipe, newTitle);
  const before = await newest();
  expect((await restore(changed, 1)).statusCode).toBe(200);
  expect(await newest()).toBe(before + 1);
});

test('R-VAL-04 an active one is not brought back to a form that lacks something', async () => {
  const draft = await create('recipe', { ingredients: [], steps: [] }, false);
  const { ingredients, steps } = await itemContent(api.db, 'recipe');
  const whole = await save(draft, { ingredients, steps }, true);
  const refused = await restore(whole, 1);
  expect(refused.json()).toMatchObject({ code: 'item.incomplete' });
  expect((await revisions(whole)).items).toHaveLength(2);
});

test('what it showed then and is gone since is named', async () => {
  const product = await anItem(api.db, { kind: 'product' });
  const dish = await create('dish', { products: [product] });
  const without = await save(dish, { products: [] });
  const { version } = await api.read(`/library/product/${product}`);
  expect((await api.delete(`/library/product/${product}?version=${version}`)).statusCode).toBe(200);
  const refused = await restore(without, 1);
  expect(refused.json()).toMatchObject({
    code: 'input.invalid',
    issues: [{ path: ['content', 'products', 0], code: 'field.unknown' }],
  });
});

test('R-RULE-10 of a version that is no longer the latest, nothing is restored', async () => {
  const first = await create('recipe');
  await save(first, newTitle);
  expect((await restore(first, 1)).json()).toMatchObject({ code: 'item.changed-elsewhere' });
});

test('what an import changes and what goes with a replaced product is kept as well', async () => {
  const [old, other] = [await create('product'), await create('product')];
  const dish = await create('dish', { products: [old.id] });
  await api.post(`/library/product/${old.id}/replace`, { with: other.id });
  expect((await revisions(dish)).items[0]).toMatchObject({
    version: 2,
    changes: [
      { change: 'added', field: 'products', count: 1 },
      { change: 'removed', field: 'products', count: 1 },
    ],
  });
  const text = JSON.stringify([{ id: old.id, ...newTitle }]);
  const imported = await api.post('/library/product/import', { format: 'json', text, dryRun: false });
  expect(imported.json()).toMatchObject({ written: true });
  expect((await revisions(old)).items.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
});

test('R-WORK-03 a long history comes in pages, and each page knows what came before it', async () => {
  let recipe = await create('recipe');
  for (const servings of [1, 2, 3, 5]) recipe = await save(recipe, { servings });
  const page = await revisions(recipe, '?limit=2');
  expect(page).toMatchObject({ items: [{ version: 5 }, { version: 4 }], next: 4 });
  expect(page.items[1].changes).toEqual([{ change: 'changed', rows: null, field: 'servings', count: 1 }]);
  const rest = await revisions(recipe, '?limit=3&after=4');
  expect(rest.items.map(({ version }: { version: number }) => version)).toEqual([3, 2, 1]);
  expect(rest.next).toBeNull();
});

test('what is not there is not found', async () => {
  const recipe = await create('recipe');
  expect((await api.call('GET', `/library/recipe/${recipe.id}/revisions/7`)).statusCode).toBe(404);
  expect((await api.call('GET', `/library/dish/${recipe.id}/revisions`)).statusCode).toBe(404);
  expect((await restore(recipe, 7)).json()).toMatchObject({ code: 'item.not-found' });
});
