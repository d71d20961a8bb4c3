import { decodeJwt } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { addAccount, resetAccount } from './accounts.ts';
import { sweep } from './db/sweep.ts';
import { ownAccounts, type Self } from './own-account.ts';
import { recordAdapter } from './provider/record-adapter.ts';
import { secondFactors } from './second-factor.ts';
import type { Browser } from './testing/identity-server.ts';
import { ownIdentity } from './testing/own-identity.ts';
import { openSignInPage, postJson, protocol, refresh, signIn, type Tokens } from './testing/sign-in-steps.ts';

const own = ownIdentity();
const { database } = own;
const operator = { id: 'operator', name: 'the operator' };
const password = 'a long password';

beforeEach(async () => {
  await database.db.deleteFrom('identity_account').where('demo', '=', false).execute();
  await database.db.deleteFrom('identity_sign_in_attempt').execute();
  database.actions.length = 0;
});

const add = (username: string, chosen: string | null = password, roles = ['editor']) =>
  addAccount(database.keeping, { username, name: `Η ${username}`, roles, password: chosen }, operator);

const selfOf = ({ access_token }: Tokens): Self => {
  const { sub = '', sid, name } = decodeJwt(access_token);
  return { id: sub, name: String(name), session: String(sid) };
};
const sessionOf = ({ session }: Self) =>
  database.db
    .selectFrom('identity_record')
    .select('id')
    .where('kind', '=', 'Session')
    .where('sid', '=', session)
    .executeTakeFirstOrThrow();
const standing = ({ access_token }: Tokens) => {
  const { sub = '', sid, iat = 0 } = decodeJwt(access_token);
  return own.identity.stands({ sub, sid: String(sid), iat });
};

async function send(browser: Browser, form: object) {
  await openSignInPage(browser);
  const answer = await postJson(browser, form);
  return { status: answer.status, ...((await answer.json()) as Record<string, unknown>) };
}

const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({
    timestamp: Date.now() + steps * 30_000,
  });

/** Set with the code of now; the next one, which is taken half a minute early, is still to be used. */
async function withSecondFactor(username: string) {
  await add(username);
  const self = selfOf(await signIn(own.openBrowser(), username, password));
  const { secret, uri } = await own.identity.own.propose(self);
  const { recoveryCodes } = await own.identity.own.setSecondFactor(self, {
    secret,
    code: codeOf(secret),
    currentPassword: password,
  });
  return { secret, uri, recoveryCodes, self };
}

describe('R-PEOPLE-01 a one-time password', () => {
  test('opens the question for an own one, and nothing else; after it only the own one works', async () => {
    const { password: oneTime } = await add('maria', null);
    const browser = own.openBrowser();
    const first = { username: 'maria', password: oneTime };
    expect(await send(browser, first)).toMatchObject({ status: 200, needs: 'new-password' });
    const same = await send(browser, { ...first, newPassword: oneTime });
    expect(same).toMatchObject({ issues: [{ path: ['newPassword'], code: 'password.same' }] });
    const common = await send(browser, { ...first, newPassword: 'iloveyou1' });
    expect(common).toMatchObject({ issues: [{ path: ['newPassword'], code: 'password.common' }] });
    expect(await send(browser, { ...first, newPassword: 'my own password' })).toHaveProperty('redirectTo');
    expect(await send(browser, first)).toMatchObject({ code: 'sign-in.wrong-credentials' });
    await signIn(own.openBrowser(), 'maria', 'my own password');
    expect(database.actions).toEqual(['the operator: created Η maria', 'Η maria: password-changed Η maria']);
  });

  test('that was not used in time opens nothing', async () => {
    const { row, password: oneTime } = await add('maria', null);
    await database.db
      .updateTable('identity_account')
      .set({ one_time_until: new Date(Date.now() - 1000) })
      .where('id', '=', row.id)
      .execute();
    const form = { username: 'maria', password: oneTime, newPassword: 'my own password' };
    expect(await send(own.openBrowser(), form)).toMatchObject({ status: 403, code: 'sign-in.one-time-over' });
  });
});

