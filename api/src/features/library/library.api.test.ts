import { randomUUID } from 'node:crypto';
import {
  emptyItem,
  type ItemContentOf,
  type ItemOf,
  type LibraryItem,
  libraryItem,
} from '@psifida/contract/content/library-item';
import { type LibraryKind, libraryKinds } from '@psifida/contract/kinds';
import { homeOf } from '@psifida/contract/registry/addresses';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anAsset, anItem, itemContent } from '../../testing/builders.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const create = (kind: LibraryKind, body: object) => api.call('POST', `/library/${kind}`, { payload: body });
const save = (one: LibraryItem, change: object) =>
  api.call('PUT', `/library/${one.kind}/${one.id}`, {
    payload: { version: one.version, active: one.active, content: one.content, ...change },
  });

async function made<Kind extends LibraryKind>(
  kind: Kind,
  change: Partial<ItemContentOf[Kind]> = {},
): Promise<ItemOf<Kind>> {
  const created = await create(kind, { active: true, content: await itemContent(api.db, kind, change) });
  expect(created.statusCode).toBe(201);
  return created.json();
}

describe.each(libraryKinds)('%s', (kind) => {
  test('R-CONT-04 R-CONT-05 R-CONT-12 is made, read, changed, activated and deleted', async () => {
    const content = await itemContent(api.db, kind);
    const created = await create(kind, { content });
    expect(created.statusCode).toBe(201);
    const draft = libraryItem.parse(created.json());
    expect(draft).toMatchObject({
      kind,
      content,
      active: false,
      missing: [],
      uses: 0,
      version: 1,
      usedIn: [],
    });
    expect((await api.call('GET', `/library/${kind}/${draft.id}`)).json()).toEqual(draft);

    const title = { el: 'Άλλος τίτλος', en: 'Another title' };
    const saved = (await save(draft, { active: true, content: { ...content, title } })).json();
    expect(saved).toMatchObject({ title, active: true, version: 2 });
    const other = await made(kind);
    const gone = await api.call('DELETE', `/library/${kind}/${saved.id}?version=2`);
    expect(gone.json()).toEqual({ id: saved.id });
    expect((await api.call('GET', `/library/${kind}/${saved.id}`)).json()).toMatchObject({
      status: 404,
      code: 'item.not-found',
    });
    expect(other.active).toBe(true);

    const { items } = (await api.call('GET', `/activity?system=${homeOf(kind)}&limit=4`)).json();
    expect(items).toMatchObject([
      { action: 'deleted', subjectKind: kind, subject: saved.id, title, exists: false },
      { action: 'created', subjectKind: kind, subject: other.id, exists: true },
      { action: 'activated', subjectKind: kind, subject: saved.id, exists: false },
      { action: 'created', subjectKind: kind, subject: saved.id, exists: false },
    ]);
  });

  test('titles are enough for an inactive draft, which says what it lacks and cannot be activated', async () => {
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
      status: 409,
      code: 'item.changed-elsewhere',
      params: { current: { id: one.id, version: 2, active: true } },
    });
    const removed = await api.call('DELETE', `/library/${kind}/${one.id}?version=1`);
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

  test('a picture that is not there, and a film as the picture, are refused at their fields', async () => {
    const content = await itemContent(api.db, kind);
    const film = await anAsset(api.db, { kind: 'video' });
    const at = async (change: object) =>
      (await create(kind, { content: { ...content, ...change } })).json().issues;
    expect(await at({ image: randomUUID(), media: [film, randomUUID()] })).toEqual([
      { path: ['content', 'image'], code: 'field.unknown' },
      { path: ['content', 'media', 1], code: 'field.unknown' },
    ]);
    expect(await at({ image: film })).toEqual([{ path: ['content', 'image'], code: 'field.invalid' }]);
  });

  test('content of another kind is refused at its fields', async () => {
    const other = kind === 'recipe' ? 'product' : 'recipe';
    const refused = await create(kind, { content: await itemContent(api.db, other) });
    expect(refused.json()).toMatchObject({ status: 422, code: 'input.invalid' });
    expect(refused.json().issues[0].path[0]).toBe('content');
  });

  test.each(['not-an-id', '0192f0c1-0000-4000-8000-000000000000', '%00'])(
    'R-SHELL-11 the unknown id %s is a clear not-found',
    async (id) => {
      expect((await api.call('GET', `/library/${kind}/${id}`)).json()).toMatchObject({
        status: 404,
        code: 'item.not-found',
      });
    },
  );

  test('R-AUTH-08 a viewer reads and may not change', async () => {
    const token = await api.token({ realm_access: { roles: ['viewer'] } });
    expect((await api.call('GET', `/library/${kind}`, { token })).statusCode).toBe(200);
    const refused = await api.call('POST', `/library/${kind}`, { token, payload: {} });
    expect(refused.json()).toMatchObject({ status: 403, code: 'not-allowed' });
  });
});

