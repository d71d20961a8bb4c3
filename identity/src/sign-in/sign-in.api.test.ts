import { createHash } from 'node:crypto';
import { problemShape } from '@psifida/contract/problem-shape';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoPassword } from '../accounts.ts';
import { type Browser, type IdentityServer, publicUrl, startIdentity } from '../testing/identity-server.ts';
import { ownIdentity } from '../testing/own-identity.ts';
import { openSignInPage, postForm, postJson } from '../testing/sign-in-steps.ts';

const server = ownIdentity();
const { database } = server;
let browser: Browser;

beforeEach(async () => {
  await database.db.deleteFrom('identity_sign_in_attempt').execute();
  browser = server.openBrowser();
  await openSignInPage(browser);
});

const wrong = { username: 'editor', password: 'not the password' };
const right = { username: 'editor', password: demoPassword };

const problemOf = async (response: Response) => {
  expect(response.headers.get('content-type')).toContain('application/problem+json');
  const problem = problemShape.parse(await response.json());
  expect(problem.status).toBe(response.status);
  return problem;
};
const codeOf = async (response: Response) => (await problemOf(response)).code;

test('R-AUTH-10 a wrong password and an unknown name are refused alike', async () => {
  for (const username of ['editor', 'nobody', 'no\0body', "'; drop table"]) {
    const told = await problemOf(await postJson(browser, { ...wrong, username }));
    expect(told).toMatchObject({ status: 401, code: 'sign-in.wrong-credentials' });
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
    expect(await problemOf(await postJson(browser, body, headers))).toMatchObject({ status, code });
  });
});

test('a form or script of another site cannot sign anyone in', async () => {
  expect((await postForm(browser, '/login/authenticate', right)).status).toBe(415);
  for (const origin of ['https://evil.example', 'null', `${publicUrl}.evil.example`])
    expect(await codeOf(await postJson(browser, right, { origin }))).toBe('not-allowed');
});

test('the page can ask whether a sign-in is under way, so that a bookmark of it begins one', async () => {
  const pending = async (of: Browser) => (await (await of.fetch('/login/pending')).json()) as unknown;
  expect(await pending(browser)).toEqual({ pending: true });
  expect(await pending(server.openBrowser())).toEqual({ pending: false });
  expect((await postJson(browser, right)).status).toBe(200);
  // Until the browser has followed the redirect its sign-in can still be finished.
  expect(await pending(browser)).toEqual({ pending: true });
});

test('a sign-in that was finished, expired or never begun is abandoned', async () => {
  expect(await codeOf(await postJson(server.openBrowser(), right))).toBe('sign-in.abandoned');
  await database.db.deleteFrom('identity_record').where('kind', '=', 'Interaction').execute();
  const gone = { status: 410, code: 'sign-in.abandoned' };
  expect(await problemOf(await postJson(browser, right))).toMatchObject(gone);
});

test('a sign-in cookie made up by the caller is not believed', async () => {
  const cookie = browser.jar.header('/login').replace(/\.sig=[^;]*/, '.sig=AAAA');
  expect(await codeOf(await postJson(browser, right, { cookie }))).toBe('sign-in.abandoned');
});

const attempts = () => database.db.selectFrom('identity_sign_in_attempt').selectAll().execute();
const unlock = () => database.db.updateTable('identity_sign_in_attempt').set({ wait_until: null }).execute();
const browserAt = async (address: string) => {
  const opened = server.openBrowser(address);
  await openSignInPage(opened);
  return opened;
};
/** So many guesses at the editor's name from everywhere, the last one just now. */
const strangersFailed = (failures: number) =>
  database.db
    .insertInto('identity_sign_in_attempt')
    .values({
      name_hash: createHash('sha256').update('editor').digest(),
      source: 'strangers',
      failures,
      last_at: new Date(),
      wait_until: new Date(Date.now() + 60_000),
    })
    .execute();
/** Somebody else's wrong guess, each from an address of its own. */
const guessFrom = async (address: string, username = 'editor') =>
  codeOf(await postJson(await browserAt(address), { ...wrong, username }));
/** In several networks, as many as asked for. */
const addresses = (count: number) => Array.from({ length: count }, (_, n) => `203.${n >> 8}.${n & 255}.7`);

