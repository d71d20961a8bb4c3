import { randomUUID } from 'node:crypto';
import type { Display } from '@psifida/contract/content/display';
import type { Presentation } from '@psifida/contract/content/presentation';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  aDisplay,
  anEmergency,
  aShownPresentation,
  ownOf,
  reportHealth,
  seenDisplay,
  someSettings,
} from '../../testing/display-steps.ts';
import { emptyBeforeEach, openEvents, ownApi } from '../../testing/open-test-api.ts';
import { addressOf, readPresentation, saveContent } from '../../testing/presentation-steps.ts';

let admin: string;
const api = ownApi();
beforeAll(async () => {
  admin = await api.token({ sub: 'admin-1', name: 'Διαχειρίστρια', realm_access: { roles: ['admin'] } });
});
emptyBeforeEach(api, 'display', 'emergency');

const harbour = { name: 'Προκυμαία', tags: ['Λιμάνι', 'Εξωτερικός χώρος'] };
const square = { name: 'Πλατεία', tags: ['πλατεία'] };

const edit = ({ id, name, version, system }: Display, tags: string[], query = '') =>
  api.put(`/displays/${id}?${query}`, { ...someSettings({ name, system }), tags, version });
const glassOf = async (display: Display) => (await seenDisplay(api, display))?.glass;
const reportShowing = (token: string, presentation: string | null) =>
  reportHealth(api, token, { showing: presentation ? { presentation, entry: null } : null });
const saveTags = async (one: Presentation, tags: string[], query = '') =>
  saveContent(api, await readPresentation(api, one), { tags }, { query });
const acknowledged = 'leavesGaps=true';

test('R-GLASS-09 a display knows its tags; a change of them reaches it at once', async () => {
  const { display, token } = await aDisplay(api, harbour);
  expect(await ownOf(api, token)).toMatchObject({ tags: harbour.tags });
  const events = await openEvents(api, token);
  expect((await edit(display, [' Λιμάνι', 'ΛΙΜΑΝΙ', 'κήπος'])).json().tags).toEqual(['Λιμάνι', 'κήπος']);
  await events.next('settings');
  expect(await ownOf(api, token)).toMatchObject({ tags: ['Λιμάνι', 'κήπος'] });
});

test('the tags that exist, with how many displays of which system have each, whatever the spelling', async () => {
  await aDisplay(api, harbour);
  await aDisplay(api, { ...square, tags: ['ΛΙΜΑΝΙ'] });
  await aDisplay(api, { system: 'system6', tags: ['λιμάνι', 'άνοιξη'] });
  expect((await api.read('/displays/tags')).items).toEqual([
    { tag: 'άνοιξη', system: 'system6', displays: 1 },
    { tag: 'Εξωτερικός χώρος', system: 'system1a', displays: 1 },
    { tag: 'Λιμάνι', system: 'system1a', displays: 2 },
    { tag: 'Λιμάνι', system: 'system6', displays: 1 },
  ]);
});

test.each([[['']], [['α'.repeat(41)]], ['λιμάνι'], [Array.from({ length: 21 }, (_, n) => `${n}`)]])(
  '%j are no tags: refused at their field, and nothing changes',
  async (tags) => {
    const { display, token } = await aDisplay(api, harbour);
    const refused = (await edit(display, tags as string[])).json();
    expect([refused.status, refused.issues[0].path[0]]).toEqual([422, 'tags']);
    expect(await ownOf(api, token)).toMatchObject({ tags: harbour.tags });
  },
);

test('what is for one tag is due on its displays alone; one that is left with nothing says so', async () => {
  const shown = await aShownPresentation(api);
  const [there, elsewhere] = [await aDisplay(api, harbour), await aDisplay(api, square)];
  for (const { token } of [there, elsewhere]) await reportShowing(token, shown.id);
  expect(await glassOf(elsewhere.display)).toBe('shows');
  const saved = await saveTags(shown, ['λιμανι'], acknowledged);
  expect(saved.json()).toMatchObject({ tags: ['λιμανι'], content: { tags: ['λιμανι'] } });
  for (const { token } of [there, elsewhere]) await reportShowing(token, shown.id);
  expect(await glassOf(there.display)).toBe('shows');
  expect(await glassOf(elsewhere.display)).toBe('nothing-due');
  await reportShowing(elsewhere.token, null);
  expect(await glassOf(elsewhere.display)).toBe('nothing-due');
  await edit(elsewhere.display, ['Λιμάνι']);
  expect(await glassOf(elsewhere.display)).toBe('behind');
  await reportShowing(elsewhere.token, shown.id);
  expect(await glassOf(elsewhere.display)).toBe('shows');
});

