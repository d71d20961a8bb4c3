import { randomUUID } from 'node:crypto';
import type { Presentation } from '@psifida/contract/content/presentation';
import type { SystemId } from '@psifida/contract/registry/systems';
import { expect, test } from 'vitest';
import { lockForDrafts, lockSystem } from '../../db/lock-system.ts';
import { anEntry, anItem, completeContent } from '../../testing/builders.ts';
import { aShownPresentation } from '../../testing/display-steps.ts';
import { ownApi } from '../../testing/open-test-api.ts';
import { addressOf, savePresentation } from '../../testing/presentation-steps.ts';

const api = ownApi();
const beside = ownApi(() => ({ beside: api.shared }));

const title = (en: string) => ({ el: `Πρόχειρη ${en}`, en });
const create = (system: SystemId, body: object, by = api) => by.post(addressOf({ system }), body);
const save = (one: Presentation, change: object, by = api) => savePresentation(by, one, change);
const aDraft = async (system: SystemId): Promise<Presentation> =>
  (await create(system, { title: title('one') })).json();
const anActive = (system: SystemId) => aShownPresentation(api, system);

test('drafts made at once through two processes are all there, each once, in a place of its own, with its revision and its action', async () => {
  const entry = await anEntry(api.db, 'image');
  const bodies = Array.from({ length: 40 }, (_, index) => ({
    id: randomUUID(),
    title: title(`${index}`),
    entries: [{ ...entry, id: randomUUID() }],
  }));
  const answers = await Promise.all(
    bodies.map((body, index) => create('system1a', body, index % 2 ? api : beside)),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(bodies.map(() => 201));
  expect(answers.map((answer) => answer.json().title)).toEqual(bodies.map((body) => body.title));

  const ids = bodies.map(({ id }) => id);
  const rows = await api.db.selectFrom('presentation').select('position').where('id', 'in', ids).execute();
  expect(new Set(rows.map(({ position }) => position)).size).toBe(40);
  const counted = async (table: 'presentation_revision' | 'media_use') =>
    (await api.db.selectFrom(table).selectAll().where('presentation_id', 'in', ids).execute()).length;
  expect(await counted('presentation_revision')).toBe(40);
  expect(await counted('media_use')).toBe(40);
  const actions = await api.db
    .selectFrom('activity')
    .select('action')
    .where('subject_id', 'in', ids)
    .execute();
  expect(actions.map(({ action }) => action)).toEqual(ids.map(() => 'created'));
  const read = await api.read(addressOf({ system: 'system1a', id: ids[7] }));
  expect(read).toEqual(answers[7]?.json());
});

test('the feeds that a draft names are its own from the save that adds them to the save that takes them away', async () => {
  const { entries } = await completeContent(api.db, 'system3');
  const links = entries.filter(({ kind }) => kind === 'news-links');
  const uses = (id: string) =>
    api.db.selectFrom('news_feed_use').select('url').where('presentation', '=', id).execute();
  const one = await aDraft('system3');
  expect(await uses(one.id)).toEqual([]);
  const named: Presentation = (await save(one, { content: { ...one.content, entries: links } })).json();
  expect(await uses(one.id)).toHaveLength(2);
  const kept: Presentation = (
    await save(named, { content: { ...named.content, title: title('x') } }, beside)
  ).json();
  expect(await uses(one.id)).toHaveLength(2);
  await save(kept, { content: { ...kept.content, entries: [] } });
  expect(await uses(one.id)).toEqual([]);
});

test('of what is written together one that cannot be is refused by itself, with its own reason', async () => {
  const taken = await aDraft('system8');
  const draft = await aDraft('system1a');
  const gone = { ...draft, id: randomUUID() };
  const [fine, unknown, elsewhere, stale, missing, saved] = await Promise.all([
    create('system1a', { title: title('fine') }),
    create('system1a', {
      title: title('unknown'),
      entries: [{ ...(await anEntry(api.db, 'image')), media: randomUUID() }],
    }),
    create('system1a', { id: taken.id, title: title('elsewhere') }),
    save(await aDraft('system1a'), { version: 7 }),
    save(gone, {}),
    save(draft, { content: { ...draft.content, title: title('saved') } }),
  ]);
  expect(fine?.statusCode).toBe(201);
  expect(unknown?.json().issues).toEqual([{ path: ['entries', 0, 'media'], code: 'field.unknown' }]);
  expect(elsewhere?.json().issues).toEqual([{ path: ['id'], code: 'field.invalid' }]);
  expect(stale?.json()).toMatchObject({
    code: 'presentation.changed-elsewhere',
    params: { current: { version: 1 } },
  });
  expect(missing?.json().code).toBe('presentation.not-found');
  expect(saved?.json()).toMatchObject({ version: 2, title: title('saved') });
});

test('of twenty saves at once of the same draft, through two processes, exactly one is taken', async () => {
  const draft = await aDraft('system1a');
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      save(draft, { content: { ...draft.content, title: title(`${index}`) } }, index % 2 ? api : beside),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.filter((answer) => answer.json().code === 'presentation.changed-elsewhere')).toHaveLength(
    19,
  );
});

