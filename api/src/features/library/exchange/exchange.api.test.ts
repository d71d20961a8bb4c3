import { randomUUID } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { LibraryItem } from '@psifida/contract/content/library-item';
import { emptyContent } from '@psifida/contract/content/presentation-content';
import {
  exchangeFormats,
  type ImportLine,
  importLimits,
  importRefusedParams,
} from '@psifida/contract/endpoints/library';
import { type UsedKind, usedKinds } from '@psifida/contract/kinds';
import { systemIds } from '@psifida/contract/registry/systems';
import { countWaiting } from '@psifida/postgres/testing/waiting';
import { sql, type Transaction } from 'kysely';
import { describe, expect, test } from 'vitest';
import { lockSystem } from '../../../db/lock-system.ts';
import type { Tables } from '../../../db/tables.ts';
import { anAsset, anItem } from '../../../testing/builders.ts';
import { apiOfTest, emptyBeforeEach, ownApi } from '../../../testing/open-test-api.ts';

const api = ownApi();
emptyBeforeEach(api, 'presentation', 'dish_product', 'library_item', 'activity');

const an = (kind: UsedKind, active = true) => anItem(api.db, { kind, active });
const post = (kind: UsedKind, body: object, by = api) =>
  by.post(`/library/${kind}/import`, { format: 'csv', dryRun: false, ...body });
type Part = { text: string; items: number };
async function parts(kind: UsedKind, format: string): Promise<Part[]> {
  const found: Part[] = [];
  for (let after = ''; ; ) {
    const answer = await api.read(`/library/${kind}/export?format=${format}${after}`);
    found.push(answer);
    if (answer.next === null) return found;
    after = `&after=${answer.next}`;
  }
}
const exported = async (kind: UsedKind, format: string): Promise<string> =>
  (await parts(kind, format))[0]?.text ?? '';
const all = async (kind: UsedKind): Promise<LibraryItem[]> => {
  const { items } = await api.read(`/library/${kind}?order=title&limit=100`);
  return Promise.all(items.map(async ({ id }: LibraryItem) => await api.read(`/library/${kind}/${id}`)));
};
const actions = (lines: ImportLine[]) => lines.map(({ action }) => action);

async function someOf(kind: UsedKind) {
  const spare = await an('product');
  const title = { el: '=1+1; "ψωμί"', en: "'-bread, and butter" };
  await anItem(api.db, { kind, content: { title } });
  await anItem(api.db, {
    kind,
    active: false,
    content: {
      media: [await anAsset(api.db), await anAsset(api.db)],
      audio: { el: null, en: await anAsset(api.db, { kind: 'audio' }) },
      easy: { el: 'Ψωμί.\nΚαι βούτυρο.', en: '' },
      sign: await anAsset(api.db, { kind: 'video' }),
    },
  });
  await anItem(api.db, {
    kind: 'dish',
    content: { products: [spare, await an('product')] },
  });
  const text = { el: 'Πρώτη γραμμή\n\nτρίτη', en: 'First line\n\nthird' };
  await anItem(api.db, { kind: 'product', content: { description: text } });
  const row = (el: string, en: string) => ({ id: randomUUID(), text: { el, en } });
  await anItem(api.db, {
    kind: 'recipe',
    content: {
      ingredients: [
        { ...row('2 αυγά', '2 eggs'), amount: null },
        { ...row('λάδι | ξίδι', 'oil | vinegar'), amount: 0.5 },
      ],
      steps: [row('Χτυπήστε τα αυγά.\nΠεριμένετε.', 'Beat the eggs.\nWait.')],
      servings: null,
    },
  });
}

describe.each(usedKinds)('%s', (kind) => {
  test.each(exchangeFormats)(
    'R-SOUND-04 R-EASY-06 what is exported as %s and imported again changes nothing',
    async (format) => {
      await someOf(kind);
      const before = await all(kind);
      const text = await exported(kind, format);
      const answer = (await post(kind, { format, text })).json();
      expect(answer.written).toBe(true);
      expect(answer.lines).toHaveLength(before.length);
      expect(new Set(actions(answer.lines))).toEqual(new Set(['unchanged']));
      expect(await all(kind)).toEqual(before);
    },
  );

  test.each(exchangeFormats)('%s of one place makes the same in an empty one', async (format) => {
    await someOf('product');
    await someOf(kind);
    const before = await all(kind);
    const text = await exported(kind, format);
    for (const table of ['dish_product', 'library_item'] as const) {
      const query = api.db.deleteFrom(table);
      await (table === 'library_item'
        ? query.where('library_item.kind' as never, '=', kind as never)
        : query
      ).execute();
    }
    const answer = (await post(kind, { format, text })).json();
    expect(new Set(actions(answer.lines))).toEqual(new Set(['create']));
    const titles = (items: LibraryItem[]) => items.map(({ id, title, active }) => ({ id, title, active }));
    expect(titles(await all(kind))).toEqual(titles(before));
  });
});