test('R-RULE-02 a tag that no display has is taken: the presentation stays active, and the last one stays the last', async () => {
  const shown = await aShownPresentation(api, 'system6');
  const saved = await saveTags(shown, ['που δεν υπάρχει'], acknowledged);
  expect(saved.statusCode).toBe(200);
  const refused = await api.post(addressOf(shown, '/deactivate'), { version: shown.version + 1 });
  expect(refused.json().code).toBe('presentation.last-active');
});

test('a tag that leaves other displays with nothing is asked about, planned as a gap, and due nowhere without them', async () => {
  const shown = await aShownPresentation(api, 'system4');
  const system = 'system4';
  const there = await aDisplay(api, { ...harbour, system });
  const due = async () =>
    (await api.read('/systems')).systems
      .find((one: { system: string }) => one.system === system)
      .released.due.map(({ id }: Presentation) => id);
  expect((await saveTags(shown, ['λιμανι'])).statusCode).toBe(200);
  await saveTags(shown, []);
  await aDisplay(api, { ...square, system, tags: [] });
  const refused = (await saveTags(shown, ['λιμανι'])).json();
  expect(refused).toMatchObject({ code: 'release.leaves-gaps', params: { gaps: [{ until: null }] } });
  expect((await saveTags(shown, ['λιμανι'], acknowledged)).statusCode).toBe(200);
  const calendar = await api.read(`/calendar?system=${system}`);
  expect(calendar.presentations).toMatchObject([{ id: shown.id, tags: ['λιμανι'] }]);
  expect(calendar.tagSets).toHaveLength(2);
  expect(calendar.tagSets).toEqual(
    expect.arrayContaining([
      { system, tags: harbour.tags },
      { system, tags: [] },
    ]),
  );
  expect(await due()).toEqual([shown.id]);
  await api.db.deleteFrom('display').where('id', '=', there.display.id).execute();
  expect(await due()).toEqual([]);
});

test('other tags of a display that leave it with nothing to show are asked about, and changed by whoever knows', async () => {
  const system = 'system8';
  const shown = await aShownPresentation(api, system);
  await saveTags(shown, ['λιμανι'], acknowledged);
  const { display, token } = await aDisplay(api, { ...harbour, system });
  expect((await edit(display, ['πλατεία'])).json()).toMatchObject({
    code: 'release.leaves-gaps',
    params: { system, gaps: [{ until: null }] },
  });
  expect(await ownOf(api, token)).toMatchObject({ tags: harbour.tags });
  const changed = await edit(display, ['πλατεία'], acknowledged);
  expect(changed.json()).toMatchObject({ tags: ['πλατεία'] });
  // It has nothing to show already: that is no news, and with the tag again it has.
  const again = await edit(changed.json(), ['κήπος']);
  expect(again.statusCode).toBe(200);
  expect((await edit(again.json(), ['ΛΙΜΑΝΙ'])).statusCode).toBe(200);
});

describe('an emergency message by tag', () => {
  const send = (change: object) => api.post('/emergencies', anEmergency(change), { token: admin });
  const shownOn = async (token: string) => (await ownOf(api, token)).emergencies.length;

  test('reaches the displays that have the tag, and those that get it while it runs', async () => {
    const [there, elsewhere] = [await aDisplay(api, harbour), await aDisplay(api, square)];
    const events = await openEvents(api, there.token);
    const sent = (await send({ tags: ['ΛΙΜΑΝΙ'] })).json();
    expect(sent).toMatchObject({ tags: ['ΛΙΜΑΝΙ'], receipts: [{ name: harbour.name }] });
    await events.next('emergency');
    expect(await shownOn(there.token)).toBe(1);
    expect(await shownOn(elsewhere.token)).toBe(0);
    await edit(elsewhere.display, ['πλατεία', 'λιμάνι']);
    expect(await shownOn(elsewhere.token)).toBe(1);
    const later = await aDisplay(api, { tags: ['Λιμάνι'] });
    const other = await aDisplay(api, { tags: ['κήπος'] });
    expect([await shownOn(later.token), await shownOn(other.token)]).toEqual([1, 0]);
    await api.post(`/emergencies/${sent.id}/end`, undefined, { token: admin });
    await events.next('emergency');
    expect(await shownOn(there.token)).toBe(0);
  });

  test.each([
    [{ tags: ['που δεν υπάρχει'] }, 'field.unknown'],
    [{ tags: ['λιμάνι'], displays: [randomUUID()] }, 'field.invalid'],
  ])(
    '%j would be seen by nobody, or says two things at once: refused, nothing sent',
    async (change, code) => {
      await aDisplay(api, harbour);
      const refused = await send(change);
      expect(refused.json().issues).toMatchObject([{ path: ['tags'], code }]);
      expect((await api.read('/emergencies')).items).toEqual([]);
    },
  );
});
