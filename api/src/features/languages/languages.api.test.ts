import { randomUUID } from 'node:crypto';
import type { Bilingual } from '@psifida/contract/bilingual';
import { placeOf } from '@psifida/contract/content/parity';
import type { Presentation } from '@psifida/contract/content/presentation';
import type { DocumentLanguages, LanguageDoubt } from '@psifida/contract/endpoints/languages';
import { expect, test } from 'vitest';
import { anAsset, anItem, itemContent } from '../../testing/builders.ts';
import { emptyBeforeEach, ownApi } from '../../testing/open-test-api.ts';
import { readPresentation, saveContent } from '../../testing/presentation-steps.ts';
import { editMedia } from '../../testing/upload-file.ts';
import { judgeAgainAfterChange } from './judge-again.ts';

const api = ownApi();
emptyBeforeEach(api, 'presentation', 'library_item', 'media_asset', 'activity');

const inStep = { el: 'Ανοιχτά κάθε μέρα', en: 'Open every day' };
const greekOnly = { ...inStep, el: 'Ανοιχτά τις καθημερινές' };
const doubtful = { el: 'Στις 20:00', en: 'At 9 pm' };
const at = (rest = '') => `/systems/system4/presentations${rest}`;

const make = async (title: Bilingual): Promise<Presentation> => (await api.post(at(), { title })).json();
const save = async ({ id }: { id: string }, title: Bilingual): Promise<Presentation> => {
  const saved = await saveContent(api, await readPresentation(api, { system: 'system4', id }), { title });
  expect(saved.statusCode, saved.body).toBe(200);
  return saved.json();
};
const list = async (query = ''): Promise<{ items: LanguageDoubt[]; total: number; next: number | null }> =>
  await api.read(`/languages?${query}`);
const lags = async ({ id }: { id: string }): Promise<DocumentLanguages['lags']> =>
  (await api.read(`/languages/documents/${id}`)).lags;
const say = (id: string, body: object, token?: string) =>
  api.post(
    `/languages/documents/${id}`,
    { kind: 'presentation', place: 'title', right: true, ...body },
    { token },
  );

test('R-PAR-02 of a text that is changed in one language the other is older, until it follows or all is as before', async () => {
  const made = await make(inStep);
  expect(await lags(made)).toEqual([]);
  await save(made, greekOnly);
  expect(await lags(made)).toEqual([
    { place: 'title', text: greekOnly, lag: { older: 'en', was: inStep.el } },
  ]);
  await save(made, { ...greekOnly, en: 'Open on weekdays' });
  expect(await lags(made)).toEqual([]);
  await save(made, inStep);
  expect(await lags(made)).toEqual([]);
  await save(made, greekOnly);
  const { version } = await save(made, greekOnly);
  expect(await lags(made)).toHaveLength(1);
  const restored = await api.post(at(`/${made.id}/revisions/1/restore`), { version });
  expect(restored.statusCode).toBe(200);
  expect(await lags(made)).toEqual([]);
});

test('R-PAR-02 it holds for rows, for recipes, for imported products and for descriptions of images', async () => {
  const recipe = await itemContent(api.db, 'recipe');
  const created = (await api.post('/library/recipe', { content: recipe })).json();
  const [step] = recipe.steps;
  const steps = [{ id: step?.id, text: { el: 'Κόψτε τα χόρτα.', en: 'Cut the vegetables.' } }];
  await api.put(`/library/recipe/${created.id}`, {
    version: 1,
    active: false,
    content: { ...recipe, steps },
  });
  expect(await lags(created)).toMatchObject([
    { place: placeOf('steps', String(step?.id), 'text'), lag: { older: 'en' } },
  ]);

  const product = await itemContent(api.db, 'product', { title: inStep });
  const id = randomUUID();
  await api.post('/library/product', { id, content: product });
  const text = JSON.stringify([{ id, ...product, title: greekOnly }]);
  const imported = await api.post('/library/product/import', { format: 'json', dryRun: false, text });
  expect(imported.json().lines, imported.body).toMatchObject([{ action: 'change' }]);
  expect(await lags({ id })).toMatchObject([{ place: 'title', lag: { older: 'en' } }]);

  const asset = await anAsset(api.db);
  const describe = async (alt: Bilingual, decorative = false) =>
    editMedia(api, await api.read(`/media/${asset}`), { alt, decorative });
  await describe(inStep);
  await describe(greekOnly);
  expect(await lags({ id: asset })).toMatchObject([{ place: 'alt', lag: { older: 'en' } }]);
  expect((await list('system=none')).items).toMatchObject([{ kind: 'media', document: asset, system: null }]);
  expect(await api.read('/media?doubted=true')).toMatchObject({
    items: [{ id: asset, doubts: 1 }],
    total: 1,
  });
  await describe(greekOnly, true);
  expect((await list('system=none')).items).toEqual([]);
});

