import { randomUUID } from 'node:crypto';
import {
  emptyItem,
  type ItemContentOf,
  type ItemOf,
  type LibraryItem,
  libraryItem,
} from '@psifida/contract/content/library-item';
import { type LibraryKind, libraryKinds, usedKinds } from '@psifida/contract/kinds';
import { homeOf } from '@psifida/contract/registry/addresses';
import { beforeAll, describe, expect, test } from 'vitest';
import { anAsset, anItem, itemContent } from '../../testing/builders.ts';
import { ownApi } from '../../testing/open-test-api.ts';

const api = ownApi();

const create = (kind: LibraryKind, body: object) => api.post(`/library/${kind}`, body);
const save = (one: LibraryItem, change: object) =>
  api.put(`/library/${one.kind}/${one.id}`, {
    version: one.version,
    active: one.active,
    content: one.content,
    ...change,
  });

async function made<Kind extends LibraryKind>(
  kind: Kind,
  change: Partial<ItemContentOf[Kind]> = {},
): Promise<ItemOf<Kind>> {
  const created = await create(kind, { active: true, content: await itemContent(api.db, kind, change) });
  expect(created.statusCode).toBe(201);
  return created.json();
}

test.each(usedKinds)(
  'the titles of a %s are enough for an inactive draft, which says what it lacks and cannot be activated',
  async (kind) => {
    const content = { ...emptyItem[kind], title: { el: 'Πρόχειρο', en: 'Draft' } };
    const draft = (await create(kind, { content })).json();
    expect(draft.missing.map(({ part }: { part: string }) => part)).toEqual(
      kind === 'recipe' ? ['ingredients', 'steps', 'image'] : ['description', 'image'],
    );
    const refused = (await save(draft, { active: true })).json();
    expect(refused.code).toBe(kind === 'recipe' ? 'item.incomplete' : 'input.invalid');
    if (kind === 'recipe') expect(refused.params.missing).toEqual(draft.missing);
    else
      expect(refused.issues).toEqual([
        { path: ['content', 'description'], code: 'field.required-in-both-languages' },
      ]);
    expect((await create(kind, { active: true, content })).statusCode).toBeGreaterThan(400);
  },
);