describe('R-PEOPLE-02 tokens', () => {
  test('of somebody who was switched off open nothing from that moment on, and nor does the password', async () => {
    const { row } = await add('maria');
    const browser = own.openBrowser();
    const tokens = await signIn(browser, 'maria', password);
    expect(await standing(tokens)).toBe(true);
    await own.identity.accounts.switch(row.id, { switchedOff: true }, operator);
    expect(await standing(tokens)).toBe(false);
    expect((await refresh(browser, tokens.refresh_token)).status).toBe(400);
    expect(await send(browser, { username: 'maria', password })).toMatchObject({
      code: 'sign-in.wrong-credentials',
    });
    await own.identity.accounts.switch(row.id, { switchedOff: false }, operator);
    await signIn(browser, 'maria', password);
  });

  test('of an ended session stay refused, also when a request that had read it saves it again', async () => {
    const sessions = recordAdapter(database.db)('Session');
    const ways: ((self: Self) => Promise<unknown>)[] = [
      (self) => own.identity.accounts.reset(self.id, { withSecondFactor: false }, operator),
      async (self) => {
        const { sessions: all } = await own.identity.own.read(self);
        await own.identity.own.endSession(self, all[0]?.id ?? '');
      },
      async (self) => sessions.destroy((await sessionOf(self)).id),
    ];
    for (const [n, end] of ways.entries()) {
      await add(`maria${n}`);
      const tokens = await signIn(own.openBrowser(), `maria${n}`, password);
      const self = selfOf(tokens);
      const { id } = await sessionOf(self);
      const read = await sessions.find(id);
      if (!read) throw new Error('the session was there');
      await end(self);
      await sweep(database.db);
      await sessions.upsert(id, read, 3_600);
      expect(await standing(tokens)).toBe(false);
      expect(await sessions.find(id)).toBeUndefined();
    }
  });

  test('with the roles of before are to be renewed, which signs nobody out', async () => {
    const { row } = await add('maria');
    const browser = own.openBrowser();
    const tokens = await signIn(browser, 'maria', password);
    const roles = { level: 'edit' as const, systems: ['system7a' as const], approves: false, onDuty: false };
    await own.identity.accounts.change(row.id, { ...roles, name: 'Μαρία' }, operator);
    const { iat = 0, sub = '', sid } = decodeJwt(tokens.access_token);
    expect(await own.identity.stands({ sub, sid: String(sid), iat: iat - 2 })).toBe(false);
    const renewed = (await (await refresh(browser, tokens.refresh_token)).json()) as Tokens;
    expect(await standing(renewed)).toBe(true);
    expect(decodeJwt(renewed.access_token).realm_access).toEqual({ roles: ['editor', 'system7a'] });
  });
});

