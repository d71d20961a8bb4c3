import { endpoints } from '@psifida/contract/endpoints/all';
import { problemShape } from '@psifida/contract/problem-shape';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../testing/open-test-api.ts';

let api: TestApi;
const down = { database: false };
beforeAll(async () => {
  api = await openTestApi({
    probes: {
      database: () => (down.database ? Promise.reject(new Error('gone')) : Promise.resolve()),
      storage: async () => {},
      uploads: async () => {},
      data: async () => {},
      identity: async () => {},
    },
  });
});
afterAll(() => api.close());

const create = '/systems/system1a/presentations';
const json = { 'content-type': 'application/json' };

describe('every refusal has one shape and no stack', () => {
  test.each([
    ['an address that is not there', () => api.call('GET', '/nothing'), 'not-found', 404],
    [
      'an address with a part that is too long',
      () => api.call('GET', `/systems/${'x'.repeat(201)}/presentations`),
      'not-found',
      404,
    ],
    ['another method', () => api.call('DELETE', '/systems'), 'method-not-allowed', 405],
    [
      'broken JSON',
      () => api.call('POST', create, { payload: '{"title":', headers: json }),
      'input.not-json',
      400,
    ],
    ['an empty body', () => api.call('POST', create, { payload: '', headers: json }), 'input.not-json', 400],
    [
      'an oversized body',
      () =>
        api.call('POST', `${create}/many`, {
          payload: JSON.stringify({ title: 'x'.repeat(2_000_000) }),
          headers: json,
        }),
      'input.too-large',
      413,
    ],
    [
      'a body that is not JSON',
      () => api.call('POST', create, { payload: '<title/>', headers: { 'content-type': 'application/xml' } }),
      'input.unsupported-type',
      415,
    ],
    [
      'a prototype in the body',
      () => api.call('POST', create, { payload: '{"__proto__":{"a":1}}', headers: json }),
      'input.not-json',
      400,
    ],
    [
      'a broken escape in the address',
      () => api.call('GET', '/systems/%E0%A4%A/presentations'),
      'input.malformed-request',
      400,
    ],
  ])('%s', async (_what, call, code, status) => {
    const answer = await call();
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    const problem = problemShape.parse(answer.json());
    expect(problem).toMatchObject({ code, status });
    expect(answer.body).not.toMatch(/at .*\.(ts|js)|node_modules/);
    expect(problem.instance).toBe(answer.headers['x-request-id']);
  });

  test('R-SHELL-18 what nobody foresaw is answered without its details', async () => {
    const broken = await openTestApi();
    await broken.db.schema.dropTable('presentation').cascade().execute();
    const answer = await broken.call('GET', '/systems');
    expect(answer.json()).toMatchObject({
      status: 500,
      code: 'something-went-wrong',
      params: {},
      issues: [],
    });
    expect(answer.body).not.toContain('presentation');
    await broken.close();
  });

  test('a stranger’s oversized body is refused before it is read', async () => {
    const answer = await api.call('POST', create, {
      token: null,
      payload: 'x'.repeat(2_000_000),
      headers: json,
    });
    expect(answer.json().code).toBe('sign-in.required');
  });

  test('another method names those that work', async () => {
    expect((await api.call('DELETE', create)).headers.allow).toBe('GET, POST');
  });
});