test('what a draft no longer uses can be deleted, and what it still uses cannot', async () => {
  const draft = await aDraft('system1a');
  const [kept, dropped] = [await anEntry(api.db, 'image'), await anEntry(api.db, 'image')];
  const both = (await save(draft, { content: { ...draft.content, entries: [kept, dropped] } })).json();
  await save(both, { content: { ...both.content, entries: [kept] } });
  const used = await api.db
    .selectFrom('media_use')
    .select('asset_id')
    .where('presentation_id', '=', draft.id)
    .execute();
  expect(used).toEqual([{ asset_id: 'media' in kept ? kept.media : '' }]);
});

/** Whether it is still not answered once others, asked for later, have been. */
const waits = async (asked: Promise<unknown>): Promise<boolean> => {
  let isAnswered = false;
  void asked.then(() => {
    isAnswered = true;
  });
  for (let round = 0; round < 5; round += 1) await api.call('GET', '/systems');
  return !isAnswered;
};

test('R-RULE-10 a draft does not wait for another that is being written; who may touch a minimum waits for both', async () => {
  const [first] = [await anActive('system1a'), await anActive('system1a')];
  let asked: ReturnType<typeof save> | undefined;
  await api.db.transaction().execute(async (tx) => {
    await lockForDrafts(tx, 'system1a', { ids: [], creates: false });
    expect((await create('system1a', { title: title('beside') }, beside)).statusCode).toBe(201);
    asked = save(first, { active: false }, beside);
    expect(await waits(asked)).toBe(true);
  });
  expect((await asked)?.json()).toMatchObject({ active: false, version: 2 });
});

test('R-RULE-10 a draft waits for who may touch a minimum', async () => {
  let asked: ReturnType<typeof create> | undefined;
  await api.db.transaction().execute(async (tx) => {
    await lockSystem(tx, 'system3');
    asked = create('system3', { title: title('later') }, beside);
    expect(await waits(asked)).toBe(true);
  });
  expect((await asked)?.statusCode).toBe(201);
});

test('R-RULE-10 a draft that becomes shown while its save waits is not taken off the displays by it', async () => {
  const draft = await aDraft('system3');
  let asked: ReturnType<typeof save> | undefined;
  await api.db.transaction().execute(async (tx) => {
    await lockSystem(tx, 'system3');
    asked = save(draft, { version: 2, active: false }, beside);
    expect(await waits(asked)).toBe(true);
    const shown = { active: true, complete: true, version: 2 };
    await tx.updateTable('presentation').set(shown).where('id', '=', draft.id).execute();
  });
  expect((await asked)?.json()).toMatchObject({
    code: 'presentation.changed-elsewhere',
    params: { current: { version: 2, active: true } },
  });
});

test('R-RULE-10 the last two saved as drafts at once, among other drafts: one stays shown', async () => {
  const both = [await anActive('system4'), await anActive('system4')];
  const answers = await Promise.all([
    ...both.map((one, index) => save(one, { active: false }, index ? api : beside)),
    ...Array.from({ length: 10 }, () => create('system4', { title: title('other') })),
  ]);
  expect(
    answers
      .slice(0, 2)
      .map(({ statusCode }) => statusCode)
      .sort(),
  ).toEqual([200, 409]);
  expect(answers.slice(2).every(({ statusCode }) => statusCode === 201)).toBe(true);
});

test('R-RULE-10 a draft says what it lacks by the recipe as it is, however the two are saved at once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const recipe = await anItem(api.db, { kind: 'recipe' });
    await anItem(api.db, { kind: 'recipe' });
    const draft = await aDraft('system7a');
    const entries = [{ id: randomUUID(), active: true, kind: 'recipe', recipe }];
    await Promise.all([
      save(draft, { content: { ...draft.content, entries } }, beside),
      api.post('/library/recipe/many', { what: 'deactivate', which: [{ id: recipe, version: 1 }] }),
    ]);
    const { active } = await api.db
      .selectFrom('library_item')
      .select('active')
      .where('id', '=', recipe)
      .executeTakeFirstOrThrow();
    expect(active).toBe(false);
    const { standing } = await api.db
      .selectFrom('presentation')
      .select('standing')
      .where('id', '=', draft.id)
      .executeTakeFirstOrThrow();
    expect(standing.recipe).toBe(0);
  }
});
