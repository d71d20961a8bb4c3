import { randomUUID } from 'node:crypto';
import type { LibraryItem } from '@psifida/contract/content/library-item';
import type { Presentation } from '@psifida/contract/content/presentation';
import { emptyContent } from '@psifida/contract/content/presentation-content';
import { itemInUseParams } from '@psifida/contract/endpoints/library';
import type { UsedKind } from '@psifida/contract/kinds';
import { homeOf } from '@psifida/contract/registry/addresses';
import { describe, expect, test } from 'vitest';
import { anAsset, anItem, itemContent, threeItems } from '../../testing/builders.ts';
import { apiOfTest, emptyBeforeEach, ownApi } from '../../testing/open-test-api.ts';
import { readPresentation, saveContent } from '../../testing/presentation-steps.ts';

const api = ownApi();
emptyBeforeEach(api, 'presentation', 'dish_product', 'library_item', 'media_asset');

const an = (kind: UsedKind, active = true) => anItem(api.db, { kind, active });
const title = { el: 'Κουζίνα του νησιού', en: 'Cuisine of the island' };
const entry = (kind: UsedKind, item: string, active = true) => ({
  id: randomUUID(),
  kind,
  active,
  [kind]: item,
});

const present = (kind: UsedKind, items: string[], change: object = {}) =>
  api.post(`/systems/${homeOf(kind)}/presentations`, {
    ...emptyContent(title),
    active: true,
    entries: items.map((item) => entry(kind, item)),
    ...change,
  });
const aPresentation = async (...input: Parameters<typeof present>): Promise<Presentation> => {
  const created = await present(...input);
  expect(created.statusCode).toBe(201);
  return created.json();
};
const readShown = (one: Presentation) => readPresentation(api, one);
const find = (kind: UsedKind, id: string): Promise<LibraryItem> => api.read(`/library/${kind}/${id}`);
const save = async (kind: UsedKind, id: string, change: object) => {
  const { version, active, content } = await find(kind, id);
  const payload = { version, active, content, ...change };
  return api.put(`/library/${kind}/${id}`, payload);
};
const remove = async (kind: UsedKind, id: string, version = 1) =>
  api.delete(`/library/${kind}/${id}?version=${version}`);
const replace = (kind: UsedKind, id: string, other: string, by = api) =>
  by.post(`/library/${kind}/${id}/replace`, { with: other });

test.each(['recipe', 'product'] as const)(
  'R-RULE-04 the last active %s can be neither deactivated nor deleted',
  async (kind) => {
    const [one, other] = [await an(kind), await an(kind)];
    await an(kind, false);
    expect((await save(kind, one, { active: false })).statusCode).toBe(200);
    const refusal = { code: 'item.last-active', params: { kind, atLeast: 1 } };
    expect((await save(kind, other, { active: false })).json()).toMatchObject(refusal);
    expect((await remove(kind, other)).json()).toMatchObject(refusal);
    expect((await remove(kind, one, 2)).statusCode).toBe(200);
  },
);

test('dishes have no minimum: the last active one may go', async () => {
  const dish = await an('dish');
  expect((await save('dish', dish, { active: false })).statusCode).toBe(200);
  expect((await remove('dish', dish, 2)).statusCode).toBe(200);
});

