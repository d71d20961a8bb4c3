import { endpoint } from '@psifida/contract/endpoints/endpoint';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createCaller, type Tokens } from './api-client.ts';
import { ProblemError } from './problem-error.ts';

const response = z.object({ id: z.string() });
const findDish = endpoint.view('GET /dishes/:id', {
  summary: 'One dish',
  query: z.strictObject({ after: z.string().optional(), limit: z.number().default(24) }),
  response,
});
const createDish = endpoint.edit('POST /dishes', {
  summary: 'A new dish',
  body: z.object({ title: z.string() }),
  response,
});
const readMenu = endpoint.anyone('GET /menu', { summary: 'The menu', response });
const fava = { body: { title: 'Φάβα' } };

const fetched = vi.fn<typeof fetch>();
const tokens = {
  accessToken: vi.fn<Tokens['accessToken']>(),
  renewedToken: vi.fn<Tokens['renewedToken']>(),
  loseSession: vi.fn(),
};
const asked = vi.fn<(refusal: ProblemError) => Promise<boolean>>();
const call = createCaller({ baseUrl: () => 'http://api/', tokens, confirm: asked });

const dish = () => Response.json({ id: '1', secret: 'not promised' });
const refusal = (code: string, status: number, params: object = { a: 1 }) =>
  Response.json({ type: 't', title: 'T', status, code, params, issues: [], instance: 'r-1' }, { status });
const problemOf = (work: Promise<unknown>): Promise<ProblemError> =>
  work.then(
    () => expect.fail('was not refused'),
    (error) => error,
  );
const sent = (index = 0) => {
  const [url, init] = fetched.mock.calls[index] ?? [];
  const { method, body, headers }: RequestInit = init ?? {};
  return { url, method, body, headers: Object.fromEntries(new Headers(headers)) };
};

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal('fetch', fetched);
  fetched.mockImplementation(async (_, init) => {
    init?.signal?.throwIfAborted();
    return dish();
  });
  tokens.accessToken.mockResolvedValue('token-1');
  tokens.renewedToken.mockResolvedValue('token-2');
});
afterEach(() => vi.unstubAllGlobals());

describe('a call', () => {
  test('R-AUTH-09 carries the bearer token, encodes what it is given and reads what was promised', async () => {
    const query = { after: 'x y', limit: undefined };
    expect(await call(findDish, { params: { id: 'a/b?' }, query })).toEqual({ id: '1' });
    expect(sent()).toEqual({
      url: 'http://api/api/v1/dishes/a%2Fb%3F?after=x+y',
      method: 'GET',
      body: undefined,
      headers: { accept: 'application/json', authorization: 'Bearer token-1' },
    });
  });

  test('sends its body as JSON', async () => {
    await call(createDish, fava);
    const headers = { 'content-type': 'application/json' };
    expect(sent()).toMatchObject({ body: '{"title":"Φάβα"}', headers });
  });

  test('needs to be given only what its endpoint asks for', async () => {
    await call(readMenu);
    // @ts-expect-error: the dish's id is missing
    await call(findDish, {});
    // @ts-expect-error: the body is missing
    await call(createDish);
  });

  test('goes without a token when nobody is signed in', async () => {
    tokens.accessToken.mockResolvedValue(undefined);
    await call(readMenu);
    expect(sent().headers).not.toHaveProperty('authorization');
  });

  test('that anyone may make goes without a token when the provider cannot be reached', async () => {
    tokens.accessToken.mockRejectedValue(new TypeError('Failed to fetch'));
    await call(readMenu);
    expect(await problemOf(call(findDish, { params: { id: '1' } }))).toMatchObject({ offline: true });
  });

  test('that is given up rejects with the reason of its own signal', async () => {
    const controller = new AbortController();
    tokens.accessToken.mockReturnValue(new Promise(() => {}));
    const answer = call(readMenu, {}, { signal: controller.signal });
    controller.abort();
    await expect(answer).rejects.toBe(controller.signal.reason);
  });
});

