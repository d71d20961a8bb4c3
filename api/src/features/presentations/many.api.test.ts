import type { ListedPresentation, Presentation } from '@psifida/contract/content/presentation';
import type { ManyAnswer } from '@psifida/contract/endpoints/many';
import { expect, test } from 'vitest';
import { anEntry } from '../../testing/builders.ts';
import { aDisplay, aShownPresentation } from '../../testing/display-steps.ts';
import { emptyBeforeEach, ownApi } from '../../testing/open-test-api.ts';
import { saveContent } from '../../testing/presentation-steps.ts';

const api = ownApi();
emptyBeforeEach(api, 'display', 'presentation');

const path = (rest = '') => `/systems/system4/presentations${rest}`;
async function make(count: number, change: object = {}): Promise<Presentation[]> {
  const made: Presentation[] = [];
  for (let number = 1; number <= count; number += 1) {
    const title = { el: `Προβολή ${number}`, en: `Presentation ${number}` };
    made.push(await aShownPresentation(api, 'system4', { title, ...change }));
  }
  return made;
}
const fresh = ({ id }: { id: string }): Promise<Presentation> => api.read(path(`/${id}`));
type Which = readonly { id: string; version?: number | null }[];
const withoutVersion = (which: Which) => which.map(({ id }) => ({ id }));
const asked = (what: string, which: Which, more: object = {}, acknowledged = '') =>
  api.post(path(`/many${acknowledged}`), { what, which, ...more });
