import { machineRoles, machineUsername } from '@psifida/contract/access';
import type { Presentation } from '@psifida/contract/content/presentation';
import { mediaOfContent } from '@psifida/contract/content/presentation-content';
import type { ApprovalSummary, ListedApproval } from '@psifida/contract/endpoints/approvals';
import type { SystemId } from '@psifida/contract/registry/systems';
import { beforeAll, describe, expect, test } from 'vitest';
import { completeContent, itemContent } from '../../testing/builders.ts';
import { aShownPresentation } from '../../testing/display-steps.ts';
import { frozen } from '../../testing/frozen.ts';
import { apiOfTest, ownApi } from '../../testing/open-test-api.ts';
import { saveContent } from '../../testing/presentation-steps.ts';
import { clientId } from '../../testing/test-issuer.ts';

const roles = { view: 'viewer', edit: 'editor', administer: 'admin', approve: 'approver' };
let chief: string;
let elsewhere: string;
let other: string;
let head: string;
const api = ownApi({ signIn: { roles } });
beforeAll(async () => {
  const person = (sub: string, ...given: string[]) =>
    api.token({ sub, name: sub, realm_access: { roles: given } });
  chief = await person('Chief', 'editor', 'approver');
  elsewhere = await person('Elsewhere', 'editor', 'approver', 'system1a');
  other = await person('Other', 'editor');
  head = await person('Head', 'admin');
});

const of = (rest = '', system: SystemId = 'system4') => `/systems/${system}/presentations${rest}`;
const make = (active: boolean) => aShownPresentation(api, 'system4', { active }, { token: chief });
const fresh = ({ id }: { id: string }): Promise<Presentation> => api.read(of(`/${id}`));
const title = { el: 'Άλλος', en: 'Another' };
type Change = { title?: Presentation['title']; version?: number; note?: string };
const asking = ({ id, system, version, content }: Presentation, change: Change = {}) => ({
  kind: 'presentation',
  subject: id,
  system,
  version: change.version ?? version,
  active: true,
  content: { ...content, title: change.title ?? title },
  note: change.note ?? '',
});
const ask = (presentation: Presentation, token?: string, change?: Change) =>
  api.post('/approvals', asking(presentation, change), { token });
const asked = async (...input: Parameters<typeof ask>): Promise<ApprovalSummary> => {
  const answer = await ask(...input);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
};
const decide = (number: number, what: string, token: string, payload?: object) =>
  api.call('POST', `/approvals/${number}/${what}`, { token, ...(payload && { payload }) });
const actions = async ({ id }: { id: string }) =>
  (await api.read('/activity?limit=100')).items
    .filter(({ subject }: { subject: string }) => subject === id)
    .map(({ action, by }: { action: string; by: { name: string } }) => `${by.name} ${action}`)
    .reverse();

