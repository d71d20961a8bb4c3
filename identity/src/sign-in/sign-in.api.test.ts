import { problemShape } from '@psifida/contract/problem-shape';
import { openTestDatabase, type TestDatabase } from '@psifida/postgres/testing/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoPassword } from '../accounts.ts';
import type { IdentityTables } from '../db/tables.ts';
import { type Browser, type IdentityServer, publicUrl, startIdentity } from '../testing/identity-server.ts';
import { openSignInPage, postForm, postJson } from '../testing/sign-in-steps.ts';

let database: TestDatabase<IdentityTables>;
let server: IdentityServer;
let browser: Browser;

beforeAll(async () => {
  database = await openTestDatabase<IdentityTables>();
  server = await startIdentity(database.db);
});
beforeEach(async () => {
  await database.db.deleteFrom('identity_sign_in_attempt').execute();
  browser = server.openBrowser();
  await openSignInPage(browser);
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const wrong = { username: 'editor', password: 'not the password' };
const right = { username: 'editor', password: demoPassword };

const problemOf = async (response: Response) => {
  expect(response.headers.get('content-type')).toContain('application/problem+json');
  return problemShape.parse(await response.json());
};
const codeOf = async (response: Response) => (await problemOf(response)).code;

test('R-AUTH-10 a wrong password and an unknown name are refused alike', async () => {
  for (const username of ['editor', 'nobody', 'no\0body', "'; drop table"]) {
    const answer = await postJson(browser, { ...wrong, username });
    expect(answer.status).toBe(401);
    expect(await codeOf(answer)).toBe('sign-in.wrong-credentials');
  }
});

test('R-AUTH-10 a password shorter than 8 and a missing name are reported at their fields', async () => {
  const short = await problemOf(await postJson(browser, { username: 'editor', password: 'short' }));
  expect(short).toMatchObject({ code: 'input.invalid', status: 422 });
  expect(short.issues).toEqual([expect.objectContaining({ path: ['password'], code: 'field.too-short' })]);
  const empty = await problemOf(await postJson(browser, {}));
  expect(empty.issues).toEqual([
    expect.objectContaining({ path: ['username'], code: 'field.required' }),
    expect.objectContaining({ path: ['password'], code: 'field.required' }),
  ]);
  const long = await problemOf(await postJson(browser, { username: 'x'.repeat(201), password: 7 }));
  expect(long.issues.map(({ code }) => code)).toEqual(['field.too-long', 'field.invalid']);
});

describe('bad input gets a clear answer', () => {
  const json = { 'content-type': 'application/json' };
  test.each([
    ['broken JSON', '{"username":', json, 400, 'input.not-json'],
    ['no body', '', json, 400, 'input.not-json'],
    ['an oversized body', JSON.stringify({ username: 'x'.repeat(9000) }), json, 413, 'input.too-large'],
    ['plain text', 'x', { 'content-type': 'text/plain' }, 415, 'input.unsupported-type'],
    ['a list', '[]', json, 422, 'input.invalid'],
    ['prototype tricks', '{"__proto__":{"username":"editor"}}', json, 400, 'input.not-json'],
  ])('%s', async (_what, body, headers, status, code) => {
    const answer = await postJson(browser, body, headers);
    expect(answer.status).toBe(status);
    expect(await codeOf(answer)).toBe(code);
  });
});

test('a form or script of another site cannot sign anyone in', async () => {
  expect((await postForm(browser, '/login/authenticate', right)).status).toBe(415);
  for (const origin of ['https://evil.example', 'null', `${publicUrl}.evil.example`])
    expect(await codeOf(await postJson(browser, right, { origin }))).toBe('not-allowed');
});

test('a sign-in that was finished, expired or never begun is abandoned', async () => {
  expect(await codeOf(await postJson(server.openBrowser(), right))).toBe('sign-in.abandoned');
  await database.db.deleteFrom('identity_record').where('kind', '=', 'Interaction').execute();
  const gone = await postJson(browser, right);
  expect(gone.status).toBe(410);
  expect(await codeOf(gone)).toBe('sign-in.abandoned');
});

test('a sign-in cookie made up by the caller is not believed', async () => {
  const cookie = browser.jar.header('/login').replace(/\.sig=[^;]*/, '.sig=AAAA');
  expect(await codeOf(await postJson(browser, right, { cookie }))).toBe('sign-in.abandoned');
});

describe('after five failures a name is locked', () => {
  test.each(['editor', 'nobody'])('whether or not it exists: %s', async (username) => {
    for (let failure = 1; failure < 5; failure++)
      expect(await codeOf(await postJson(browser, { ...wrong, username }))).toBe('sign-in.wrong-credentials');
    for (const password of [wrong.password, demoPassword]) {
      const answer = await postJson(browser, { username: username.toUpperCase(), password });
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(50);
      const { code, params } = await problemOf(answer);
      expect(code).toBe('sign-in.locked');
      expect(params.retryAfterSeconds).toBeLessThanOrEqual(60);
    }
  });

  test('twice as long each time, up to fifteen minutes, and a success forgets it all', async () => {
    const lockSeconds: number[] = [];
    const unlock = () =>
      database.db.updateTable('identity_sign_in_attempt').set({ locked_until: null }).execute();
    for (let failure = 1; failure <= 11; failure++) {
      const { params } = await problemOf(await postJson(browser, wrong));
      if (params.retryAfterSeconds) lockSeconds.push(Number(params.retryAfterSeconds));
      await unlock();
    }
    expect(lockSeconds).toEqual([60, 120, 240, 480, 900, 900, 900]);
    expect((await postJson(browser, right)).status).toBe(200);
    expect(await database.db.selectFrom('identity_sign_in_attempt').selectAll().execute()).toEqual([]);
  });

  test('and starts from nothing when it was left in peace for an hour', async () => {
    for (let failure = 1; failure <= 5; failure++) await postJson(browser, wrong);
    const longAgo = new Date(Date.now() - 61 * 60_000);
    await database.db
      .updateTable('identity_sign_in_attempt')
      .set({ last_at: longAgo, locked_until: longAgo })
      .execute();
    expect(await codeOf(await postJson(browser, wrong))).toBe('sign-in.wrong-credentials');
  });

  test('also when all guesses arrive at once: only five are ever tried', async () => {
    const guesses = Array.from({ length: 30 }, (_, n) =>
      postJson(browser, { ...wrong, password: `guess number ${n}` }),
    );
    const codes = await Promise.all(guesses.map(async (guess) => codeOf(await guess)));
    expect(codes.filter((code) => code === 'sign-in.wrong-credentials')).toHaveLength(4);
    expect(codes.filter((code) => code === 'sign-in.locked')).toHaveLength(26);
    const [row] = await database.db.selectFrom('identity_sign_in_attempt').selectAll().execute();
    expect(row?.failures).toBe(5);
  });
});

test('more sign-ins at once than can wait are told so, and none of those counts as a failure', async () => {
  const people = Array.from({ length: 80 }, (_, n) =>
    postJson(browser, { ...wrong, username: `person${n}` }),
  );
  const codes = await Promise.all(people.map(async (person) => codeOf(await person)));
  const busy = codes.filter((code) => code === 'sign-in.busy').length;
  expect(busy).toBeGreaterThan(0);
  const counted = await database.db.selectFrom('identity_sign_in_attempt').selectAll().execute();
  expect(counted).toHaveLength(80 - busy);
});