const many = async (...input: Parameters<typeof asked>): Promise<ManyAnswer> => {
  const answer = await asked(...input);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const releases = async (): Promise<number> => {
  const [newest] = (await api.read('/systems/system4/releases')).items;
  return newest?.number ?? 0;
};
const idsOf = (all: readonly { id: string }[]) => all.map(({ id }) => id);
const listed = async (query = ''): Promise<{ items: ListedPresentation[]; total: number }> =>
  await api.read(path(`?${query}`));

test('R-MANY-01 a list says how many there are under its filter, and what stands in each', async () => {
  await make(3);
  const title = { el: 'Το κάστρο', en: 'The castle' };
  const quiet = await aShownPresentation(api, 'system4', { active: false, title });
  await aDisplay(api, { system: 'system4' });
  const page = await listed('limit=2&state=active');
  expect([page.items.length, page.total]).toEqual([2, 3]);
  expect((await listed('search=kastro')).total).toBe(1);
  await saveContent(api, quiet, { entries: [...quiet.content.entries, await anEntry(api.db, 'image')] });
  const [one] = (await listed('search=kastro')).items;
  expect(one?.holds).toEqual([
    { kind: 'point-title', count: 1 },
    { kind: 'image', count: 2 },
  ]);
});

test('a list does not read entries that it has kept what it shows of', async () => {
  const [one] = await make(1);
  await api.db
    .updateTable('presentation')
    .set({ entries: '[]' })
    .where('id', '=', one?.id ?? '')
    .execute();
  const [item] = (await listed()).items;
  expect([item?.cover, item?.holds]).toEqual([
    one?.cover,
    [
      { kind: 'point-title', count: 1 },
      { kind: 'image', count: 1 },
    ],
  ]);
});

test('a page behind the last says how many there are', async () => {
  const [one] = await make(1);
  const first = await listed('limit=1');
  expect(first.total).toBe(1);
  await make(1);
  const { next } = await api.read(path('?limit=1&order=shown'));
  await api.delete(path(`/${(await listed('order=shown&reversed=true&limit=1')).items[0]?.id}?version=1`));
  const behind = await api.call('GET', path(`?limit=1&order=shown&after=${next}`));
  expect(behind.json()).toMatchObject({ items: [], total: 1 });
  expect(idsOf((await listed()).items)).toEqual([one?.id]);
});

test('R-MANY-01 every order can be had the other way round, page by page', async () => {
  await make(5);
  for (const order of ['changed', 'title', 'shown']) {
    const read = async (reversed: string) =>
      idsOf(await api.readAll(path(`?order=${order}&limit=2${reversed}`)));
    expect(await read('&reversed=true'), order).toEqual((await read('')).reverse());
  }
});

test('R-MANY-02 all that match a filter are named, whatever page they are on', async () => {
  const made = await make(3);
  await make(1, { active: false });
  const { items } = await api.read(path('/selection?state=active&order=shown'));
  expect(items).toEqual(made.map(({ id, version }) => ({ id, version })));
});

test('R-MANY-03 thirty at once: one release, the last active one stays, and one undo brings them all back', async () => {
  const made = await make(30);
  const before = await releases();
  const off = await many('deactivate', withoutVersion(made));
  expect(off.done).toHaveLength(29);
  expect(off.refused).toMatchObject([
    { id: made.at(-1)?.id, title: made.at(-1)?.title, code: 'presentation.last-active' },
  ]);
  expect(await releases()).toBe(before + 1);
  expect((await listed('state=active')).total).toBe(1);

  const back = await many('undo', off.done);
  expect(back.done).toHaveLength(29);
  expect(back.refused).toEqual([]);
  expect(await releases()).toBe(before + 2);
  expect((await listed('state=active')).total).toBe(30);
});

test('R-MANY-03 what can be changed is, what cannot is named with what it lacks, and what is so already is left alone', async () => {
  const [shown] = await make(1);
  const [ready] = await make(1, { active: false });
  const [draft] = await make(1, { active: false, entries: [] });
  const which = withoutVersion([shown, ready, draft] as Presentation[]);
  const answer = await many('activate', which);
  expect(idsOf(answer.done)).toEqual([ready?.id]);
  expect(answer.same).toEqual([shown?.id]);
  expect(answer.refused).toMatchObject([
    { id: draft?.id, code: 'presentation.incomplete', params: { missing: [{ have: 0 }, { have: 0 }] } },
  ]);
  expect(await fresh(draft as Presentation)).toMatchObject({ active: false, version: 1 });
});

test('R-MANY-03 an undo leaves alone what somebody has changed since', async () => {
  const [one, other] = (await make(3)) as [Presentation, Presentation];
  const { done } = await many('deactivate', withoutVersion([one, other]));
  const title = { el: 'Νέος τίτλος', en: 'New title' };
  await saveContent(api, await fresh(one), { title });
  const back = await many('undo', done);
  expect(idsOf(back.done)).toEqual([other.id]);
  expect(back.refused).toMatchObject([{ id: one.id, title, code: 'presentation.changed-elsewhere' }]);
  expect(back.refused[0]?.params).toEqual({});
  expect(await fresh(one)).toMatchObject({ active: false, title });
});

test('R-MANY-03 a schedule and an audience are given to several, judged for each, and taken back', async () => {
  const made = await make(2);
  const schedule = { from: '2030-06-01T09:00', until: null, weekdays: [], hours: null };
  const asking = await asked('schedule', withoutVersion(made), { schedule });
  expect(asking.json().code).toBe('release.leaves-gaps');
  expect((await fresh(made[0] as Presentation)).version).toBe(1);
  const known = '?leavesGaps=true';
  const planned = await many('schedule', withoutVersion(made), { schedule }, known);
  expect(planned.done).toHaveLength(2);
  for (const one of made) expect((await fresh(one)).schedule).toMatchObject({ from: schedule.from });
  await many('undo', planned.done, {}, known);
  for (const one of made) expect((await fresh(one)).schedule).toBeNull();

  const tagged = await many('tags', withoutVersion(made), { tags: ['Λιμάνι'] }, known);
  expect(tagged.done).toHaveLength(2);
  expect((await many('tags', withoutVersion(made), { tags: ['Λιμάνι'] })).same).toHaveLength(2);
  await many('undo', tagged.done, {}, known);
  for (const one of made) expect((await fresh(one)).tags).toEqual([]);
  const wrong = { from: '2030-06-02T09:00', until: '2030-06-01T09:00', weekdays: [], hours: null };
  const refused = await asked('schedule', withoutVersion(made), { schedule: wrong });
  expect(refused.json()).toMatchObject({ code: 'input.invalid', issues: [{ path: ['schedule', 'until'] }] });
});

test('R-MANY-03 several are deleted as they were seen: what was changed meanwhile stays', async () => {
  const made = await make(3);
  const [one, other] = made as [Presentation, Presentation];
  const title = { el: 'Αλλαγμένη', en: 'Changed' };
  await saveContent(api, one, { title });
  const answer = await many(
    'delete',
    made.map(({ id, version }) => ({ id, version })),
  );
  expect(answer.done).toEqual(made.slice(1).map(({ id }) => ({ id, version: null })));
  expect(answer.refused).toMatchObject([{ id: one.id, title, code: 'presentation.changed-elsewhere' }]);
  expect((await many('delete', [{ id: other.id }])).refused).toMatchObject([
    { id: other.id, title: null, code: 'presentation.not-found' },
  ]);
  expect((await many('delete', [{ id: one.id }])).refused).toMatchObject([
    { code: 'presentation.last-active-delete' },
  ]);
});

test('R-MANY-03 several go to the front or to the end in the order in which they stand', async () => {
  const made = idsOf(await make(5));
  const [a, b, c, d, e] = made;
  const order = async () => idsOf((await listed('order=shown')).items);
  const moved = await many('move', withoutVersion([{ id: d as string }, { id: b as string }]), {
    to: 'first',
  });
  // A place is no version: an undo would take back something else.
  expect(moved.done.map(({ version }) => version)).toEqual([null, null]);
  expect((await asked('undo', moved.done)).json()).toMatchObject({ code: 'input.invalid' });
  expect(await order()).toEqual([b, d, a, c, e]);
  await many('move', withoutVersion([{ id: a as string }, { id: b as string }]), { to: 'last' });
  expect(await order()).toEqual([d, c, e, b, a]);
});

test('R-MANY-03 two who deactivate all at once leave one', async () => {
  const made = withoutVersion(await make(6));
  const answers = await Promise.all([many('deactivate', made), many('deactivate', made.toReversed())]);
  expect((await listed('state=active')).total).toBe(1);
  expect(answers.flatMap(({ done }) => done)).toHaveLength(5);
});