describe.each(libraryKinds)('%s', (kind) => {
  test('R-CONT-04 R-CONT-05 R-CONT-12 is made, read, changed, activated and deleted', async () => {
    const content = await itemContent(api.db, kind);
    const created = await create(kind, { content });
    expect(created.statusCode).toBe(201);
    const draft = libraryItem.parse(created.json());
    const unused = { missing: [], uses: 0, usedIn: [] };
    expect(draft).toMatchObject({ kind, content, active: false, version: 1, ...unused });
    expect(await api.read(`/library/${kind}/${draft.id}`)).toEqual(draft);

    const title = { el: 'Άλλος τίτλος', en: 'Another title' };
    const saved = (await save(draft, { active: true, content: { ...content, title } })).json();
    expect(saved).toMatchObject({ title, active: true, version: 2 });
    const other = await made(kind);
    const gone = await api.delete(`/library/${kind}/${saved.id}?version=2`);
    expect(gone.json()).toEqual({ id: saved.id });
    expect(await api.read(`/library/${kind}/${saved.id}`)).toMatchObject({ code: 'item.not-found' });
    expect(other.active).toBe(true);

    const system = homeOf(kind);
    const { items } = await api.read(`/activity?${system ? `system=${system}&` : ''}limit=4`);
    expect(items).toMatchObject([
      { action: 'deleted', subjectKind: kind, subject: saved.id, title, exists: false },
      { action: 'created', subjectKind: kind, subject: other.id, exists: true },
      { action: 'activated', subjectKind: kind, subject: saved.id, exists: false },
      { action: 'created', subjectKind: kind, subject: saved.id, exists: false },
    ]);
  });

  test('R-VAL-03 a title in one language is refused at the field', async () => {
    const content = await itemContent(api.db, kind);
    const refused = await create(kind, { content: { ...content, title: { el: 'Μόνο ελληνικά', en: ' ' } } });
    expect(refused.json()).toMatchObject({
      status: 422,
      issues: [{ path: ['content', 'title'], code: 'field.required-in-english' }],
    });
  });

  test('a stale version is refused and the latest comes along', async () => {
    const one = await made(kind);
    expect((await save(one, {})).json().version).toBe(2);
    const refused = await save(one, { active: false });
    expect(refused.json()).toMatchObject({
      code: 'item.changed-elsewhere',
      params: { current: { id: one.id, version: 2, active: true } },
    });
    const removed = await api.delete(`/library/${kind}/${one.id}?version=1`);
    expect(removed.json().code).toBe('item.changed-elsewhere');
  });

  test('double clicks and retries create one thing', async () => {
    const body = { id: randomUUID(), content: await itemContent(api.db, kind) };
    const answers = await Promise.all(Array.from({ length: 4 }, () => create(kind, body)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.json().id))).toEqual(new Set([body.id]));
    const others = libraryKinds.filter((one) => one !== kind);
    for (const other of others)
      expect(
        (await create(other, { ...body, content: await itemContent(api.db, other) })).json().issues,
      ).toEqual([{ path: ['id'], code: 'field.invalid' }]);
  });

  test('an image that is not there, a video as the image, and content of another kind are refused at their fields', async () => {
    const content = await itemContent(api.db, kind);
    const video = await anAsset(api.db, { kind: 'video' });
    const at = async (change: object) =>
      (await create(kind, { content: { ...content, ...change } })).json().issues;
    expect(await at({ image: randomUUID(), media: [video, randomUUID()] })).toEqual([
      { path: ['content', 'image'], code: 'field.unknown' },
      { path: ['content', 'media', 1], code: 'field.unknown' },
    ]);
    expect(await at({ image: video })).toEqual([{ path: ['content', 'image'], code: 'field.invalid' }]);
    const other = kind === 'recipe' ? 'product' : 'recipe';
    const refused = await create(kind, { content: await itemContent(api.db, other) });
    expect(refused.json().code).toBe('input.invalid');
    expect(refused.json().issues[0].path[0]).toBe('content');
  });

  test.each(['not-an-id', '0192f0c1-0000-4000-8000-000000000000', '%00'])(
    'R-SHELL-11 the unknown id %s is a clear not-found',
    async (id) => {
      expect(await api.read(`/library/${kind}/${id}`)).toMatchObject({ code: 'item.not-found' });
    },
  );
});

test('a kind that does not exist is not found', async () => {
  expect(await api.read('/library/meal')).toMatchObject({ code: 'not-found' });
});

describe('a recipe', () => {
  test('R-VAL-03 a row in one language is refused at the row when active, and kept in a draft', async () => {
    const whole = await itemContent(api.db, 'recipe');
    const [first, second] = whole.ingredients;
    if (!first || !second) throw new Error();
    const content = { ...whole, ingredients: [first, { ...second, text: { el: 'Ρίγανη', en: '' } }] };
    expect((await create('recipe', { active: true, content })).json().issues).toEqual([
      { path: ['content', 'ingredients', 1, 'text'], code: 'field.required-in-english' },
    ]);
    const draft = (await create('recipe', { content })).json();
    expect(draft.missing).toMatchObject([{ part: 'ingredients', atLeast: 2, have: 1 }]);
    const twice = { ...whole, ingredients: [first, { ...second, id: first.id }] };
    expect((await create('recipe', { content: twice })).json().issues).toEqual([
      { path: ['content', 'ingredients', 1, 'id'], code: 'field.invalid' },
    ]);
  });

  test('a value that cannot be is named at its own field', async () => {
    const content = { ...(await itemContent(api.db, 'recipe')), servings: 'many' };
    expect((await create('recipe', { content })).json().issues).toMatchObject([
      { path: ['content', 'servings'], code: 'field.not-a-number' },
    ]);
  });
});

