import { townKinds } from '@psifida/contract/kinds';
import { beforeEach, describe, expect, test } from 'vitest';
import { anItem, itemContent } from '../../testing/builders.ts';
import { aShownPresentation } from '../../testing/display-steps.ts';
import { emptyBeforeEach, ownApi } from '../../testing/open-test-api.ts';

const api = ownApi();
emptyBeforeEach(api, 'bin', 'release', 'presentation', 'library_item', 'media_asset');

const manifestOf = async (system: string) => {
  const { items } = await api.read(`/systems/${system}/releases`);
  const { manifest } = await api.db
    .selectFrom('release')
    .select('manifest')
    .where('system', '=', system as 'system1a')
    .where('number', '=', items[0].number)
    .executeTakeFirstOrThrow();
  return JSON.parse(manifest);
};
const idsIn = (list: { id: string }[] | undefined) => list?.map(({ id }) => id);
const saveAs = (
  kind: string,
  { id, version, content }: { id: string; version: number; content: object },
  active: boolean,
) => api.put(`/library/${kind}/${id}`, { version, active, content });

describe('what the town says', () => {
  const room = { announcements: true, events: true, after: 3 };
  beforeEach(async () => {
    await aShownPresentation(api, 'system1a', { room });
    await aShownPresentation(api, 'system1b', { room: { ...room, events: false } });
    await aShownPresentation(api, 'system4');
  });

  test('R-TOWN-02 is in the releases of systems that give it room, and leaves them when it is deactivated or deleted', async () => {
    const [one, event] = await Promise.all(
      (['announcement', 'event'] as const).map(async (kind) => {
        const content = await itemContent(api.db, kind);
        return (await api.post(`/library/${kind}`, { active: true, content })).json();
      }),
    );
    expect(idsIn((await manifestOf('system1a')).announcements)).toEqual([one.id]);
    expect((await manifestOf('system1a')).events).toMatchObject([
      { id: event.id, begin: '2030-06-01T21:00' },
    ]);
    expect((await manifestOf('system1a')).media).toHaveProperty(one.content.image);
    expect(idsIn((await manifestOf('system1b')).announcements)).toEqual([one.id]);
    expect(await manifestOf('system1b')).not.toHaveProperty('events');
    expect(await manifestOf('system4')).not.toHaveProperty('announcements');

    expect((await saveAs('announcement', one, false)).statusCode).toBe(200);
    expect(await manifestOf('system1a')).not.toHaveProperty('announcements');
    expect((await api.delete(`/library/event/${event.id}?version=1`)).statusCode).toBe(200);
    expect(await manifestOf('system1a')).not.toHaveProperty('events');
  });

  test('R-TOWN-08 what took place once, longer ago than its page is kept, is in no release', async () => {
    const make = async (change: object) => {
      const content = await itemContent(api.db, 'event', change);
      const { id } = (await api.post('/library/event', { active: true, content })).json();
      return id;
    };
    const repeats = { every: 1, unit: 'week', weekdays: [], until: null };
    await make({ begin: '2020-06-01T21:00', end: null });
    const repeated = await make({ begin: '2020-06-01T21:00', end: '2020-06-01T22:00', repeats });
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    const lately = await make({ begin: '2020-06-01T21:00', end: `${yesterday}T21:00` });
    expect(idsIn((await manifestOf('system1a')).events)).toEqual([lately, repeated]);
  });

  test('R-TOWN-02 room is refused where a system has none, and counts for no minimum', async () => {
    const refused = await api.post('/systems/system8/presentations', { title: { el: 'Τ', en: 'T' }, room });
    expect(refused.json()).toMatchObject({ code: 'input.invalid', issues: [{ path: ['room'] }] });
    const lacking = await api.post('/systems/system1a/presentations', {
      ...{ title: { el: 'Τ', en: 'T' }, active: true, room },
    });
    expect(lacking.json()).toMatchObject({ code: 'presentation.incomplete' });
  });
});

test('R-TOWN-03 whoever is limited to one system is refused with a reason of its own, and may look', async () => {
  const token = await api.withRoles('editor', 'system1a');
  const id = await anItem(api.db, { kind: 'announcement' });
  for (const kind of ['announcement', 'event']) {
    const content = { title: { el: 'Τ', en: 'T' } };
    const refused = await api.post(`/library/${kind}`, { content }, { token });
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ code: 'town.others' });
  }
  expect((await api.call('GET', `/library/announcement/${id}`, { token })).statusCode).toBe(200);
});

test('R-EVENT-07 the calendar says when active events take place, and nothing of others', async () => {
  const id = await anItem(api.db, { kind: 'event' });
  const content = await itemContent(api.db, 'event', {});
  const draft = await api.post('/library/event', { active: false, content });
  expect(draft.statusCode, draft.body).toBe(201);
  const { title, begin, end, wholeDay, repeats, except } = content;
  expect((await api.read('/calendar?system=system3')).events).toEqual([
    { id, title, begin, end, wholeDay, repeats, except },
  ]);
});