describe('R-PEOPLE-05 one’s own account', () => {
  test('shows where one is signed in, and ends one session or all the others, but nobody else’s', async () => {
    await add('maria');
    await add('nikos');
    const browsers = [own.openBrowser(), own.openBrowser(), own.openBrowser()];
    const [here, there, elsewhere] = await Promise.all(
      browsers.map((browser) => signIn(browser, 'maria', password)),
    );
    if (!here || !there || !elsewhere) throw new Error('three signed in');
    const self = selfOf(here);
    const { sessions } = await own.identity.own.read(self);
    expect(sessions.map(({ current }) => current)).toEqual([true, false, false]);
    expect(JSON.stringify(sessions)).not.toContain(self.session);

    const other = await own.identity.own.read(selfOf(there));
    const nikos = await signIn(own.openBrowser(), 'nikos', password);
    await own.identity.own.endSession(selfOf(nikos), other.sessions[0]?.id ?? '');
    expect(await standing(there)).toBe(true);
    await own.identity.own.endSession(self, other.sessions[0]?.id ?? '');
    expect([await standing(here), await standing(there), await standing(elsewhere)]).toEqual([
      true,
      false,
      true,
    ]);
    expect((await refresh(browsers[1] as Browser, there.refresh_token)).status).toBe(400);
    await own.identity.own.endOtherSessions(self);
    expect([await standing(here), await standing(elsewhere)]).toEqual([true, false]);
    expect((await refresh(browsers[0] as Browser, here.refresh_token)).status).toBe(200);
  });

  test('is signed out elsewhere, many times at once too, whatever a log-out that was not confirmed left in a session', async () => {
    await add('maria');
    const here = await signIn(own.openBrowser(), 'maria', password);
    const browser = own.openBrowser();
    const there = await signIn(browser, 'maria', password);
    const asked = await browser.fetch(`${protocol}/logout?state=a%00b`);
    expect(asked.status).toBe(200);
    expect((await own.identity.own.read(selfOf(here))).sessions).toHaveLength(2);
    // More than the database has connections for.
    await Promise.all(Array.from({ length: 20 }, () => own.identity.own.endOtherSessions(selfOf(here))));
    expect([await standing(here), await standing(there)]).toEqual([true, false]);
  });

  test('a reset is not undone by what was confirmed with the password of before', async () => {
    await add('maria');
    const self = selfOf(await signIn(own.openBrowser(), 'maria', password));
    const factors = secondFactors({ secret: 'of this test', issuer: 'Psifida' });
    let oneTime = '';
    const confirmPassword = async () => {
      const withSecondFactor = true;
      const given = await own.identity.accounts.reset(self.id, { withSecondFactor }, operator);
      oneTime = given.oneTimePassword;
    };
    const overtaken = ownAccounts({ ...database.keeping, factors, confirmPassword });
    const { secret } = factors.propose('maria');
    const form = { currentPassword: password };
    const refusal = { issues: [{ path: ['currentPassword'], code: 'password.wrong' }] };
    await expect(
      overtaken.changePassword(self, { ...form, newPassword: 'my own password' }),
    ).rejects.toMatchObject(refusal);
    await expect(
      overtaken.setSecondFactor(self, { ...form, secret, code: codeOf(secret) }),
    ).rejects.toMatchObject(refusal);
    await expect(overtaken.removeSecondFactor(self, form)).rejects.toMatchObject(refusal);
    expect(oneTime).toMatch(/^\w{4}-\w{4}-\w{4}$/);
    expect(await send(own.openBrowser(), { username: 'maria', password: oneTime })).toMatchObject({
      needs: 'new-password',
    });
  });

  test('a new password needs the old one, and ends the other sessions', async () => {
    await add('maria');
    const here = await signIn(own.openBrowser(), 'maria', password);
    const there = await signIn(own.openBrowser(), 'maria', password);
    const self = selfOf(here);
    const change = (currentPassword: string, newPassword: string) =>
      own.identity.own.changePassword(self, { currentPassword, newPassword });
    await expect(change('not the one', 'my own password')).rejects.toMatchObject({
      issues: [{ path: ['currentPassword'], code: 'password.wrong' }],
    });
    await expect(change(password, 'Maria-2026')).rejects.toMatchObject({
      issues: [{ path: ['newPassword'], code: 'password.like-you' }],
    });
    await change(password, 'my own password');
    expect([await standing(here), await standing(there)]).toEqual([true, false]);
    await signIn(own.openBrowser(), 'maria', 'my own password');
  });

  test('guessing at the old password from an open session has to wait like any other', async () => {
    await add('maria');
    const self = selfOf(await signIn(own.openBrowser(), 'maria', password));
    const guess = () =>
      own.identity.own.changePassword(self, { currentPassword: 'a guess', newPassword: 'my own password' });
    for (let time = 1; time <= 4; time++)
      await expect(guess()).rejects.toMatchObject({ code: 'input.invalid' });
    await expect(guess()).rejects.toMatchObject({ code: 'sign-in.locked' });
    // It was this session's doing, and nobody else waits for it.
    await signIn(own.openBrowser(), 'maria', password);
  });
});

