import { aDisplay } from '@psifida/api/testing/display-steps';
import type { Account, WithOneTimePassword } from '@psifida/contract/endpoints/accounts';
import { ownWhole } from '@psifida/server/testing/open-whole';
import { beforeAll, expect, test } from 'vitest';

const whole = ownWhole();
let administrator: string;
beforeAll(async () => {
  administrator = await whole.token('administer');
});

const add = async (username: string, rights: object): Promise<WithOneTimePassword> => {
  const payload = { username, name: `Η ${username}`, systems: [], ...rights };
  const answer = await whole.post('/accounts', payload, { token: administrator });
  expect(answer.statusCode).toBe(201);
  return answer.json();
};

/** As if they had signed in: a session of theirs, and a token of it. */
async function signedIn({ id, name }: Account, roles: string[]): Promise<string> {
  await whole.db
    .insertInto('identity_record')
    .values({
      kind: 'Session',
      id: `of ${id}`,
      payload: '{}',
      account_id: id,
      sid: `of ${id}`,
      expires_at: new Date(Date.now() + 3_600_000),
    })
    .execute();
  return whole.token('view', { sub: id, sid: `of ${id}`, name, realm_access: { roles } });
}

test('R-PEOPLE-02 whoever is switched off is refused by the very next call, and nothing secret is told', async () => {
  const { account, oneTimePassword } = await add('maria', { level: 'view' });
  const token = await signedIn(account, ['viewer']);
  expect((await whole.call('GET', '/systems', { token })).statusCode).toBe(200);
  const off = await whole.put(
    `/accounts/${account.id}/switch`,
    { switchedOff: true },
    { token: administrator },
  );
  expect(off.json()).toMatchObject({ switchedOff: true });
  expect(await whole.read('/systems', { token })).toMatchObject({
    status: 401,
    code: 'sign-in.expired',
  });

  const { items } = await whole.read('/activity', { token: administrator });
  const done = items.filter(({ action }: { action: string }) => action !== 'signed-in');
  expect(done.slice(0, 2)).toMatchObject([
    { action: 'switched-off', subjectKind: 'account', title: { el: 'Η maria' } },
    { action: 'created', subjectKind: 'account', subject: account.id },
  ]);
  expect(JSON.stringify(items)).not.toContain(oneTimePassword);
});

test('R-AUDIT-03 whoever is made anonymised is signed out, has no account any more, and is named by nothing', async () => {
  const { account } = await add('thalia', { level: 'edit' });
  const token = await signedIn(account, ['editor']);
  const signIns = async () =>
    (await whole.call('GET', '/activity?action=signed-in', { token: administrator })).body;
  expect((await whole.call('GET', '/systems', { token })).statusCode).toBe(200);
  await expect.poll(signIns).toContain('Η thalia');
  const anonymised = () => whole.post('/people/anonymised', { id: account.id }, { token: administrator });
  expect((await anonymised()).statusCode).toBe(200);
  expect((await whole.call('GET', '/systems', { token })).statusCode).toBe(401);
  for (const address of ['/accounts', '/activity', '/activity/people', '/activity/export?format=csv'])
    expect((await whole.call('GET', address, { token: administrator })).body).not.toMatch(
      new RegExp(`thalia|${account.id}`),
    );
  expect((await anonymised()).json().code).toBe('account.not-found');
});

test('R-PEOPLE-01 a list of everybody holds neither hash nor secret, and what is wrong with a form is said at its field', async () => {
  const listed = await whole.call('GET', '/accounts', { token: administrator });
  expect(listed.body).not.toMatch(/argon2|hash|secret"/);
  const refused = await whole.post(
    '/accounts',
    { username: 'MARIA', name: 'Άλλη', level: 'edit', systems: [] },
    { token: administrator },
  );
  expect(refused.json()).toMatchObject({
    status: 422,
    issues: [{ path: ['username'], code: 'username.taken' }],
  });
});

test('R-PEOPLE-05 somebody without the right to administer reads their own account and nobody else’s', async () => {
  const { account } = await add('eleni', { level: 'edit', systems: ['system7a'] });
  const token = await signedIn(account, ['editor', 'system7a']);
  expect(await whole.read('/own-account', { token })).toMatchObject({
    username: 'eleni',
    sessions: [{ current: true }],
  });
  expect(await whole.read('/accounts', { token })).toMatchObject({ code: 'not-allowed' });
});

test('R-PEOPLE-07 an editor of one system changes its displays and libraries alone', async () => {
  const token = await whole.token('edit', { realm_access: { roles: ['editor', 'system7a'] } });
  const own = await aDisplay(whole, { system: 'system7a' });
  const other = await aDisplay(whole, { system: 'system1a' });
  const refusal = { status: 403, code: 'system.others', params: { needs: 'edit', system: 'system1a' } };

  const identify = (id: string) => whole.post(`/displays/${id}/identify`, undefined, { token });
  expect((await identify(own.display.id)).statusCode).toBe(200);
  expect((await identify(other.display.id)).json()).toMatchObject(refusal);
  expect((await whole.delete(`/displays/${other.display.id}`, { token })).json()).toMatchObject(refusal);

  const { items } = await whole.read('/displays', { token });
  const found = items.find(({ id }: { id: string }) => id === own.display.id);
  const { name, place, audio, languageMode, panel, tags, version } = found;
  const payload = { name, place, audio, languageMode, panel, tags, version, system: 'system1a' };
  const given = await whole.put(`/displays/${own.display.id}`, payload, { token });
  expect(given.json()).toMatchObject(refusal);

  const item = { content: { title: { el: 'Πίτα', en: 'Pie' } } };
  const file = { format: 'csv', text: '', dryRun: true };
  expect((await whole.post('/library/recipe', item, { token })).json().code).toBe('input.invalid');
  expect((await whole.post('/library/recipe/import', file, { token })).statusCode).not.toBe(403);
  for (const kind of ['dish', 'product'])
    for (const [address, payload] of [
      [`/library/${kind}`, item],
      [`/library/${kind}/import`, file],
      [`/library/${kind}/many`, { what: 'delete', which: [{ id: own.display.id }] }],
    ] as const)
      expect((await whole.post(address, payload, { token })).json()).toMatchObject({
        code: 'system.others',
        params: { system: 'system7b' },
      });
});