test('R-PAR-03 right as it is holds for these words alone, is no change of the document, and can be taken back', async () => {
  const made = await make(doubtful);
  const text = doubtful;
  expect((await list()).items).toMatchObject([{ document: made.id, place: 'title', text, right: null }]);
  expect((await say(made.id, { text })).json().right).toEqual([{ place: 'title', text }]);
  expect((await list()).total).toBe(0);
  expect((await list('right=true')).items).toMatchObject([{ right: { by: { name: expect.any(String) } } }]);
  expect(await api.read(at(`/${made.id}`))).toMatchObject({ version: 1 });
  expect((await api.read('/activity')).items).toHaveLength(1);

  await say(made.id, { text, right: false });
  expect((await list()).total).toBe(1);
  await say(made.id, { text });
  await save(made, { ...doubtful, en: 'At 10 pm' });
  expect((await list()).items).toMatchObject([{ text: { en: 'At 10 pm' } }]);
});

test('R-PAR-03 said of words that are not saved yet, it holds once they are', async () => {
  const made = await make(inStep);
  await say(made.id, { text: { el: ` ${greekOnly.el}`, en: greekOnly.en } });
  await save(made, greekOnly);
  expect((await list()).total).toBe(0);
  const again = { ...greekOnly, el: 'Κλειστά' };
  await save(made, again);
  expect(await lags(made)).toEqual([
    { place: 'title', text: again, lag: { older: 'en', was: greekOnly.el } },
  ]);
});

test('R-PAR-04 lists say how many texts are to be checked, and can show those alone', async () => {
  const one = await make(doubtful);
  await make(inStep);
  const page = await api.read(at('?state=doubted'));
  expect(page).toMatchObject({ items: [{ id: one.id, doubts: 1 }], total: 1 });
  const all = (await api.read(at('?order=title'))).items as { doubts: number }[];
  expect(all.map(({ doubts }) => doubts)).toEqual([0, 1]);
  expect((await api.read(at('/selection?state=doubted'))).items).toHaveLength(1);
  await say(one.id, { text: doubtful });
  expect((await api.read(at('?state=doubted'))).total).toBe(0);
  expect((await api.read('/library/dish?state=doubted')).total).toBe(0);
});

test('R-PAR-05 one list over everything, by pages, by system and by what is doubtful; what is deleted is gone from it', async () => {
  // What is judged after the start is judged beside the first saves.
  await expect.poll(() => list(), { timeout: 20_000 }).toMatchObject({ judged: true });
  const first = await make(doubtful);
  const second = await make({ el: 'Kαλημέρα', en: 'Good morning' });
  const entry = { id: randomUUID(), kind: 'image-category', active: true, title: doubtful };
  const third = (
    await api.post('/systems/system3/presentations', { title: inStep, entries: [entry] })
  ).json();
  const page = await list('limit=2');
  expect(page.items.map(({ document }) => document)).toEqual([third.id, second.id]);
  expect(page).toMatchObject({
    total: 3,
    judged: true,
    items: [{ entry: 'image-category' }, { entry: null }],
  });
  expect((await list(`after=${page.next}`)).items.map(({ document }) => document)).toEqual([first.id]);
  expect((await list('system=system4')).total).toBe(2);
  expect((await list('code=mixed-letters')).items).toMatchObject([{ document: second.id }]);
  await api.delete(at(`/${second.id}?version=1`));
  expect((await list()).total).toBe(2);
});