describe('after five failures an address waits before it guesses again', () => {
  test.each(['editor', 'nobody'])('whether or not the name exists: %s', async (username) => {
    for (let failure = 1; failure < 5; failure++)
      expect(await codeOf(await postJson(browser, { ...wrong, username }))).toBe('sign-in.wrong-credentials');
    for (const password of [wrong.password, demoPassword]) {
      const answer = await postJson(browser, { username: username.toUpperCase(), password });
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(20);
      const problem = await problemOf(answer);
      expect(problem).toMatchObject({ status: 429, code: 'sign-in.locked' });
      expect(problem.params.retryAfterSeconds).toBeLessThanOrEqual(30);
    }
  });

  test('twice as long each time, up to five minutes, and a success forgets it', async () => {
    const waits: number[] = [];
    for (let failure = 1; failure <= 11; failure++) {
      const { params } = await problemOf(await postJson(browser, wrong));
      if (params.retryAfterSeconds) waits.push(Number(params.retryAfterSeconds));
      await unlock();
    }
    expect(waits).toEqual([30, 60, 120, 240, 300, 300, 300]);
    expect((await postJson(browser, right)).status).toBe(200);
    expect(await attempts()).toEqual([expect.objectContaining({ source: 'strangers', failures: 11 })]);
  });

  test('and starts from nothing when the name was left in peace for an hour', async () => {
    for (let failure = 1; failure <= 5; failure++) await postJson(browser, wrong);
    const longAgo = new Date(Date.now() - 61 * 60_000);
    await database.db
      .updateTable('identity_sign_in_attempt')
      .set({ last_at: longAgo, wait_until: longAgo })
      .execute();
    expect(await codeOf(await postJson(browser, wrong))).toBe('sign-in.wrong-credentials');
  });

  test('also when all guesses arrive at once: only five are ever tried', async () => {
    const guesses = Array.from({ length: 15 }, (_, n) =>
      postJson(browser, { ...wrong, password: `guess number ${n}` }),
    );
    const codes = await Promise.all(guesses.map(async (guess) => codeOf(await guess)));
    expect(codes.filter((code) => code === 'sign-in.wrong-credentials')).toHaveLength(4);
    expect(codes.filter((code) => code === 'sign-in.locked')).toHaveLength(11);
    expect((await attempts()).map(({ failures }) => failures)).toEqual([5, 5]);
  });
});

describe('guessing at a name does not keep its owner out', () => {
  test('who comes from another address signs in', async () => {
    for (let failure = 1; failure <= 8; failure++) await guessFrom('198.51.100.7');
    expect(await guessFrom('198.51.100.7')).toBe('sign-in.locked');
    expect((await postJson(await browserAt('198.51.100.8'), right)).status).toBe(200);
  });

  test('who sits in the same segment of IPv6 has an own count', async () => {
    for (let failure = 1; failure <= 5; failure++) await guessFrom('2001:db8:1:2::1');
    expect(await guessFrom('2001:db8:1:2::1')).toBe('sign-in.locked');
    expect(await guessFrom('2001:db8:1:2::2')).toBe('sign-in.wrong-credentials');
  });

  test('a /64 of addresses has fifteen guesses together, and then a short wait', async () => {
    for (let failure = 1; failure <= 14; failure++) await guessFrom(`2001:db8:1:2::${failure}`);
    const { params } = await problemOf(await postJson(await browserAt('2001:db8:1:2::f'), wrong));
    expect(params?.retryAfterSeconds).toBe(5);
    expect(await guessFrom('2001:db8:1:2::ffff')).toBe('sign-in.locked');
    expect(await guessFrom('2001:db8:1:3::1')).toBe('sign-in.wrong-credentials');
  });

  test('who signed in with this browser before passes, though strangers guess from everywhere', async () => {
    const owner = await browserAt('192.0.2.1');
    expect((await postJson(owner, right)).status).toBe(200);
    await openSignInPage(owner);
    await strangersFailed(40);
    expect(await guessFrom('203.0.113.7')).toBe('sign-in.locked');
    await unlock();
    for (let failure = 1; failure <= 5; failure++) {
      await guessFrom('192.0.2.1');
      await database.db
        .updateTable('identity_sign_in_attempt')
        .set({ wait_until: null })
        .where('source', '=', 'strangers')
        .execute();
    }
    expect(await guessFrom('192.0.2.1')).toBe('sign-in.locked');
    expect((await postJson(owner, right)).status).toBe(200);
  });

  test('strangers slow each other down, by a minute at most', async () => {
    await strangersFailed(28);
    await unlock();
    const [stranger, ...others] = addresses(10);
    expect(await guessFrom('203.0.113.7')).toBe('sign-in.wrong-credentials');
    const waits: number[] = [];
    for (const address of others) {
      const { params } = await problemOf(await postJson(await browserAt(address), wrong));
      waits.push(Number(params.retryAfterSeconds));
      await unlock();
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 60, 60, 60, 60]);
    expect((await postJson(await browserAt(String(stranger)), right)).status).toBe(200);
  });

  test('a guess that had to wait for other strangers is not held against its address', async () => {
    await strangersFailed(40);
    for (let tried = 0; tried < 6; tried++) expect(await guessFrom('192.0.2.9')).toBe('sign-in.locked');
    expect((await attempts()).map(({ source }) => source)).toEqual(['strangers']);
  });
});