describe('R-PEOPLE-06 a second factor', () => {
  test('is asked for after the password, works once, and not without the password', async () => {
    const { secret, uri } = await withSecondFactor('maria');
    expect(uri).toContain('otpauth://totp/Psifida:maria');
    const browser = own.openBrowser();
    const form = { username: 'maria', password };
    expect(await send(browser, form)).toMatchObject({ status: 200, needs: 'code' });
    const code = codeOf(secret, 1);
    expect(await send(browser, { ...form, password: 'not the one', code })).toMatchObject({
      code: 'sign-in.wrong-credentials',
    });
    expect(await send(browser, { ...form, code: `${code.slice(0, 3)} ${code.slice(3)}` })).toHaveProperty(
      'redirectTo',
    );
    expect(await send(own.openBrowser(), { ...form, code })).toMatchObject({ code: 'sign-in.wrong-code' });
  });

  test('has recovery codes that work once each', async () => {
    const { recoveryCodes, self } = await withSecondFactor('maria');
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first = ''] = recoveryCodes;
    const form = { username: 'maria', password, code: first.toLowerCase() };
    expect(await send(own.openBrowser(), form)).toHaveProperty('redirectTo');
    expect(await send(own.openBrowser(), form)).toMatchObject({ code: 'sign-in.wrong-code' });
    expect(await own.identity.own.read(self)).toMatchObject({ secondFactor: true, recoveryCodesLeft: 9 });
  });

  test('cannot be guessed: wrong codes are counted, and asking for the question does not forgive them', async () => {
    await withSecondFactor('maria');
    const browser = own.openBrowser();
    const form = { username: 'maria', password };
    for (let time = 1; time <= 4; time++) {
      expect(await send(browser, { ...form, code: '000000' })).toMatchObject({ code: 'sign-in.wrong-code' });
      expect(await send(browser, form)).toMatchObject({ needs: 'code' });
    }
    expect(await send(browser, { ...form, code: '000000' })).toMatchObject({ code: 'sign-in.locked' });
  });

  test('is not readable where it is stored, and nor are the recovery codes', async () => {
    const { secret, recoveryCodes } = await withSecondFactor('maria');
    const account = await database.db.selectFrom('identity_account').selectAll().execute();
    const codes = await database.db.selectFrom('identity_recovery_code').selectAll().execute();
    const stored = [...account.map((one) => one.second_factor), ...codes.map((one) => one.code_hash)]
      .map((bytes) => bytes?.toString('latin1'))
      .join();
    for (const clear of [secret, ...recoveryCodes]) expect(stored).not.toContain(clear);
  });

  test('goes with the password of its owner, or by a reset that takes it away', async () => {
    const { self } = await withSecondFactor('maria');
    await own.identity.own.removeSecondFactor(self, { currentPassword: password });
    await signIn(own.openBrowser(), 'maria', password);

    const nikos = await withSecondFactor('nikos');
    const reset = (withSecondFactor: boolean) =>
      resetAccount(database.keeping, { which: nikos.self, by: operator, password: null, withSecondFactor });
    const kept = await reset(false);
    const form = { username: 'nikos', password: kept.password, newPassword: 'my own password' };
    expect(await send(own.openBrowser(), form)).toMatchObject({ needs: 'code' });
    const { password: oneTime } = await reset(true);
    expect(await send(own.openBrowser(), { ...form, password: oneTime })).toHaveProperty('redirectTo');
  });
});

test('nothing about a demonstration account can be changed', async () => {
  const self = selfOf(await signIn(own.openBrowser(), 'editor', 'psifida-demo'));
  const refusal = { code: 'account.demo' };
  const form = { currentPassword: 'psifida-demo', newPassword: 'my own password' };
  await expect(own.identity.own.changePassword(self, form)).rejects.toMatchObject(refusal);
  await expect(own.identity.own.changeName(self, { name: 'x' })).rejects.toMatchObject(refusal);
  await expect(own.identity.own.propose(self)).rejects.toMatchObject(refusal);
  await expect(own.identity.accounts.switch(self.id, { switchedOff: true }, operator)).rejects.toMatchObject(
    refusal,
  );
});