describe('a refusal', () => {
  test('keeps code, status, params and the id of the request', async () => {
    fetched.mockResolvedValue(refusal('not-found', 404));
    const problem = await problemOf(call(readMenu));
    expect(problem).toBeInstanceOf(ProblemError);
    expect(problem).toMatchObject({ code: 'not-found', status: 404, params: { a: 1 }, instance: 'r-1' });
  });

  test.each([
    ['a page of a proxy', () => new Response('<html>', { status: 502 })],
    ['a code nobody knows', () => refusal('tea-pot', 418)],
    ['an answer that was not promised', () => Response.json({ name: 'x' })],
    ['half an answer', () => new Response('{"id":')],
  ])('R-SHELL-18 without a better message is something-went-wrong: %s', async (_, answer) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    fetched.mockResolvedValue(answer());
    const wrong = { code: 'something-went-wrong', status: answer().status, offline: false };
    expect(await problemOf(call(readMenu))).toMatchObject(wrong);
  });

  test('R-SHELL-18 tells when there was no network at all', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await problemOf(call(readMenu))).toMatchObject({ code: 'something-went-wrong', offline: true });
  });

  test('R-SHELL-18 ends the wait after 20 s', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    fetched.mockRejectedValue(new DOMException('', 'TimeoutError'));
    expect(await problemOf(call(findDish, { params: { id: '1' } }))).toMatchObject({ offline: false });
    expect(timeout).toHaveBeenCalledWith(20_000);
    timeout.mockRestore();
  });
});

describe('an expired token', () => {
  test('R-AUTH-09 is renewed and the call made once more', async () => {
    fetched.mockResolvedValueOnce(refusal('sign-in.expired', 401));
    expect(await call(readMenu)).toEqual({ id: '1' });
    expect(sent(1).headers).toMatchObject({ authorization: 'Bearer token-2' });
    expect(tokens.loseSession).not.toHaveBeenCalled();
  });

  test('R-AUTH-09 refused twice is a lost session', async () => {
    fetched.mockImplementation(async () => refusal('sign-in.required', 401));
    expect(await problemOf(call(readMenu))).toMatchObject({ code: 'sign-in.required' });
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(tokens.loseSession).toHaveBeenCalledOnce();
  });

  test('R-AUTH-09 a token that is not trusted is not renewed', async () => {
    fetched.mockResolvedValue(refusal('sign-in.not-trusted', 401));
    expect(await problemOf(call(readMenu))).toMatchObject({ code: 'sign-in.not-trusted' });
    expect(tokens.renewedToken).not.toHaveBeenCalled();
  });
});

describe('a change that would bring something about', () => {
  const ended = {
    system: 'system1a',
    number: 7,
    to: 3,
    by: null,
    at: '2026-11-16T10:00:00.000Z',
    reason: '',
  };
  const endsReturn = () => refusal('release.ends-return', 409, ended);

  test('is sent again once whoever makes it has said that they know, each time with all that they know', async () => {
    asked.mockResolvedValue(true);
    fetched.mockResolvedValueOnce(endsReturn()).mockResolvedValueOnce(refusal('release.leaves-gaps', 409));
    expect(await call(createDish, fava)).toEqual({ id: '1' });
    expect(sent(1).url).toBe('http://api/api/v1/dishes?endsReturns=system1a.7');
    expect(sent(2).url).toBe('http://api/api/v1/dishes?endsReturns=system1a.7&leavesGaps=true');
    expect(sent(2).body).toBe('{"title":"Φάβα"}');
  });

  test('is not made when they would rather not', async () => {
    asked.mockResolvedValue(false);
    fetched.mockResolvedValue(endsReturn());
    expect(await problemOf(call(createDish, fava))).toMatchObject({ code: 'release.ends-return' });
    expect(fetched).toHaveBeenCalledOnce();
  });
});
