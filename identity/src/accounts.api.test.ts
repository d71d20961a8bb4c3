import { beforeEach, describe, expect, test } from 'vitest';
import { AccountError } from './account-rules.ts';
import {
  addAccount,
  changeAccount,
  demoPassword,
  demoUsernames,
  ensureDemoAccounts,
  listAccounts,
  removeAccount,
  removeDemoAccounts,
  resetAccount,
  switchAccount,
} from './accounts.ts';
import { sweep } from './db/sweep.ts';
import { startIdentity } from './testing/identity-server.ts';
import { identityOfTest, ownIdentity } from './testing/own-identity.ts';
import { openSignInPage, postJson, refresh, signIn } from './testing/sign-in-steps.ts';

const server = ownIdentity();
const { database } = server;
beforeEach(async () => {
  await database.db.deleteFrom('identity_account').execute();
  await database.db.deleteFrom('identity_sign_in_attempt').execute();
});

const maria = { username: 'Maria', name: 'Μαρία Παππά', password: 'a long password', roles: ['editor'] };
const operator = { id: 'operator', name: 'the operator' };
const add = (account: typeof maria & { replacesDemo?: boolean }) =>
  addAccount(database.keeping, account, operator);
const remove = (username: string) => removeAccount(database.keeping, { which: { username }, by: operator });
const reset = (username: string, password: string) =>
  resetAccount(database.keeping, { which: { username }, by: operator, password, withSecondFactor: false });
const usernames = async () => (await listAccounts(database.db)).map(({ username }) => username);