test('R-TOWN-01 an active announcement needs its text in both languages, and a schedule that can come', async () => {
  const content = await itemContent(api.db, 'announcement', { text: { el: 'Κλειστά', en: '' } });
  const refused = await api.post('/library/announcement', { active: true, content });
  expect(refused.json()).toMatchObject({
    issues: [{ path: ['content', 'text'], code: 'field.required-in-english' }],
  });
  const schedule = { weekdays: [], hours: null, yearly: [], exceptions: [], until: '2030-01-01T10:00' };
  const backwards = { ...content, schedule: { ...schedule, from: '2030-01-02T10:00' } };
  expect((await api.post('/library/announcement', { content: backwards })).json()).toMatchObject({
    issues: [{ path: ['content', 'schedule', 'until'], code: 'schedule.ends-before-it-begins' }],
  });
});

test('R-TOWN-01 it is deleted into the bin and comes back, and is found by its words', async () => {
  const id = await anItem(api.db, {
    kind: 'announcement',
    content: { title: { el: 'Διακοπή νερού', en: 'No water' } },
  });
  expect((await api.read('/find?q=νερου')).items).toMatchObject([{ kind: 'announcement', id, system: null }]);
  await api.delete(`/library/announcement/${id}?version=1`);
  const token = await api.withRoles('admin');
  const answer = await api.post('/bin/restorations', { ids: [id] }, { token });
  expect(answer.json()).toMatchObject({ restored: [{ id, kind: 'announcement' }], refused: [] });
  expect(await api.read(`/library/announcement/${id}`)).toMatchObject({ active: true, version: 2 });
});

test.each(townKinds)(
  'R-TOWN-01 several of %s are switched off at once and back, each save is kept, and a language that lags is told',
  async (kind) => {
    const made = await Promise.all(
      [1, 2].map(async () => {
        const content = await itemContent(api.db, kind);
        return (await api.post(`/library/${kind}`, { active: true, content })).json();
      }),
    );
    const which = made.map(({ id }) => ({ id }));
    const off = (await api.post(`/library/${kind}/many`, { what: 'deactivate', which })).json();
    expect(off).toMatchObject({ done: which, refused: [] });
    const back = await api.post(`/library/${kind}/many`, { what: 'undo', which: off.done });
    expect(back.json().done).toHaveLength(2);
    const [{ id }] = made;
    const one = await api.read(`/library/${kind}/${id}`);
    expect(one).toMatchObject({ active: true, version: 3 });
    expect((await api.read(`/library/${kind}/${id}/revisions`)).items).toHaveLength(3);

    const text = { ...one.content.text, el: 'Άλλαξε η ώρα.' };
    await saveAs(kind, { ...one, content: { ...one.content, text } }, true);
    const { lags } = await api.read(`/languages/documents/${id}`);
    expect(lags).toMatchObject([{ place: 'text', lag: { older: 'en' } }]);
  },
);

test('R-TOWN-04 an event that ends before it begins, or begins on no day, is refused at its field', async () => {
  const at = async (change: object) => {
    const content = await itemContent(api.db, 'event', change);
    return (await api.post('/library/event', { content })).json().issues;
  };
  expect(await at({ end: '2030-06-01T20:00' })).toMatchObject([{ path: ['content', 'end'] }]);
  expect(await at({ begin: '2030-02-30T20:00' })).toMatchObject([{ path: ['content', 'begin'] }]);
  expect(await at({ begin: '9999-06-01T20:00' })).toMatchObject([{ code: 'schedule.no-such-day' }]);
  const repeats = { every: 1, unit: 'week', weekdays: [], until: '2030-05-01' };
  expect(await at({ repeats })).toMatchObject([{ path: ['content', 'repeats', 'until'] }]);
});

test('R-TOWN-04 the points at which an event can be are listed, and one that is gone is refused at its field', async () => {
  const totem = await aShownPresentation(api, 'system4');
  const { items } = await api.read('/points');
  expect(items).toMatchObject([{ presentation: totem.id, system: 'system4', of: totem.title }]);
  const [{ presentation, entry }] = items;
  const at = async (point: { presentation: string; entry: string }, active: boolean) =>
    api.post('/library/event', { active, content: await itemContent(api.db, 'event', { point }) });
  expect((await at({ presentation, entry }, true)).statusCode).toBe(201);
  const gone = { presentation, entry: totem.id };
  expect((await at(gone, true)).json()).toMatchObject({
    issues: [{ path: ['content', 'point'], code: 'event.point-gone' }],
  });
  expect((await at(gone, false)).statusCode).toBe(201);
});

test('R-TOWN-01 neither kind is in a file of the import or export', async () => {
  expect((await api.call('GET', '/library/announcement/export?format=json')).statusCode).toBe(404);
});