describe('a browser that signed in before', () => {
  const known = async () => {
    await postJson(browser, right);
    await openSignInPage(browser);
    const cookie = browser.jar.all().find(({ name, path }) => name === 'psifida_known' && path === '/login');
    if (!cookie) throw new Error('no cookie was given');
    return cookie;
  };

  test('leaves no count, and is known by a cookie that no script reads and no other site’s page sends', async () => {
    const { attributes } = await known();
    expect(await attempts()).toEqual([]);
    expect(attributes).toMatch(/Max-Age=34560000; HttpOnly; SameSite=Lax$/);
  });

  test('still guesses no faster than anybody', async () => {
    await known();
    for (let failure = 1; failure < 5; failure++)
      expect(await codeOf(await postJson(browser, wrong))).toBe('sign-in.wrong-credentials');
    expect(await codeOf(await postJson(browser, wrong))).toBe('sign-in.locked');
    expect(await codeOf(await postJson(browser, right))).toBe('sign-in.locked');
  });

  test('is a stranger to every other name', async () => {
    await known();
    await postJson(browser, { ...wrong, username: 'admin' });
    expect((await attempts()).map(({ source }) => source).sort()).toEqual(['address 127.0.0.1', 'strangers']);
  });

  test('is not believed when it made its cookie up', async () => {
    const { value } = await known();
    const [until, id, ...rest] = value.split('.');
    const header = browser.jar.header('/login');
    for (const forged of [
      '',
      'x',
      'é.é',
      `${until}.other.${rest.join('.')}`,
      `${value}x`,
      `9${until}.${id}.${rest.join('.')}`,
    ]) {
      await database.db.deleteFrom('identity_sign_in_attempt').execute();
      await postJson(browser, wrong, { cookie: header.replace(value, encodeURI(forged)) });
      expect((await attempts()).map(({ source }) => source)).toContain('strangers');
    }
  });
});

describe('R-GUARD-01 a flood of passwords', () => {
  /** Its line is short, so that a few requests are a flood. */
  let narrow: IdentityServer;
  beforeAll(async () => {
    narrow = await startIdentity(database.db, { passwordLine: { atOnce: 1, waiting: 16, each: 8 } });
  });
  afterAll(() => narrow.close());

  const comeFrom = async (address: string) => {
    const opened = narrow.openBrowser(address);
    await openSignInPage(opened);
    return opened;
  };
  /** Names that are nobody's, so that only the line stands in the way. */
  const flood = (from: Browser, count: number) =>
    Promise.all(
      Array.from({ length: count }, async (_, n) =>
        codeOf(await postJson(from, { ...wrong, username: `person${n}` })),
      ),
    );

  test('from one address is told to come again, and what was not tried is not counted', async () => {
    const codes = await flood(await comeFrom('192.0.2.1'), 20);
    const busy = codes.filter((code) => code === 'sign-in.busy').length;
    expect(busy).toBeGreaterThan(0);
    expect((await attempts()).filter(({ source }) => source === 'strangers')).toHaveLength(20 - busy);
  });

  test.each([
    ['one address', ['192.0.2.1'], 60, 8],
    ['a few addresses that fill every place', ['192.0.2.1', '192.0.2.2', '192.0.2.3'], 20, 6],
  ])('from %s keeps nobody else out', async (_, from, each, others) => {
    const crowd = await Promise.all(from.map(comeFrom));
    const staff = await Promise.all(addresses(others).map(comeFrom));
    const noise = Promise.all(crowd.map((one) => flood(one, each)));
    const answers = await Promise.all(staff.map((person) => postJson(person, right)));
    expect(answers.map(({ status }) => status)).toEqual(staff.map(() => 200));
    expect((await noise).flat()).toContain('sign-in.busy');
  });

  test('from more addresses than can wait does not keep out who signed in before', async () => {
    const owner = await comeFrom('192.0.2.1');
    expect((await postJson(owner, right)).status).toBe(200);
    await openSignInPage(owner);
    const strangers = await Promise.all(addresses(25).map(comeFrom));
    const noise = Promise.all(strangers.map((stranger) => flood(stranger, 2)));
    expect((await postJson(owner, right)).status).toBe(200);
    expect((await noise).flat()).toContain('sign-in.busy');
  });
});
