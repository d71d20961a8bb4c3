import { machineRights } from '@psifida/contract/access';
import { decodeJwt } from 'jose';
import { beforeEach, expect, test } from 'vitest';
import { clientId } from './testing/identity-server.ts';
import { ownIdentity } from './testing/own-identity.ts';
import { authorizationRequest, callbackOf, postForm, protocol } from './testing/sign-in-steps.ts';

const own = ownIdentity();
const { database } = own;
const operator = { id: 'operator', name: 'the operator' };

beforeEach(async () => {
  await database.db.deleteFrom('identity_machine').execute();
  database.actions.length = 0;
});

const add = (name = 'Κρατήσεις', rights = [...machineRights]) =>
  own.identity.machines.add({ name, rights }, operator);

const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
});

const ask = async (id: string, secret: string, form: Record<string, string> = {}, address?: string) => {
  const answer = await postForm(
    own.openBrowser(address),
    `${protocol}/token`,
    { grant_type: 'client_credentials', ...form },
    basic(id, secret),
  );
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
};

test('R-MACHINE-01 a machine gets a short-lived token with its rights and nothing of a person', async () => {
  const { machine, secret } = await add('Κρατήσεις', ['read', 'alerts']);
  const { status, body } = await ask(machine.id, secret);
  expect(status).toBe(200);
  expect(body.refresh_token).toBeUndefined();
  const token = decodeJwt(body.access_token ?? '');
  expect(token).toMatchObject({
    sub: machine.id,
    azp: machine.id,
    aud: clientId,
    typ: 'Bearer',
    name: 'Κρατήσεις',
    preferred_username: `service-account-${machine.id}`,
    resource_access: { [clientId]: { roles: ['machine-read', 'machine-alerts'] } },
  });
  expect(token.sid).toBeUndefined();
  expect(token.realm_access).toBeUndefined();
  expect(Number(token.exp) - Number(token.iat)).toBeLessThanOrEqual(300);
  expect((await own.identity.machines.list()).items[0]?.lastTokenAt).not.toBeNull();
  expect(database.actions).toEqual(['the operator: created Κρατήσεις']);
});

test('R-MACHINE-01 the secret is stored as a hash alone, and another one opens nothing', async () => {
  const { machine, secret } = await add();
  const rows = await database.db.selectFrom('identity_machine').selectAll().execute();
  expect(JSON.stringify(rows.map((row) => row.secret_hash.toString('latin1')))).not.toContain(secret);
  const kept = rows[0]?.secret_hash.toString('hex') ?? '';
  for (const wrong of [kept, `${secret}x`, ''])
    expect(await ask(machine.id, wrong)).toMatchObject({ status: expect.toSatisfy((code) => code >= 400) });
  for (const unknown of ['no-uuid', crypto.randomUUID(), clientId])
    expect((await ask(unknown, secret)).status).toBeGreaterThanOrEqual(400);
});

test('R-MACHINE-01 a revoked machine gets no token, and the one it has no longer stands', async () => {
  const { machine, secret } = await add();
  const named = { sub: machine.id, sid: '', iat: 0 };
  expect(await own.identity.stands(named)).toBe(true);
  await own.identity.machines.revoke(machine.id, operator);
  expect(await own.identity.stands(named)).toBe(false);
  expect((await ask(machine.id, secret)).status).toBe(401);
  expect(database.actions.at(-1)).toBe('the operator: deleted Κρατήσεις');
  await expect(own.identity.machines.revoke(machine.id, operator)).rejects.toMatchObject({
    code: 'account.not-found',
  });
});

test('R-MACHINE-03 a machine’s client signs nobody in, by no grant of people', async () => {
  const { machine, secret } = await add();
  const browser = own.openBrowser();
  const begun = await browser.fetch(authorizationRequest(browser, { client_id: machine.id }).url);
  const said = callbackOf(begun);
  expect(said.code).toBeUndefined();
  expect([400, 303]).toContain(begun.status);
  expect(begun.headers.get('location') ?? '').not.toContain('/login');
  for (const grant_type of ['authorization_code', 'refresh_token', 'password'])
    expect((await ask(machine.id, secret, { grant_type, code: 'x', refresh_token: 'x' })).status).toBe(400);
  // Nor does the product's own client, whose tokens are of people, get one without a person.
  const answer = await postForm(browser, `${protocol}/token`, {
    grant_type: 'client_credentials',
    client_id: clientId,
  });
  expect(answer.status).toBe(400);
});

test('R-MACHINE-02 whoever asks for tokens without end has to wait', async () => {
  const { machine } = await add();
  // All at once: on a slow machine the limit would fill up again between one and the next.
  const answers = await Promise.all(
    Array.from({ length: 130 }, () => ask(machine.id, 'wrong', {}, '192.0.2.66')),
  );
  const statuses = new Set(answers.map(({ status }) => status));
  expect(statuses).toEqual(new Set([401, 429]));
});