test('an account is added, listed, and signs in whatever the case of its name', async () => {
  await add(maria);
  const [listed] = await listAccounts(database.db);
  expect(listed).toMatchObject({ username: 'Maria', name: 'Μαρία Παππά', roles: ['editor'], demo: false });
  const stored = await database.db
    .selectFrom('identity_account')
    .select('password_hash')
    .executeTakeFirstOrThrow();
  expect(stored.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  await signIn(server.openBrowser(), 'MARIA', maria.password);
});

describe('an account that would make no sense is refused with one sentence', () => {
  test.each([
    ['a space in the username', { ...maria, username: 'ma ria' }, /^A username has/],
    ['an empty username', { ...maria, username: '' }, /^A username has/],
    ['no name', { ...maria, name: ' ' }, /^A name has/],
    ['a short password', { ...maria, password: 'short' }, /^A password has at least 8/],
    ['a common password', { ...maria, password: 'Password1' }, /^That password is one of those/],
    ['a name with a year behind it', { ...maria, password: 'Παππα-2026' }, /^A password is not a name/],
    ['an odd role', { ...maria, roles: ['a b'] }, /^A role has/],
  ])('%s', async (_what, account, sentence) => {
    await expect(add(account)).rejects.toThrow(sentence);
    await expect(add(account)).rejects.toBeInstanceOf(AccountError);
    expect(await usernames()).toEqual([]);
  });
});

test('a name is taken whatever its case, also when two are added at once', async () => {
  const adding = ['maria', 'MARIA', 'Maria'].map((username) => add({ ...maria, username }));
  const results = await Promise.allSettled(adding);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(add(maria)).rejects.toThrow('There is already an account "Maria".');
});

test('a new password ends the sessions and the lock, and only the new one signs in', async () => {
  await add(maria);
  const browser = server.openBrowser();
  const tokens = await signIn(browser, 'maria', maria.password);
  const other = server.openBrowser();
  await openSignInPage(other);
  for (let failure = 1; failure <= 5; failure++)
    await postJson(other, { username: 'maria', password: 'wrong guess' });

  await reset('MARIA', 'another password');
  expect((await refresh(browser, tokens.refresh_token)).status).toBe(400);
  expect((await postJson(other, { username: 'maria', password: maria.password })).status).toBe(401);
  await signIn(browser, 'maria', 'another password');
});

test('a removed account is signed out, cannot sign in, and can be neither reset nor removed', async () => {
  await add(maria);
  const browser = server.openBrowser();
  const tokens = await signIn(browser, 'maria', maria.password);
  await remove('maria');
  expect((await refresh(browser, tokens.refresh_token)).status).toBe(400);
  await openSignInPage(browser);
  expect((await postJson(browser, { username: 'maria', password: maria.password })).status).toBe(401);
  const sentence = 'There is no account "maria".';
  await expect(remove('maria')).rejects.toThrow(sentence);
  await expect(reset('maria', 'long enough')).rejects.toThrow(sentence);
});

describe('R-PEOPLE-03 somebody stays who can let the others in', () => {
  const nikos = { ...maria, username: 'nikos', name: 'Νίκος', roles: ['admin'] };
  const off = (username: string) =>
    switchAccount(database.keeping, { which: { username }, by: operator, switchedOff: true });
  const demote = (username: string) =>
    changeAccount(database.keeping, {
      which: { username },
      by: operator,
      name: 'Ν',
      roles: () => ['editor'],
    });

  test('the last administrator is neither removed, switched off nor made less', async () => {
    await ensureDemoAccounts(database.db);
    await add(nikos);
    const sentence = 'That is the last administrator';
    for (const change of [remove, off, demote]) await expect(change('nikos')).rejects.toThrow(sentence);

    await add({ ...nikos, username: 'eleni' });
    await off('eleni');
    await expect(remove('nikos')).rejects.toThrow(sentence);
    await remove('eleni');
    await add({ ...nikos, username: 'petros' });
    await demote('nikos');
    await expect(off('petros')).rejects.toThrow(sentence);
  });

  test('whoever has not yet chosen a password of their own does not count', async () => {
    await add(nikos);
    await addAccount(database.keeping, { ...nikos, username: 'eleni', password: null }, operator);
    for (const change of [remove, off, demote])
      await expect(change('nikos')).rejects.toThrow('That is the last administrator');
    await off('eleni');
  });

  test('two who step down at the same moment do not both', async () => {
    await add(nikos);
    await add({ ...nikos, username: 'eleni' });
    const results = await Promise.allSettled([off('nikos'), demote('eleni'), off('eleni'), demote('nikos')]);
    const left = (await listAccounts(database.db)).filter(
      ({ roles, switched_off_at }) => roles.includes('admin') && !switched_off_at,
    );
    expect(left).toHaveLength(1);
    expect(results.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
  });
});

test('demonstration accounts come and go, with their sessions, and real ones stay', async () => {
  await add(maria);
  const demo = await startIdentity(database.db, { demoAccounts: true });
  expect(await usernames()).toEqual(['admin', 'editor', 'Maria', 'viewer']);
  const ofDemo = await signIn(demo.openBrowser(), 'admin', demoPassword);
  const browserOfMaria = demo.openBrowser();
  const ofMaria = await signIn(browserOfMaria, 'maria', maria.password);
  await demo.close();

  const real = await identityOfTest(database.db, { demoAccounts: false });
  expect(await usernames()).toEqual(['Maria']);
  const browser = real.openBrowser();
  expect((await refresh(browser, ofDemo.refresh_token)).status).toBe(400);
  const asBefore = real.openBrowser(undefined, browserOfMaria.jar);
  expect((await refresh(asBefore, ofMaria.refresh_token)).status).toBe(200);
  await openSignInPage(browser);
  expect((await postJson(browser, { username: 'admin', password: demoPassword })).status).toBe(401);
});

test('R-PEOPLE-09 a real account with a demonstration name is left alone, and takes the name over once that was said', async () => {
  await add({ ...maria, username: 'Admin' });
  await ensureDemoAccounts(database.db);
  const admin = (await listAccounts(database.db)).find(({ username }) => username === 'Admin');
  expect(admin).toMatchObject({ name: maria.name, demo: false });

  const named = { ...maria, username: 'Editor' };
  await expect(add(named)).rejects.toMatchObject({ code: 'account.replaces-demo' });
  expect(await usernames()).toContain('editor');
  await add({ ...named, replacesDemo: true });
  await ensureDemoAccounts(database.db);
  await removeDemoAccounts(database.db);
  expect(await usernames()).toEqual(['Admin', 'Editor']);
});

test('a demonstration account keeps its password and cannot be removed by hand', async () => {
  await ensureDemoAccounts(database.db);
  for (const username of demoUsernames) {
    const sentence = 'is a demonstration account';
    await expect(remove(username)).rejects.toThrow(sentence);
    await expect(reset(username, 'long enough')).rejects.toThrow(sentence);
  }
  expect(await usernames()).toHaveLength(3);
});

test('what has expired is swept away, what has not stays', async () => {
  await ensureDemoAccounts(database.db);
  const browser = server.openBrowser();
  const { refresh_token } = await signIn(browser, 'viewer', demoPassword);
  const record = { payload: '{}', uid: null, grant_id: null, account_id: null, consumed_at: null };
  const expires_at = new Date(Date.now() - 10 * 60_000);
  const old = Array.from({ length: 50 }, (_, n) => ({
    ...{ kind: 'Interaction', id: `old${n}`, ...record, expires_at },
  }));
  await database.db.insertInto('identity_record').values(old).execute();
  const attempt = {
    name_hash: Buffer.from('x'),
    failures: 3,
    last_at: new Date(Date.now() - 2 * 3_600_000),
    source: 'strangers',
  };
  await database.db.insertInto('identity_sign_in_attempt').values(attempt).execute();

  await sweep(database.db);
  const left = database.db.selectFrom('identity_record').select('id').where('id', 'like', 'old%');
  expect(await left.execute()).toEqual([]);
  expect(await database.db.selectFrom('identity_sign_in_attempt').selectAll().execute()).toEqual([]);
  expect((await refresh(browser, refresh_token)).status).toBe(200);
});

test('R-PEOPLE-08 a username that is taken for another, or of two alphabets, is refused', async () => {
  const add = (username: string) =>
    addAccount(database.keeping, { username, name: 'Κώστας', password: null, roles: ['editor'] }, operator);
  await add('KOTA1');
  for (const username of ['ΚΟΤΑ1', 'kotal', 'kоta'])
    await expect(add(username)).rejects.toMatchObject({
      issues: [{ path: ['username'], code: 'username.lookalike' }],
    });
  await add('kotas');
});