describe('a dish and its products', () => {
  test('R-CONT-05 a dish names its products, a product shows its dishes', async () => {
    const product = await made('product');
    const dish = await made('dish', { products: [product.id] });
    expect(dish.content.products).toEqual([product.id]);
    const read = await api.read(`/library/product/${product.id}`);
    expect(read.dishes).toEqual([{ id: dish.id, title: dish.title, active: true }]);
  });

  test('one product twice, an unknown one, and a dish as a product are refused', async () => {
    const [product, dish] = [await made('product'), await made('dish')];
    const content = await itemContent(api.db, 'dish');
    const at = async (products: string[]) =>
      (await create('dish', { content: { ...content, products } })).json().issues;
    expect(await at([product.id, product.id])).toEqual([
      { path: ['content', 'products', 1], code: 'field.invalid' },
    ]);
    expect(await at([randomUUID(), dish.id])).toEqual([
      { path: ['content', 'products', 0], code: 'field.unknown' },
      { path: ['content', 'products', 1], code: 'field.unknown' },
    ]);
  });
});

describe('finding', () => {
  const local = ownApi();
  beforeAll(async () => {
    for (const el of ['Χωριάτικη σαλάτα', 'Σπετσοφάι', 'Τυρί σε πίτα'])
      await anItem(local.db, { kind: 'recipe', content: { title: { el, en: 'x' } } });
  });

  test.each([
    ['ΣΑΛΑΤΑ', 1],
    ['salata', 1],
    ['spetsofai', 1],
    ['πιτα τυρι', 1],
    ['nothing of that name', 0],
  ])('"%s" finds %i', async (question, count) => {
    const found = await local.read(`/library/recipe?search=${encodeURIComponent(question)}`);
    expect(found.items).toHaveLength(count);
  });

  test('in Greek order, by change, page by page, by state and by ids', async () => {
    const ids = new Map<string, string>();
    for (const el of ['ωμέγα', 'Άλφα', 'βήτα', 'άλφα δύο', 'Ζήτα']) {
      const content = await itemContent(local.db, 'product', { title: { el, en: el } });
      const payload = {
        active: el !== 'βήτα',
        content: el === 'βήτα' ? { ...content, image: null } : content,
      };
      ids.set(el, (await local.post('/library/product', payload)).json().id);
    }
    const dish = await itemContent(local.db, 'dish', { products: [ids.get('Ζήτα') ?? ''] });
    await local.post('/library/dish', { content: dish });
    const pages = async (query: string) => {
      const seen: LibraryItem[] = await local.readAll(`/library/product?limit=2&${query}`);
      return seen.map(({ title }) => title.el);
    };
    expect(await pages('order=title')).toEqual(['Άλφα', 'άλφα δύο', 'βήτα', 'Ζήτα', 'ωμέγα']);
    expect(await pages('')).toEqual(['Ζήτα', 'άλφα δύο', 'βήτα', 'Άλφα', 'ωμέγα']);
    expect(await pages('state=inactive')).toEqual(['βήτα']);
    expect(await pages('state=incomplete')).toEqual(['βήτα']);
    expect(await pages('state=active&order=title')).toEqual(['Άλφα', 'άλφα δύο', 'Ζήτα', 'ωμέγα']);
    expect(await pages('state=unused&order=title')).toEqual(['Άλφα', 'άλφα δύο', 'βήτα', 'ωμέγα']);
    expect(await pages(`ids=${ids.get('Ζήτα')},${randomUUID()}`)).toEqual(['Ζήτα']);
    for (const bad of ['limit=0', 'after=nonsense', 'state=x', 'ids=x'])
      expect((await local.call('GET', `/library/product?${bad}`)).statusCode).toBe(422);
  });
});
