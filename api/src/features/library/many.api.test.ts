import { randomUUID } from 'node:crypto';
import { emptyContent } from '@psifida/contract/content/presentation-content';
import type { ManyAnswer } from '@psifida/contract/endpoints/many';
import type { UsedKind } from '@psifida/contract/kinds';
import { homeOf } from '@psifida/contract/registry/addresses';
import { expect, test } from 'vitest';
import { anItem, threeItems } from '../../testing/builders.ts';
import { emptyBeforeEach, ownApi } from '../../testing/open-test-api.ts';

const api = ownApi();
emptyBeforeEach(api, 'presentation', 'library_item');

const many = async (kind: UsedKind, what: string, which: object[], more: object = {}) => {
  const answer = await api.post(`/library/${kind}/many`, { what, which, ...more });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json() as ManyAnswer;
};
const find = (kind: UsedKind, id: string) => api.read(`/library/${kind}/${id}`);
const present = (kind: UsedKind, items: string[]) =>
  api.post(`/systems/${homeOf(kind)}/presentations`, {
    ...emptyContent({ el: 'Κουζίνα', en: 'Cuisine' }),
    active: true,
    entries: items.map((item) => ({ id: randomUUID(), kind, active: true, [kind]: item })),
  });
const newest = async (): Promise<number> => (await api.read('/systems/system7a/releases')).items[0]?.number;

test('R-MANY-01 a list says how many there are, and what stands in each', async () => {
  for (let made = 0; made < 3; made += 1) await anItem(api.db, { kind: 'recipe' });
  const { items, total } = await api.read('/library/recipe?limit=1');
  expect([items.length, total]).toEqual([1, 3]);
  expect(items[0].holds).toEqual([
    { part: 'ingredients', count: 2 },
    { part: 'steps', count: 1 },
    { part: 'media', count: 0 },
  ]);
  expect((await api.read('/library/recipe/selection')).items).toHaveLength(3);
});

test('R-MANY-04 what a shown presentation needs stays active, the others go, and one undo brings them back', async () => {
  const [needed, one, other] = await threeItems(api.db, 'recipe');
  // Written before revisions were kept: a save makes the first.
  for (const id of [one, other]) {
    const { version, active, content } = await find('recipe', id);
    await api.put(`/library/recipe/${id}`, { version, active, content });
  }
  await present('recipe', [needed]);
  const before = await newest();
  const off = await many('recipe', 'deactivate', [{ id: needed }, { id: one }, { id: other }]);
  expect(off.done.map(({ id }) => id)).toEqual([one, other]);
  expect(off.refused).toMatchObject([
    { id: needed, code: 'presentation.incomplete', params: { presentation: { title: { en: 'Cuisine' } } } },
  ]);
  // What was written of the refused one before it was refused is taken back.
  expect(await find('recipe', needed)).toMatchObject({ active: true, version: 1 });
  expect(await newest()).toBe(before);
  const back = await many('recipe', 'undo', off.done);
  expect(back.done).toHaveLength(2);
  expect(await find('recipe', one)).toMatchObject({ active: true });
});

test('R-MANY-04 several are replaced by one wherever they are used, with one release; then they can be deleted', async () => {
  const [one, other, instead] = await threeItems(api.db, 'recipe');
  await present('recipe', [one, other]);
  const before = await newest();
  const inUse = await many('recipe', 'delete', [{ id: one }, { id: other }]);
  expect(inUse.refused).toMatchObject([{ code: 'item.in-use' }, { code: 'item.in-use' }]);
  const which = [{ id: one }, { id: other }, { id: instead }];
  const swapped = await many('recipe', 'replace', which, { with: instead });
  // They are what they were: an undo would take back something else.
  expect(swapped.done).toEqual([one, other].map((id) => ({ id, version: null })));
  expect(swapped.refused).toMatchObject([{ id: instead, code: 'input.invalid' }]);
  expect(await newest()).toBe(before + 1);
  expect((await many('recipe', 'delete', [{ id: one }, { id: other }])).done).toHaveLength(2);
});
