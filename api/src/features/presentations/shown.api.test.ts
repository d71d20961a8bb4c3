import { randomUUID } from 'node:crypto';
import type { Presentation } from '@psifida/contract/content/presentation';
import { unlimited } from '@psifida/contract/content/schedule';
import type { SystemId } from '@psifida/contract/registry/systems';
import { expect, test } from 'vitest';
import { lockSystem } from '../../db/lock-system.ts';
import { aShownPresentation } from '../../testing/display-steps.ts';
import { ownApi } from '../../testing/open-test-api.ts';
import { readPresentation, savePresentation, someShown } from '../../testing/presentation-steps.ts';

const api = ownApi();
const beside = ownApi(() => ({ beside: api.shared }));

const title = (en: string) => ({ el: `Έργο ${en}`, en });
type By = { by?: typeof api; token?: string; query?: Record<string, string> };
const save = (one: Presentation, change: object, { by = api, ...how }: By = {}) =>
  savePresentation(by, one, change, how);
const renamed = (one: Presentation, en: string) => ({ content: { ...one.content, title: title(en) } });
const releasesOf = (system: SystemId) =>
  api.db.selectFrom('release').selectAll().where('system', '=', system).orderBy('number', 'desc').execute();
const titlesShown = async (system: SystemId) => {
  const [newest] = await releasesOf(system);
  return new Map(newest?.presentations.map((one) => [one.id, one.title.en]));
};

const untilAsked = async () => {
  for (let round = 0; round < 5; round += 1) await api.call('GET', '/systems');
};

/** Behind a save that waits for somebody who has the system: all that is asked for meanwhile is written together next. */
const atOnce = async (
  ahead: Presentation,
  ask: () => ReturnType<typeof save>[],
): Promise<Awaited<ReturnType<typeof save>>[]> => {
  let asked: ReturnType<typeof save>[] = [];
  await api.db.transaction().execute(async (tx) => {
    await lockSystem(tx, ahead.system);
    const first = save(ahead, renamed(ahead, 'ahead'));
    await untilAsked();
    asked = [first, ...ask()];
    await untilAsked();
  });
  return (await Promise.all(asked)).slice(1);
};

test('what one person saves at once is in one release, each with its own answer, version, revision and action', async () => {
  const [ahead, ...made] = await someShown(api, 'system1a', 13);
  const before = (await releasesOf('system1a')).length;
  const answers = await atOnce(ahead, () => made.map((one, index) => save(one, renamed(one, `${index}`))));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(made.map(() => 200));
  expect(answers.map((answer) => answer.json())).toMatchObject(
    made.map(({ id }, index) => ({ id, version: 2, active: true, title: title(`${index}`) })),
  );
  const releases = await releasesOf('system1a');
  expect(releases.length - before).toBe(2);
  expect(releases[0]?.by_id).toBe('person-1');
  const titles = await titlesShown('system1a');
  for (const [index, { id }] of made.entries()) expect(titles.get(id)).toBe(`${index}`);
  const ids = made.map(({ id }) => id);
  const revisions = api.db.selectFrom('presentation_revision').where('presentation_id', 'in', ids);
  expect(await revisions.where('version', '=', 2).select('version').execute()).toHaveLength(12);
  const actions = api.db.selectFrom('activity').where('subject_id', 'in', ids);
  expect(await actions.where('action', '=', 'saved').select('action').execute()).toHaveLength(12);
});

test('of what is saved at once one that may not be is refused by itself, with its own reason', async () => {
  const made = await someShown(api, 'system8', 5);
  const [ahead, fine, stale, empty, gone] = made;
  const answers = await atOnce(ahead, () => [
    save(fine, renamed(fine, 'fine')),
    save(stale, { ...renamed(stale, 'stale'), version: 7 }),
    save(empty, { content: { ...empty.content, entries: [] } }),
    save({ ...gone, id: randomUUID() }, renamed(gone, 'gone')),
  ]);
  expect(answers.map((answer) => answer.json().code ?? answer.statusCode)).toEqual([
    200,
    'presentation.changed-elsewhere',
    'presentation.incomplete',
    'presentation.not-found',
  ]);
  const titles = await titlesShown('system8');
  expect(made.map(({ id }) => titles.get(id))).toEqual([
    'ahead',
    'fine',
    ...made.slice(2).map((one) => one.title.en),
  ]);
});