test('R-RULE-10 two deactivating the last two active recipes at once: one stays', async () => {
  const both = [await an('recipe'), await an('recipe')];
  for (let round = 0; round < 8; round += 1) {
    const answers = await Promise.all(both.map((id) => save('recipe', id, { active: false })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json().code).toBe('item.last-active');
    for (const id of both) await save('recipe', id, { active: true });
  }
});

describe('in use', () => {
  test('R-RULE-07 deleting a recipe in use is refused and lists the presentations; the database itself guards it', async () => {
    const [recipe] = [await an('recipe'), await an('recipe')];
    const one = await aPresentation('recipe', [recipe]);
    const draft = await aPresentation('recipe', [recipe], { active: false });
    const refused = await remove('recipe', recipe);
    expect(refused.json().code).toBe('item.in-use');
    const { presentations, dishes, kind } = itemInUseParams.parse(refused.json().params);
    expect(new Set(presentations.map(({ id }) => id))).toEqual(new Set([one.id, draft.id]));
    expect(presentations[0]).toMatchObject({ system: 'system7a', title });
    expect({ dishes, kind }).toEqual({ dishes: [], kind: 'recipe' });
    expect(await find('recipe', recipe)).toMatchObject({ uses: 2, usedIn: presentations });
    const deleting = api.db.deleteFrom('library_item').where('id', '=', recipe).execute();
    await expect(deleting).rejects.toMatchObject({ constraint: 'item.in-use' });
  });

  test('R-RULE-07 deleting a product that a dish names is refused and names the dish', async () => {
    const [product] = [await an('product'), await an('product')];
    const dish = await anItem(api.db, { kind: 'dish', content: { products: [product] } });
    const refused = await remove('product', product);
    expect(refused.json()).toMatchObject({
      code: 'item.in-use',
      params: { kind: 'product', presentations: [], dishes: [{ id: dish, active: true }] },
    });
    expect((await remove('dish', dish)).statusCode).toBe(200);
    expect((await remove('product', product)).statusCode).toBe(200);
  });

  test('R-RULE-10 two people deleting and using the same recipe at once: one clear refusal, nothing left dangling', async () => {
    await an('recipe');
    for (let round = 0; round < 25; round += 1) {
      const recipe = await an('recipe');
      const use = () => present('recipe', [recipe]);
      const [one, other] =
        round % 2 ? [() => remove('recipe', recipe), use] : [use, () => remove('recipe', recipe)];
      const answers = await Promise.all([one(), other()]);
      const [used, deleted] = round % 2 ? [answers[1], answers[0]] : answers;
      if (deleted.statusCode === 200) {
        expect(used.json()).toMatchObject({
          status: 422,
          issues: [{ path: ['entries', 0, 'recipe'], code: 'field.unknown' }],
        });
      } else {
        expect(used.statusCode).toBe(201);
        expect(deleted.json()).toMatchObject({
          code: 'item.in-use',
          params: { presentations: [{ id: used.json().id }] },
        });
      }
    }
    const dangling = await api.db
      .selectFrom('presentation')
      .leftJoin('library_use', 'library_use.presentation_id', 'presentation.id')
      .select('presentation.id')
      .where('library_use.item_id', 'is', null)
      .execute();
    expect(dangling).toEqual([]);
  });
});

describe('R-CONT-11 saving a recipe changes all presentations that use it', () => {
  const renamed = { el: 'Νέο όνομα', en: 'New name' };
  const newestRelease = (system: 'system7a' | 'system7b') =>
    api.db
      .selectFrom('release')
      .select(['number', 'manifest'])
      .where('system', '=', system)
      .orderBy('number', 'desc')
      .executeTakeFirstOrThrow();

  test('their image and what they lack follow at once, their versions stay', async () => {
    const recipe = await an('recipe');
    const uses = [await aPresentation('recipe', [recipe]), await aPresentation('recipe', [recipe])];
    const { content } = await find('recipe', recipe);
    expect(uses.map(({ cover }) => cover)).toEqual([content.image, content.image]);
    const image = await anAsset(api.db);
    const saved = await save('recipe', recipe, { content: { ...content, image } });
    expect(saved.json().usedIn).toHaveLength(2);
    for (const use of uses) expect(await readShown(use)).toMatchObject({ cover: image, version: 1 });
    const list = (await api.read('/systems/system7a/presentations')).items;
    expect(list.map(({ cover }: Presentation) => cover)).toEqual([image, image]);
  });

  test('every display that shows it gets a new release', async () => {
    const recipe = await an('recipe');
    await aPresentation('recipe', [recipe]);
    const before = await newestRelease('system7a');
    const { content } = await find('recipe', recipe);
    await save('recipe', recipe, { content: { ...content, title: renamed } });
    const after = await newestRelease('system7a');
    expect(after.number).toBe(before.number + 1);
    expect(JSON.parse(after.manifest).recipes[recipe].title).toEqual(renamed);
  });

  test('a product is followed into the dishes that name it', async () => {
    const product = await an('product');
    const dish = await anItem(api.db, { kind: 'dish', content: { products: [product] } });
    const shown = await an('product');
    await aPresentation('product', [shown], {
      entries: [entry('dish', dish), entry('product', shown)],
    });
    const { content } = await find('product', product);
    await save('product', product, { content: { ...content, title: renamed } });
    const { manifest } = await newestRelease('system7b');
    expect(JSON.parse(manifest).products[product].title).toEqual(renamed);
  });

  test('an inactive recipe does not count, and one that a shown presentation needs cannot be deactivated', async () => {
    const [recipe, other] = [await an('recipe'), await an('recipe')];
    const shown = await aPresentation('recipe', [recipe]);
    const draft = await aPresentation('recipe', [recipe], { active: false });
    const refused = await save('recipe', recipe, { active: false });
    expect(refused.json()).toMatchObject({
      code: 'presentation.incomplete',
      params: {
        missing: [{ kind: 'recipe', atLeast: 1, have: 0 }],
        presentation: { id: shown.id, system: 'system7a', title },
      },
    });
    const entries = [...shown.content.entries, entry('recipe', other)];
    await saveContent(api, shown, { entries });
    expect((await save('recipe', recipe, { active: false })).statusCode).toBe(200);
    expect((await readShown(draft)).missing).toMatchObject([{ kind: 'recipe', have: 0 }]);
    const { content } = await find('recipe', other);
    expect((await readShown(shown)).cover).toBe(content.image);
  });

  test('a shown presentation that lacks something since the operator raised a minimum hinders no other change', async () => {
    const recipe = await an('recipe');
    const shown = await aPresentation('recipe', [recipe]);
    await api.db
      .updateTable('presentation')
      .set({ standing: JSON.stringify({ recipe: 0 }), complete: false })
      .where('id', '=', shown.id)
      .execute();
    expect((await save('recipe', recipe, {})).statusCode).toBe(200);
  });
});

describe('a presentation', () => {
  test('that names a recipe which is not there, or a product as a recipe, is refused at the entry', async () => {
    const product = await an('product');
    for (const wrong of [randomUUID(), product]) {
      const refused = await present('recipe', [await an('recipe'), wrong]);
      expect(refused.json()).toMatchObject({
        status: 422,
        issues: [{ path: ['entries', 1, 'recipe'], code: 'field.unknown' }],
      });
    }
  });

  test('R-VAL-04 with inactive recipes alone cannot be active', async () => {
    const recipe = await an('recipe', false);
    expect((await present('recipe', [recipe])).json()).toMatchObject({
      code: 'presentation.incomplete',
      params: { missing: [{ kind: 'recipe', have: 0 }] },
    });
  });
});

describe('replacing', () => {
  test('in every presentation and dish, which move on to their next version by whoever did it', async () => {
    const [old, fresh] = [await an('product'), await an('product')];
    const dish = await anItem(api.db, { kind: 'dish', content: { products: [old] } });
    const both = await anItem(api.db, { kind: 'dish', content: { products: [fresh, old] } });
    const one = await aPresentation('product', [old]);
    const answer = (await replace('product', old, fresh)).json();
    expect(answer.presentations).toMatchObject([{ id: one.id, system: 'system7b', title }]);
    expect(new Set(answer.dishes.map(({ id }: { id: string }) => id))).toEqual(new Set([dish, both]));

    const after = await readShown(one);
    expect(after).toMatchObject({ version: 2, modifiedBy: { name: 'Μαρία Ψηφιδοπούλου' } });
    expect(after.content.entries).toMatchObject([{ kind: 'product', product: fresh, active: true }]);
    const { items } = await api.read(`/systems/system7b/presentations/${one.id}/revisions`);
    expect(items.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
    expect(await find('dish', dish)).toMatchObject({ version: 2, content: { products: [fresh] } });
    expect(await find('dish', both)).toMatchObject({ version: 2, content: { products: [fresh] } });
    expect((await remove('product', old)).statusCode).toBe(200);
  });

  test('however its id is spelt in the address', async () => {
    const [old, fresh] = [await an('recipe'), await an('recipe')];
    const one = await aPresentation('recipe', [old]);
    expect((await replace('recipe', old.toUpperCase(), old)).json().issues).toEqual([
      { path: ['with'], code: 'field.invalid' },
    ]);
    await replace('recipe', old.toUpperCase(), fresh);
    expect((await readShown(one)).content.entries).toMatchObject([{ recipe: fresh }]);
  });

  test('where the other one is already, it stands once, unless that would break a minimum', async () => {
    const registryOverride = { system7a: { minimums: { recipe: 2 } } };
    const strict = await apiOfTest({ beside: api.shared, registryOverride });
    const [a, b, c] = await threeItems(api.db, 'recipe');
    const three = await aPresentation('recipe', [a, b, c]);
    expect((await replace('recipe', a, b, strict)).statusCode).toBe(200);
    const { content } = await readShown(three);
    expect(content.entries.map((one) => 'recipe' in one && one.recipe)).toEqual([b, c]);
    const refused = await replace('recipe', b, c, strict);
    expect(refused.json()).toMatchObject({
      code: 'presentation.incomplete',
      params: { missing: [{ kind: 'recipe', have: 1, atLeast: 2 }], presentation: { id: three.id } },
    });
    expect((await readShown(three)).version).toBe(2);
  });

  test('by itself, by another kind, or by what is not there is refused', async () => {
    const [recipe, product] = [await an('recipe'), await an('product')];
    const at = async (other: string) => (await replace('recipe', recipe, other)).json().issues;
    expect(await at(recipe)).toEqual([{ path: ['with'], code: 'field.invalid' }]);
    for (const other of [product, randomUUID()])
      expect(await at(other)).toEqual([{ path: ['with'], code: 'field.unknown' }]);
    expect((await replace('recipe', randomUUID(), recipe)).json().code).toBe('item.not-found');
  });

  test('by an inactive one is refused where a shown presentation needs it', async () => {
    const [one, other] = [await an('recipe'), await an('recipe', false)];
    const shown = await aPresentation('recipe', [one]);
    expect((await replace('recipe', one, other)).json()).toMatchObject({
      code: 'presentation.incomplete',
      params: { presentation: { id: shown.id } },
    });
  });
});

describe('media of a library item', () => {
  test('counts as used, is named, and cannot be deleted', async () => {
    const content = await itemContent(api.db, 'recipe', { media: [await anAsset(api.db)] });
    const recipe = await anItem(api.db, { kind: 'recipe', content });
    const use = { kind: 'recipe', id: recipe, system: 'system7a', title: content.title, active: true };
    for (const asset of [content.image, ...content.media]) {
      expect(await api.read(`/media/${asset}`)).toMatchObject({ uses: 1, usedIn: [use] });
      const refused = (await api.delete(`/media/${asset}`)).json();
      expect(refused).toMatchObject({ code: 'media.in-use', params: { uses: [use] } });
      await expect(api.db.deleteFrom('media_asset').where('id', '=', asset).execute()).rejects.toMatchObject({
        constraint: 'media.in-use',
      });
    }
    expect((await api.read('/media?unused=true')).items).toEqual([]);
    await an('recipe');
    await remove('recipe', recipe);
    expect((await api.delete(`/media/${content.image}`)).statusCode).toBe(200);
  });
});