describe('R-APPR-03 what an editor asks for', () => {
  test('waits beside the document, is approved by somebody else, and both are in the activity', async () => {
    const shown = await make(true);
    const { number } = await asked(shown, undefined, { note: 'Για τη γιορτή' });
    expect(await fresh(shown)).toMatchObject({ version: shown.version, title: shown.title });
    expect(await api.read(`/approvals/${number}`)).toMatchObject({
      state: 'waiting',
      note: 'Για τη γιορτή',
      version: shown.version,
      content: { title },
    });
    const approved = await decide(number, 'approve', chief);
    expect(approved.json()).toMatchObject({ state: 'approved', decidedBy: { name: 'Chief' } });
    expect(await fresh(shown)).toMatchObject({ title, modifiedBy: { name: 'Chief' } });
    expect(await actions(shown)).toEqual([
      'Chief created',
      'Μαρία Ψηφιδοπούλου asked',
      'Chief saved',
      'Chief approved',
    ]);
    expect((await decide(number, 'approve', chief)).json().code).toBe('approval.over');
  });

  test('is listed with what changes, and no longer as something to approve once another version was saved', async () => {
    const shown = await make(true);
    const { number } = await asked(shown);
    const listed = async () =>
      (await api.read(`/approvals?state=waiting&subject=${shown.id}`)).items.map(
        ({ changes, ...one }: ListedApproval) => ({ ...one, changes: changes?.map(({ field }) => field) }),
      );
    expect(await listed()).toMatchObject([{ number, changes: ['title.el', 'title.en'], stale: false }]);
    await saveContent(api, shown, { title: { el: 'Τρίτος', en: 'Third' } }, { token: chief });
    expect(await listed()).toMatchObject([{ number, changes: ['title.el', 'title.en'], stale: true }]);
    await decide(number, 'send-back', chief, { word: 'Ξανά' });
  });

  test('is not approved once something in it was changed that nobody else was to see yet', async () => {
    const hidden = await make(false);
    const { number } = await asked(hidden);
    const [image] = mediaOfContent(hidden.content);
    await api.db
      .updateTable('media_asset')
      .set({ modified_at: new Date(Date.now() + 1_000) })
      .where('id', '=', image ?? '')
      .execute();
    expect((await decide(number, 'approve', chief)).json().code).toBe('approval.parts-changed');
    expect(await fresh(hidden)).toMatchObject({ active: false });
    expect((await decide(number, 'send-back', chief, { word: 'Ξανά' })).statusCode).toBe(200);
  });

  test('activates a draft, which was saved as ever', async () => {
    const draft = await make(false);
    const { number } = await asked((await saveContent(api, draft, { title })).json());
    expect((await decide(number, 'approve', head)).statusCode).toBe(200);
    expect(await fresh(draft)).toMatchObject({ active: true, title });
  });

  test('is sent back with a word, which may not be left out, and taken up again', async () => {
    const shown = await make(true);
    const { number } = await asked(shown);
    expect((await decide(number, 'send-back', chief, { word: ' ' })).json().issues).toMatchObject([
      { path: ['word'], code: 'field.required' },
    ]);
    const back = await decide(number, 'send-back', chief, { word: 'Λείπει η ώρα.' });
    expect(back.json()).toMatchObject({ state: 'sent-back', word: 'Λείπει η ώρα.' });
    expect(await fresh(shown)).toMatchObject({ version: shown.version });
    const again = await asked(shown);
    expect((await decide(again.number, 'approve', chief)).statusCode).toBe(200);
    expect(await actions(shown)).toContain('Chief sent-back');
  });

  test('is withdrawn by whoever asked, and by nobody else', async () => {
    const shown = await make(true);
    const { number } = await asked(shown);
    expect((await decide(number, 'withdraw', chief)).json().code).toBe('approval.others');
    expect((await api.post(`/approvals/${number}/withdraw`)).json().state).toBe('withdrawn');
    expect((await decide(number, 'approve', chief)).json().code).toBe('approval.over');
  });

  test('takes the place of what the same person asked for; another one waits their turn', async () => {
    const shown = await make(true);
    const first = await asked(shown);
    const second = await asked(shown, undefined, { title: { el: 'Τρίτος', en: 'Third' } });
    const { items } = await api.read(`/approvals?subject=${shown.id}`);
    expect(items.map(({ number, state }: ApprovalSummary) => [number, state])).toEqual([
      [second.number, 'waiting'],
      [first.number, 'withdrawn'],
    ]);
    const refused = (await ask(shown, other)).json();
    expect(refused).toMatchObject({ code: 'approval.waiting', params: { name: 'Μαρία Ψηφιδοπούλου' } });
  });

  test('is judged as a save would be, before anybody is bothered', async () => {
    const shown = await make(true);
    const empty = { ...asking(shown), content: { ...shown.content, entries: [] } };
    expect((await api.post('/approvals', empty)).json().code).toBe('presentation.incomplete');
    expect((await ask(shown, undefined, { version: 99 })).json().code).toBe('presentation.changed-elsewhere');
    expect((await ask(await make(false), chief)).json().code).toBe('approval.not-needed');
  });

  test('is not approved over what somebody else has saved meanwhile, and can still be sent back', async () => {
    const shown = await make(true);
    const { number } = await asked(shown);
    await saveContent(api, shown, { title }, { token: chief });
    expect((await decide(number, 'approve', chief)).json().code).toBe('presentation.changed-elsewhere');
    expect((await decide(number, 'send-back', chief, { word: 'Άλλαξε.' })).statusCode).toBe(200);
  });

  test('waits on its own for a document that is deleted', async () => {
    await make(true);
    const shown = await make(true);
    const { number } = await asked(shown);
    const waiting = async () => (await api.read('/approvals')).waiting;
    expect(await waiting()).toContain(shown.id);
    expect(await api.read(`/approvals/${number}`)).toMatchObject({ stale: false });
    await api.delete(of(`/${shown.id}?version=${shown.version}`), { token: chief });
    expect(await api.read(`/approvals/${number}`)).toMatchObject({ state: 'waiting', stale: true });
    expect(await waiting()).not.toContain(shown.id);
    expect((await decide(number, 'approve', chief)).json().code).toBe('presentation.not-found');
    expect((await decide(number, 'send-back', chief, { word: 'Διαγράφηκε.' })).statusCode).toBe(200);
  });
});