test('R-PAR-03 only whoever may edit that system may say so, and only of what is there', async () => {
  const { id } = await make(doubtful);
  const viewer = await api.withRoles('viewer');
  const narrow = await api.withRoles('editor', 'system3');
  const text = doubtful;
  expect((await say(id, { text }, viewer)).statusCode).toBe(403);
  expect((await say(id, { text }, narrow)).json()).toMatchObject({ code: 'system.others' });
  expect((await say(randomUUID(), { text })).json()).toMatchObject({ code: 'presentation.not-found' });
  expect((await say('nobody', { text, kind: 'media' })).json()).toMatchObject({ code: 'media.not-found' });
  expect((await say(id, { text, kind: 'dish' })).json()).toMatchObject({ code: 'item.not-found' });
  for (const wrong of [{ place: '../x' }, { text: { el: 'x'.repeat(5_001), en: '' } }, { right: 'yes' }])
    expect((await say(id, { text, ...wrong })).statusCode).toBe(422);
  expect((await api.call('GET', '/languages?code=nonsense')).statusCode).toBe(422);
});

test('R-PAR-05 what was there before is judged after the start, once, by one of several processes', async () => {
  const { id } = await make(inStep);
  await save({ id }, greekOnly);
  await expect.poll(() => list()).toMatchObject({ judged: true });
  const dish = await anItem(api.db, { kind: 'dish', content: { title: doubtful } });
  await judgeAgainAfterChange(api.db);
  expect((await list()).total).toBe(1);
  await api.db.updateTable('language_judging').set({ version: 0 }).execute();
  expect(await list()).toMatchObject({ judged: false });
  await Promise.all([1, 2, 3].map(() => judgeAgainAfterChange(api.db)));
  const { items } = await list();
  expect(items).toMatchObject([
    { kind: 'dish', document: dish, system: 'system7b' },
    { document: id, lag: { older: 'en' } },
  ]);
  expect(await list()).toMatchObject({ judged: true });
});

test('R-EASY-02 an easy text and a video in signs are named once their text has changed, until they follow or are right', async () => {
  const video = await anAsset(api.db, { kind: 'video' });
  const easy = { el: 'Ψωμί με ντομάτα.', en: 'Bread with tomato.' };
  const content = { ...(await itemContent(api.db, 'dish')), easy, sign: video };
  const { id } = (await api.post('/library/dish', { content })).json();
  const stale = async (): Promise<string[]> =>
    (await api.read(`/languages/documents/${id}`)).stale.map(({ place }: { place: string }) => place).sort();
  const write = async (change: object) => {
    const { version } = await api.read(`/library/dish/${id}`);
    const saved = await api.put(`/library/dish/${id}`, {
      ...{ version, active: false },
      content: { ...content, ...change },
    });
    expect(saved.statusCode, saved.body).toBe(200);
  };
  expect(await stale()).toEqual([]);
  const described = { description: { el: 'Με ελιές από το νησί.', en: 'With olives of the island.' } };
  await write(described);
  expect(await stale()).toEqual(['easy', 'sign']);
  const { items, total } = await list('code=older-than-text');
  expect(total).toBe(2);
  const sign = items.find(({ place }) => place === 'sign');
  expect(sign).toMatchObject({ isStale: true, text: { el: expect.stringContaining('Με ελιές') } });

  await say(id, { kind: 'dish', place: 'sign', text: sign?.text });
  expect((await list('code=older-than-text')).total).toBe(1);
  // Judging anew takes nothing back, and the next change of the text asks again.
  await api.db.deleteFrom('language_judging').execute();
  await judgeAgainAfterChange(api.db);
  expect((await list('code=older-than-text')).total).toBe(1);
  const again = { description: { el: 'Με κάπαρη από το νησί.', en: 'With capers of the island.' } };
  await write({ ...again, easy: { el: 'Ψωμί με κάπαρη.', en: 'Bread with capers.' } });
  expect(await stale()).toEqual(['sign']);
  expect((await list('code=older-than-text')).total).toBe(1);
  await write({ ...again, sign: undefined });
  expect((await list('code=older-than-text')).items.map(({ place }) => place)).not.toContain('sign');
});