const header = 'id;active;title_el;title_en;ingredients_el;ingredients_en;steps_el;steps_en;image';

test('R-WORK-06 a dry run says line by line what would happen and writes nothing', async () => {
  const recipe = await an('recipe');
  const before = await all('recipe');
  const text = [
    header,
    ';;Φάβα;Fava;"200 γρ. φάβα\n1 κρεμμύδι";"200 g fava\n1 onion";Βράστε.;Boil.;',
    `${recipe};;Άλλη;Other;α|β;a|b;γ;c;${before[0]?.image}`,
    '',
    ';;Μόνο ελληνικά;;;;;;',
    `;;Εικόνα;Picture;α|β;a;γ;c;${randomUUID()}`,
    'not-an-id;maybe;Τίτλος;Title;;;;;',
    `${recipe};;Ξανά;Again;;;;;`,
  ].join('\r\n');
  const { lines, written } = (await post('recipe', { text, dryRun: true })).json();
  expect(written).toBe(false);
  expect(lines).toMatchObject([
    { line: 2, action: 'create', title: 'Φάβα', id: null, issues: [] },
    { line: 5, action: 'change', id: recipe, changes: ['title', 'ingredients', 'steps'], issues: [] },
    {
      line: 7,
      action: 'refuse',
      issues: [{ column: 'title_en', written: null, code: 'field.required-in-english' }],
    },
    {
      line: 8,
      action: 'refuse',
      issues: [
        { column: 'ingredients_el, ingredients_en', reason: 'lists-differ', params: { el: 2, en: 1 } },
      ],
    },
    {
      line: 9,
      action: 'refuse',
      issues: [
        { column: 'id', written: 'not-an-id', reason: 'not-an-identifier' },
        { column: 'active', written: 'maybe', reason: 'not-a-state' },
      ],
    },
    { line: 10, action: 'refuse', issues: [{ column: 'id', written: recipe, reason: 'named-twice' }] },
  ]);
  expect(await all('recipe')).toEqual(before);

  const refused = await post('recipe', { text });
  expect(refused.json().code).toBe('item.import-refused');
  expect(importRefusedParams.parse(refused.json().params).lines).toEqual(lines);
  expect(await all('recipe')).toEqual(before);

  const taken = (await post('recipe', { text, without: [7, 8, 9, 10] })).json();
  expect(taken.written).toBe(true);
  expect(actions(taken.lines)).toEqual(['create', 'change']);
  const [, other, fava] = [null, ...(await all('recipe'))];
  expect(other).toMatchObject({ id: recipe, version: 2, active: true, title: { el: 'Άλλη', en: 'Other' } });
  expect(fava).toMatchObject({
    active: false,
    missing: [{ part: 'image' }],
    content: {
      ingredients: [
        { amount: 200, text: { el: 'γρ. φάβα', en: 'g fava' } },
        { amount: 1, text: { el: 'κρεμμύδι', en: 'onion' } },
      ],
      servings: null,
    },
  });
  const { items } = await api.read('/activity?system=system7a');
  expect(items.map(({ action }: { action: string }) => action).sort()).toEqual(['created', 'saved']);
});

test('new ones without images are drafts even when the file calls them active, whole ones are active', async () => {
  const image = await anAsset(api.db);
  const text = `﻿title_el,title_en,description_el,description_en,image,active
Μέλι,Honey,Θυμαρίσιο,Of thyme,,ΑΛΗΘΗΣ
Λάδι,Oil,Από ελιές,Of olives,${image},TRUE`;
  expect(actions((await post('product', { text })).json().lines)).toEqual(['create', 'create']);
  expect((await all('product')).map(({ active }) => active)).toEqual([true, false]);
});