test('a draft that is switched on by its save, among others, is recorded as that', async () => {
  const [ahead, one] = await someShown(api, 'system7a', 2);
  const draft = await aShownPresentation(api, 'system7a', { active: false });
  await atOnce(ahead, () => [save(one, renamed(one, 'one')), save(draft, { active: true })]);
  expect([...(await titlesShown('system7a')).keys()]).toEqual([ahead.id, one.id, draft.id]);
  const actions = await api.db
    .selectFrom('activity')
    .select(['subject_id', 'action'])
    .where('system', '=', 'system7a')
    .where('action', '<>', 'created')
    .execute();
  expect(new Map(actions.map((action) => [action.subject_id, action.action]))).toEqual(
    new Map([
      [ahead.id, 'saved'],
      [one.id, 'saved'],
      [draft.id, 'activated'],
    ]),
  );
});

test('two that together would leave nothing to show: the first is taken, the second is told', async () => {
  const [morning, first, second] = await someShown(api, 'system4', 3);
  const inMornings = (one: Presentation) => ({
    content: { ...one.content, schedule: { ...unlimited, hours: { from: '08:00', until: '14:00' } } },
  });
  const ahead = (await save(morning, inMornings(morning))).json();
  const answers = await atOnce(ahead, () => [
    save(first, inMornings(first)),
    save(second, inMornings(second)),
  ]);
  expect(answers.map((answer) => answer.json().code ?? answer.statusCode)).toEqual([
    200,
    'release.leaves-gaps',
  ]);
  const kept = await readPresentation(api, second);
  expect(kept).toMatchObject({ version: 1, schedule: null });
});

test('a release names one person: what two save at once is in two', async () => {
  const [ahead, first, second] = await someShown(api, 'system1b', 3);
  const token = await api.token({ sub: 'person-2', name: 'Νίκος' });
  await atOnce(ahead, () => [
    save(first, renamed(first, 'first')),
    save(second, renamed(second, 'second'), { token }),
  ]);
  const made = (await releasesOf('system1b')).slice(0, 2);
  expect(made.map(({ by_id }) => by_id).sort()).toEqual(['person-1', 'person-2']);
});

test('of twenty saves at once of the same one, through two processes, exactly one is taken', async () => {
  const [one] = await someShown(api, 'system6', 1);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      save(one, renamed(one, `${index}`), { by: index % 2 ? api : beside }),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.filter((answer) => answer.json().code === 'presentation.changed-elsewhere')).toHaveLength(
    19,
  );
});

const manifestOf = async (system: SystemId) => JSON.parse((await releasesOf(system))[0]?.manifest ?? '');
const titlesIn = async (system: SystemId): Promise<string[]> =>
  (await manifestOf(system)).presentations.map((one: { title: { en: string } }) => one.title.en);

test('what one process remembers of a release is forgotten once another changes it, and a release is the same whoever makes it', async () => {
  const [first, second] = await someShown(api, 'system7b', 2);
  const changed = (await save(first, renamed(first, 'of the other'), { by: beside })).json();
  await save(second, renamed(second, 'own'));
  expect(await titlesIn('system7b')).toEqual(['of the other', 'own']);
  await save(changed, renamed(changed, 'once more'));
  const [mine] = await releasesOf('system7b');
  // Changed where nobody counts versions.
  await api.db.updateTable('presentation').set({ title_en: 'by hand' }).where('id', '=', second.id).execute();
  const last = await readPresentation(api, first);
  await save(last, renamed(last, 'at last'), { by: beside });
  expect(await titlesIn('system7b')).toEqual(['at last', 'by hand']);
  const back = await readPresentation(api, second);
  await save(back, { content: { ...back.content, title: title('own') } });
  const again = await readPresentation(api, first);
  await save(again, renamed(again, 'once more'), { by: beside });
  expect((await releasesOf('system7b'))[0]).toMatchObject({ hash: mine?.hash, manifest: mine?.manifest });
});

test('what was refused is in no release, also where its release was made before it was refused', async () => {
  const [morning, only] = await someShown(api, 'system8', 2);
  await api.post('/systems/system8/presentations/many', {
    what: 'deactivate',
    which: (await manifestOf('system8')).presentations
      .map(({ id }: { id: string }) => ({ id }))
      .filter(({ id }: { id: string }) => id !== morning.id && id !== only.id),
  });
  const inMornings = { ...unlimited, hours: { from: '08:00', until: '14:00' } };
  const ahead = (await save(morning, { content: { ...morning.content, schedule: inMornings } })).json();
  const refused = await save(only, {
    content: { ...only.content, title: title('refused'), schedule: inMornings },
  });
  expect(refused.json().code).toBe('release.leaves-gaps');
  await save(ahead, { content: { ...ahead.content, title: title('ahead') } });
  expect(await titlesIn('system8')).toEqual(['ahead', only.title.en]);
});