test('a kind that does not exist is not found', async () => {
  expect((await api.call('GET', '/library/meal')).json()).toMatchObject({ status: 404, code: 'not-found' });
});

describe('a recipe', () => {
  test('R-VAL-05 is created with exactly one image', async () => {
    const content = await itemContent(api.db, 'recipe');
    expect(content.media).toEqual([]);
    expect((await create('recipe', { active: true, content })).statusCode).toBe(201);
    const refused = await create('recipe', { active: true, content: { ...content, image: null } });
    expect(refused.json()).toMatchObject({
      status: 409,
      code: 'item.incomplete',
      params: { missing: [{ part: 'image', atLeast: 1, have: 0, quality: 'fullHd' }] },
    });
  });

  test('R-VAL-04 an image below 1920x1080 does not count', async () => {
    const image = await anAsset(api.db, { width: 1280, height: 720 });
    const content = await itemContent(api.db, 'recipe', { image });
    const draft = (await create('recipe', { content })).json();
    expect(draft.missing).toMatchObject([{ part: 'image', have: 0 }]);
  });

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
    const read = (await api.call('GET', `/library/product/${product.id}`)).json();
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
  test.each([
    ['ΣΑΛΑΤΑ', 1],
    ['salata', 1],
    ['spetsofai', 1],
    ['πιτα τυρι', 1],
    ['nothing of that name', 0],
  ])('"%s" finds %i', async (question, count) => {
    const local = await openTestApi();
    for (const el of ['Χωριάτικη σαλάτα', 'Σπετσοφάι', 'Τυρί σε πίτα'])
      await anItem(local.db, { kind: 'recipe', content: { title: { el, en: 'x' } } });
    const found = await local.call('GET', `/library/recipe?search=${encodeURIComponent(question)}`);
    expect(found.json().items).toHaveLength(count);
    await local.close();
  });

  test('in Greek order, by change, page by page, by state and by ids', async () => {
    const local = await openTestApi();
    const ids = new Map<string, string>();
    for (const el of ['ωμέγα', 'Άλφα', 'βήτα', 'άλφα δύο', 'Ζήτα']) {
      const content = await itemContent(local.db, 'product', { title: { el, en: el } });
      const payload = {
        active: el !== 'βήτα',
        content: el === 'βήτα' ? { ...content, image: null } : content,
      };
      ids.set(el, (await local.call('POST', '/library/product', { payload })).json().id);
    }
    const dish = await itemContent(local.db, 'dish', { products: [ids.get('Ζήτα') ?? ''] });
    await local.call('POST', '/library/dish', { payload: { content: dish } });
    const pages = async (query: string) => {
      const seen: string[] = [];
      let after = '';
      do {
        const { items, next } = (await local.call('GET', `/library/product?limit=2&${query}${after}`)).json();
        seen.push(...items.map((item: LibraryItem) => item.title.el));
        after = next ? `&after=${next}` : '';
      } while (after);
      return seen;
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
    await local.close();
  });
});