test('columns and fields that a file does not name stay as they are', async () => {
  const recipe = await an('recipe');
  const [before] = await all('recipe');
  await post('recipe', { text: `id;title_en\n${recipe};Village salad` });
  await post('recipe', { format: 'json', text: JSON.stringify([{ id: recipe, minutes: 30 }]) });
  const [after] = await all('recipe');
  expect(after).toMatchObject({
    version: 3,
    active: true,
    content: { ...before?.content, title: { ...before?.title, en: 'Village salad' }, minutes: 30 },
  });
});

test('an active one cannot be emptied by a file', async () => {
  const recipe = await an('recipe');
  const { lines } = (await post('recipe', { dryRun: true, text: `id;image\n${recipe};` })).json();
  expect(lines).toMatchObject([
    {
      action: 'refuse',
      issues: [{ path: ['image'], code: 'field.too-few', params: { atLeast: 1, have: 0 } }],
    },
  ]);
});

test('R-RULE-04 what a shown presentation needs, and the last active one, cannot be switched off by a file', async () => {
  const [one, other] = [await an('recipe'), await an('recipe')];
  const entries = [{ id: randomUUID(), kind: 'recipe', active: true, recipe: one }];
  const title = { el: 'Κουζίνα', en: 'Cuisine' };
  const shown = await api.post('/systems/system7a/presentations', {
    ...emptyContent(title),
    active: true,
    entries,
  });
  const off = (...ids: string[]) => ['id;active', ...ids.map((id) => `${id};false`)].join('\n');
  const first = (await post('recipe', { dryRun: true, text: off(one) })).json();
  expect(first.lines).toMatchObject([
    {
      action: 'refuse',
      issues: [
        {
          path: ['active'],
          code: 'presentation.incomplete',
          params: { presentation: { id: shown.json().id } },
        },
      ],
    },
  ]);
  const both = (await post('recipe', { dryRun: true, text: off(one, other) })).json();
  expect(both.lines[1].issues).toMatchObject([{ path: ['active'], code: 'item.last-active' }]);
  expect((await post('recipe', { text: off(other) })).json()).toMatchObject({ written: true });
});

test('R-RULE-04 a library below its minimum takes a file that adds more than it takes away, as the trial run says', async () => {
  const registryOverride = { system7a: { minimums: { recipe: 5 } } };
  const strict = await apiOfTest({ beside: api.shared, registryOverride });
  const ids: string[] = [];
  for (const active of [true, true, true, false, false]) ids.push(await an('recipe', active));
  const states = [false, true, true, true, true].map((active, at) => `${ids[at]};${active}`);
  const text = ['id;active', ...states].join('\n');
  const trial = (await post('recipe', { text, dryRun: true }, strict)).json();
  expect(actions(trial.lines)).not.toContain('refuse');
  expect((await post('recipe', { text }, strict)).json()).toMatchObject({ written: true });
});

test('JSON: rows need no identity, lines are those of the text, and what is no entry is refused', async () => {
  const text = `[
  { "title": { "el": "Φάβα", "en": "Fava" },
    "ingredients": [{ "text": { "el": "{[,", "en": "\\"]" } }] },
  5,
  { "title": { "el": "Ρεβίθια", "en": "Chickpeas" }, "colour": "red" }
]`;
  const { lines } = (await post('recipe', { format: 'json', text, dryRun: true })).json();
  expect(lines).toMatchObject([
    { line: 2, action: 'create', title: 'Φάβα' },
    { line: 4, action: 'refuse', issues: [{ column: null, reason: 'not-an-entry' }] },
    { line: 5, action: 'refuse', issues: [{ column: 'colour', written: 'red', reason: 'not-a-field' }] },
  ]);
});

test.each([
  [
    'csv',
    'title_el;title_en;ingredient_el\nα;a;b',
    [{ path: ['text', 'ingredient_el'], code: 'field.unknown' }],
  ],
  ['csv', 'title_el;title_en;steps_en\nα;a;b', [{ path: ['text', 'steps_el'], code: 'field.required' }]],
  ['csv', 'title_el;title_en\n"α;a\n', [{ path: ['text'], code: 'field.invalid' }]],
  ['csv', '', [{ path: ['text'], code: 'field.required' }]],
  [
    'csv',
    `title_el;title_en\n${'α;a\n'.repeat(2001)}`,
    [{ path: ['text'], code: 'field.too-long', params: { max: 2000 } }],
  ],
  ['json', '{"title":1}', [{ path: ['text'], code: 'field.invalid' }]],
  ['json', '[{', [{ path: ['text'], code: 'field.invalid', params: { line: 1 } }]],
  ['json', '[\n{},\n{"title" 5}]', [{ path: ['text'], code: 'field.invalid', params: { line: 3 } }]],
])('a file that cannot be read is refused whole: %s %#', async (format, text, issues) => {
  const refused = await post('recipe', { format, text });
  expect(refused.json()).toMatchObject({ code: 'input.invalid', issues });
});