describe('R-APPR-02 without the role', () => {
  const many = (payload: object, token: string) => api.post(of('/many?leavesGaps=true'), payload, { token });

  test('what one took off the glass one puts back as it was, and nobody else does', async () => {
    await make(true);
    const which = [await make(true), await make(true)].map(({ id }) => ({ id }));
    const takeOff = async () => (await many({ what: 'deactivate', which }, other)).json().done;
    const back = await many({ what: 'undo', which: await takeOff() }, other);
    expect(back.json().done, back.body).toHaveLength(2);
    for (const one of which) expect(await fresh(one)).toMatchObject({ active: true });
    const again = await takeOff();
    const refused = await many({ what: 'undo', which: again }, await api.token());
    expect(refused.json().code).toBe('approval.required');
    expect((await many({ what: 'undo', which: again.slice(1) }, other)).json().code).toBe(
      'approval.required',
    );
  });

  test('one neither returns to a release nor ends a return, also where that only takes away', async () => {
    await make(true);
    const { items } = await api.read('/systems/system4/releases');
    await make(true);
    const call = (what: string, token: string) =>
      api.post(`/systems/system4/releases/${what}`, what === 'end-return' ? undefined : { reason: '' }, {
        token,
      });
    const number = items[0].number;
    expect((await call(`${number}/return`, other)).json().code).toBe('approval.required');
    expect((await call(`${number}/return`, chief)).statusCode).toBe(200);
    expect((await call('end-return', other)).json().code).toBe('approval.required');
    expect((await call('end-return', elsewhere)).json()).toMatchObject({
      code: 'system.others',
      params: { system: 'system4' },
    });
    expect((await call('end-return', chief)).statusCode).toBe(200);
  });
});

describe('R-APPR-04 who decides', () => {
  test('is nobody without the role, nobody of another system, never whoever asked, and of two at once one', async () => {
    const shown = await make(true);
    const { number } = await asked(shown);
    for (const [token, code, params] of [
      [other, 'not-allowed', { needs: 'approve' }],
      [elsewhere, 'system.others', { needs: 'approve', system: 'system4' }],
    ] as const)
      for (const what of ['approve', 'send-back'])
        expect(
          (await decide(number, what, token, what === 'approve' ? undefined : { word: 'x' })).json(),
        ).toMatchObject({ code, params });
    const promoted = await api.withRoles('admin');
    expect((await decide(number, 'approve', promoted)).json().code).toBe('approval.own');
    const answers = await Promise.all([decide(number, 'approve', chief), decide(number, 'approve', head)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});

test('R-APPR-05 a recipe that is shown is asked for as a presentation is', async () => {
  const content = await completeContent(api.db, 'system7a');
  await api.post(of('', 'system7a'), { active: true, ...content }, { token: chief });
  const [subject] = content.entries.flatMap((entry) => (entry.kind === 'recipe' ? entry.recipe : []));
  const recipe = await api.read(`/library/recipe/${subject}`);
  const asks = { kind: 'recipe', subject, version: recipe.version, active: true, note: '' };
  const answer = await api.post('/approvals', { ...asks, content: { ...recipe.content, title } });
  expect(answer.json()).toMatchObject({ kind: 'recipe', system: 'system7a', state: 'waiting' });
  expect((await decide(answer.json().number, 'approve', chief)).statusCode).toBe(200);
  expect((await api.read(`/library/recipe/${subject}`)).title).toEqual(title);
});

test('R-TOWN-01 R-MACHINE-02 an announcement that would be shown is asked for, whoever makes it, and is on displays once approved', async () => {
  const room = { announcements: true, events: false, after: 1 };
  await aShownPresentation(api, 'system4', { room }, { token: chief });
  const content = await itemContent(api.db, 'announcement');
  const machine = await api.token({
    ...{ sub: 'booking', azp: 'booking', aud: clientId, preferred_username: machineUsername('booking') },
    ...{ name: undefined, realm_access: { roles: [] } },
    resource_access: { [clientId]: { roles: machineRoles(['announcements']) } },
  });
  for (const token of [undefined, machine]) {
    const refused = await api.post('/library/announcement', { active: true, content }, { token });
    expect(refused.json(), refused.body).toMatchObject({ code: 'approval.required' });
  }
  const draft = (await api.post('/library/announcement', { content }, { token: machine })).json();
  const asks = { kind: 'announcement', subject: draft.id, version: draft.version, active: true, note: '' };
  const answer = await api.post('/approvals', { ...asks, content });
  expect(answer.json(), answer.body).toMatchObject({ kind: 'announcement', state: 'waiting' });
  expect((await decide(answer.json().number, 'approve', chief)).statusCode).toBe(200);
  expect(await api.read(`/library/announcement/${draft.id}`)).toMatchObject({ active: true });
});

test('a proposal that was kept by an older version is read as a content of today', async () => {
  const { number } = await asked(await make(true));
  for (const [, text] of frozen('revision-')) {
    const { system4 } = JSON.parse(text);
    if (!system4) continue;
    await api.db
      .updateTable('approval')
      .set({ content: JSON.stringify({ ...system4, fieldOfTomorrow: 1 }) })
      .where('number', '=', number)
      .execute();
    expect((await api.read(`/approvals/${number}`)).content).toMatchObject(system4);
  }
});

test('R-APPR-01 without the setting an editor saves as ever, and nobody has to be asked', async () => {
  const free = await apiOfTest();
  const shown = await aShownPresentation(free, 'system4');
  const refused = await free.post('/approvals', asking(shown));
  expect(refused.json().code).toBe('approval.not-needed');
  expect((await free.read(of(`/${shown.id}`))).version).toBe(shown.version);
});