describe('the description of the API', () => {
  test('is OpenAPI 3.1 and holds every endpoint by its name', async () => {
    const description = (await api.call('GET', '/openapi.json', { token: null })).json();
    expect(description.openapi).toBe('3.1.0');
    const operations = Object.values<Record<string, { operationId: string }>>(description.paths).flatMap(
      (path) => Object.values(path).map(({ operationId }) => operationId),
    );
    expect(operations.sort()).toEqual(Object.keys(endpoints).sort());
  });

  test('says who may call, what goes in and how it can be refused', async () => {
    const { paths } = (await api.call('GET', '/openapi.json', { token: null })).json();
    const { post } = paths['/api/v1/systems/{system}/presentations'];
    expect(post).toMatchObject({ 'x-access': 'edit', security: [{ bearer: [] }] });
    expect(post.requestBody.content['application/json'].schema.properties.title).toBeDefined();
    expect(Object.keys(post.responses)).toEqual(expect.arrayContaining(['201', '401', '403', '413', '422']));
  });

  test('names for every operation what any call can meet', async () => {
    const { paths } = (await api.call('GET', '/openapi.json', { token: null })).json();
    for (const path of Object.values<Record<string, { responses: object }>>(paths))
      for (const { responses } of Object.values(path))
        expect(Object.keys(responses)).toEqual(
          expect.arrayContaining(['400', '404', '405', '413', '415', '422', '431', '500', '503']),
        );
  });

  test('can be browsed, with every part from this server', async () => {
    const page = await api.call('GET', '/api/docs', { token: null });
    expect(page.headers['content-type']).toContain('text/html');
    const parts = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '');
    expect(parts).toHaveLength(3);
    for (const part of parts) expect((await api.app.inject(part)).statusCode).toBe(200);
  });

  test('no other file of the documentation package is served', async () => {
    expect((await api.app.inject('/api/docs/assets/package.json')).statusCode).toBe(404);
  });
});

describe('for the operator', () => {
  test('/healthz says that the process is alive', async () => {
    expect((await api.app.inject('/healthz')).json()).toEqual({ status: 'alive' });
  });

  test('/readyz names the part that is out of reach', async () => {
    expect((await api.app.inject('/readyz')).statusCode).toBe(200);
    down.database = true;
    const ask = () => api.app.inject('/readyz');
    await expect.poll(async () => (await ask()).statusCode).toBe(503);
    const answer = await ask();
    down.database = false;
    expect(answer.json()).toEqual({
      status: 'not-ready',
      checks: { database: false, storage: true, uploads: true, data: true, identity: true },
      reasons: { database: expect.any(String) },
    });
  });

  test('/metrics counts requests by route, for this machine alone', async () => {
    await api.call('GET', '/systems');
    const answer = await api.app.inject('/metrics');
    expect(answer.body).toContain('route="/api/v1/systems",status="200"');
    const underName = async (host: string) =>
      (await api.app.inject({ url: '/metrics', headers: { host } })).statusCode;
    for (const host of ['localhost', 'localhost:8080', '127.0.0.1:8080', '[::1]:8080'])
      expect([host, await underName(host)]).toEqual([host, 200]);
    // A page of anybody's whose name leads to this machine is no page of this machine.
    for (const host of [
      'psifida.example',
      'localhost.evil.example',
      '127.0.0.1.evil.example',
      '127.evil.example',
    ])
      expect([host, await underName(host)]).toEqual([host, 403]);
    const throughProxy = await api.app.inject({
      url: '/metrics',
      headers: { 'x-forwarded-for': '127.0.0.1' },
    });
    expect(throughProxy.statusCode).toBe(403);
    expect((await api.app.inject({ url: '/metrics', remoteAddress: '192.0.2.7' })).statusCode).toBe(403);
  });

  test('behind a proxy that everybody comes through, nobody counts as this machine', async () => {
    const proxied = await openTestApi({ monitor: { token: null, servesOthers: true } });
    const asked = async (url: string, headers = {}) =>
      (await proxied.app.inject({ url, headers: { host: '127.0.0.1:8080', ...headers } })).statusCode;
    expect(await asked('/metrics')).toBe(403);
    expect(await asked('/api/v1/glass')).toBe(401);
    expect(await asked('/api/v1/glass', { authorization: `Bearer ${await proxied.token()}` })).toBe(200);
    await proxied.close();
  });

  test('/metrics asks for the token where there is one', async () => {
    const guarded = await openTestApi({
      monitor: { token: 'a-secret-of-16-chars', servesOthers: true },
    });
    expect((await guarded.app.inject('/metrics')).statusCode).toBe(403);
    const headers = { authorization: 'Bearer a-secret-of-16-chars' };
    expect((await guarded.app.inject({ url: '/metrics', headers })).statusCode).toBe(200);
    await guarded.close();
  });
});