test('JSON on one line: entries are counted, and dropping one drops no other', async () => {
  const text = JSON.stringify([
    { title: { el: 'Φάβα', en: 'Fava' } },
    { title: { el: 'Ρεβίθια', en: '' } },
    { title: { el: 'Φακές', en: 'Lentils' } },
  ]);
  const { lines } = (await post('recipe', { format: 'json', text, dryRun: true })).json();
  expect(lines).toMatchObject([{ line: 1 }, { line: 2, action: 'refuse' }, { line: 3 }]);
  const taken = (await post('recipe', { format: 'json', text, without: [2] })).json();
  expect(taken).toMatchObject({ written: true, lines: [{ title: 'Φάβα' }, { title: 'Φακές' }] });
});

test.each<{ active: unknown }>([{ active: { toString: 1 } }, { active: [[1]] }, { active: {} }])(
  'a state that is no word is refused at its field: %j',
  async ({ active }) => {
    const text = JSON.stringify([{ active, title: { el: 'Φάβα', en: 'Fava' } }]);
    const { lines } = (await post('recipe', { format: 'json', text, dryRun: true })).json();
    expect(lines).toMatchObject([
      { action: 'refuse', issues: [{ path: ['active'], code: 'field.invalid' }] },
    ]);
  },
);

test.each([
  ['csv', `${';'.repeat(300_000)}${'id;'.repeat(300_000)}\n`],
  ['csv', `${Array.from({ length: 150_000 }, (_, index) => `c${index}`).join(';')}\n`],
  ['csv', `title_el;title_en${';'.repeat(1_000_000)}\n${'α;\n'.repeat(2_000)}`],
  ['json', `[{"title":{"el":"α","en":"a"},"ingredients":[${'0,'.repeat(500_000)}0]}]`],
  ['json', `[{${Array.from({ length: 100_000 }, (_, index) => `"f${index}":0`).join()}}]`],
])(
  'a file made to keep us busy is refused soon, with an answer smaller than itself: %s %#',
  async (format, text) => {
    const refused = await post('recipe', { format, text });
    expect(refused.statusCode).toBe(422);
    expect(refused.body.length).toBeLessThan(500_000);
  },
);

test('two thousand recipes at once, in more than a megabyte', async () => {
  const long = 'α'.repeat(290);
  const cells = (index: number) => `Συνταγή ${index};Recipe ${index};${long}|β;a|b;γ;c`;
  const lines = Array.from({ length: 2000 }, (_, index) => cells(index));
  const text = ['title_el;title_en;ingredients_el;ingredients_en;steps_el;steps_en', ...lines].join('\n');
  expect(Buffer.byteLength(text)).toBeGreaterThan(1024 * 1024);
  expect((await post('recipe', { text })).json()).toMatchObject({ written: true });
  const again = await exported('recipe', 'csv');
  const answer = (await post('recipe', { text: again.replaceAll('Recipe', 'Dish') })).json();
  expect(answer).toMatchObject({ written: true });
  expect(new Set(actions(answer.lines))).toEqual(new Set(['change']));

  await an('recipe');
  for (const format of exchangeFormats) {
    const [first, second, ...others] = await parts('recipe', format);
    expect([first?.items, second?.items, others]).toEqual([2000, 1, []]);
    for (const one of [first, second]) {
      const back = (await post('recipe', { format, text: one?.text })).json();
      expect(back).toMatchObject({ written: true });
      expect(back.lines).toHaveLength(one?.items ?? 0);
      expect(new Set(actions(back.lines))).toEqual(new Set(['unchanged']));
    }
  }
});

/** How long the longest wait of everybody else was while something ran, and how long it ran. */
async function watched<T>(work: () => Promise<T>) {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const began = performance.now();
  delay.enable();
  const result = await work();
  delay.disable();
  return { result, longestMs: delay.max / 1e6, tookMs: performance.now() - began };
}

const manyRecipes = (): string => {
  const row = (index: number) =>
    `Συνταγή ${index};Recipe ${index};${'200 γρ. αλεύρι|'.repeat(15)}β;${'200 g flour|'.repeat(15)}b;${'Ζυμώνουμε.|'.repeat(8)}γ;${'Knead it.|'.repeat(8)}c`;
  const rows = Array.from({ length: 2000 }, (_, index) => row(index));
  return ['title_el;title_en;ingredients_el;ingredients_en;steps_el;steps_en', ...rows].join('\n');
};

test.each([true, false])(
  'an import of two thousand lines leaves everybody else their turn (trial run: %s)',
  async (dryRun) => {
    const text = manyRecipes();
    await post('recipe', { text: text.split('\n').slice(0, 50).join('\n'), dryRun: true }); // warm
    const { result, longestMs, tookMs } = await watched(() => post('recipe', { text, dryRun }));
    expect(result.json()).toMatchObject({ written: !dryRun });
    // Measured against the import itself: a machine that is slow is slow for both.
    expect(longestMs / tookMs).toBeLessThan(0.2);
  },
  60_000,
);

const lockEverySystem = async (tx: Transaction<Tables>) => {
  for (const system of systemIds.toSorted()) await lockSystem(tx, system);
};

test('a trial run waits for nobody and nobody for it', async () => {
  const recipe = await an('recipe');
  await api.db.transaction().execute(async (tx) => {
    await lockEverySystem(tx);
    await sql`select from library_item for update`.execute(tx);
    const answer = await post('recipe', { text: `id;title_el;title_en\n${recipe};Φάβα;Fava`, dryRun: true });
    expect(actions(answer.json().lines)).toEqual(['change']);
  });
});

test('what changes between the judging and the writing is judged again', async () => {
  const recipe = await anItem(api.db, { kind: 'recipe', content: { title: { el: 'Φάβα', en: 'Fava' } } });
  let imported: ReturnType<typeof post> | undefined;
  await api.db.transaction().execute(async (tx) => {
    await lockEverySystem(tx);
    imported = post('recipe', { text: `id;title_el;title_en\n${recipe};Άλλη;Other` });
    await expect.poll(() => countWaiting(tx)).toBeGreaterThan(0);
    await tx
      .updateTable('library_item')
      .set({
        content: sql`jsonb_set(content::jsonb, '{title}', '{"el": "Άλλη", "en": "Other"}')`,
        version: sql`version + 1`,
      })
      .where('id', '=', recipe)
      .execute();
  });
  expect(actions((await imported)?.json().lines)).toEqual(['unchanged']);
});

test('long ones go out in files that are short enough to come in again', async () => {
  const text = { el: 'α'.repeat(2_000), en: 'a'.repeat(2_000) };
  const steps = () => Array.from({ length: 60 }, () => ({ id: randomUUID(), text }));
  for (let count = 0; count < 25; count += 1)
    await anItem(api.db, { kind: 'recipe', content: { steps: steps() } });
  const found = await parts('recipe', 'csv');
  expect(found.map(({ items }) => items)).toEqual([20, 5]);
  for (const one of found) {
    expect(one.text.length).toBeLessThanOrEqual(importLimits.characters);
    expect((await post('recipe', { text: one.text })).json()).toMatchObject({ written: true });
  }
});

test('what is written in a line is named with its place and what is wrong with it', async () => {
  const [video, product] = [
    await anAsset(api.db, { kind: 'video', width: 1920, height: 1080 }),
    await an('product'),
  ];
  const nobody = randomUUID();
  const text = [
    'id;title_el;title_en;servings;minutes;image;media;ingredients_el;ingredients_en',
    `${product};Φάβα;Fava;four;5000;${video};x|${nobody};α|β;a|${'b'.repeat(301)}`,
    ';Φάβα;Fava;4;;;;;;too much',
    `;Φάβα;Fava;4;;${video};${nobody};;`,
  ].join('\n');
  const { lines } = (await post('recipe', { text, dryRun: true })).json();
  const said = lines.map(({ issues }: ImportLine) =>
    issues.map(({ column, row, written, reason, code }) => [column, row, written, reason ?? code]),
  );
  expect(said).toEqual([
    [
      ['id', null, product, 'of-another-kind'],
      ['media', 1, 'x', 'not-an-identifier'],
      ['ingredients_en', 2, `${'b'.repeat(80)}…`, 'field.too-long'],
      ['servings', null, 'four', 'field.not-a-number'],
      ['minutes', null, '5000', 'number-too-large'],
    ],
    [[null, null, null, 'too-many-cells']],
    [
      ['image', null, video, 'not-an-image'],
      ['media', 1, nobody, 'not-in-library'],
    ],
  ]);
});
