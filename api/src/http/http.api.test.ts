import { endpoints } from '@psifida/contract/endpoints/all';
import type { AnyEndpoint } from '@psifida/contract/endpoints/endpoint';
import { problemShape } from '@psifida/contract/problem-shape';
import type { ProblemCode } from '@psifida/contract/problems';
import { describe, expect, test } from 'vitest';
import { apiOfTest, ownApi } from '../testing/open-test-api.ts';

const down = { database: false };
const well = async () => {};
const database = () => (down.database ? Promise.reject(new Error('gone')) : Promise.resolve());
const api = ownApi({ probes: { database, storage: well, uploads: well, data: well, identity: well } });

test('R-AUTH-14 what is behind sign-in is kept by no browser and no proxy, refusals included', async () => {
  const reads = Object.values<AnyEndpoint>(endpoints).filter(
    ({ method, path, access }) =>
      method === 'GET' && !path.includes(':') && !['anyone', 'display', 'monitor'].includes(access),
  );
  expect(reads.length).toBeGreaterThan(20);
  const admin = await api.token({ realm_access: { roles: ['admin'] } });
  for (const { path } of reads)
    for (const token of [admin, 'none'])
      expect((await api.call('GET', path, { token })).headers['cache-control'], path).toBe('no-store');
});

const create = '/systems/system1a/presentations';
const json = 'application/json';
const long = 'x'.repeat(201);

const sent = (body: string, type = json, to = create) =>
  api.post(to, body, { headers: { 'content-type': type } });

describe('every refusal has one shape and no stack', () => {
  test.each<[string, () => ReturnType<typeof sent>, ProblemCode, number]>([
    ['an address that is not there', () => api.call('GET', '/nothing'), 'not-found', 404],
    ['a part that is too long', () => api.call('GET', `/systems/${long}/presentations`), 'not-found', 404],
    ['another method', () => api.delete('/systems'), 'method-not-allowed', 405],
    ['broken JSON', () => sent('{"title":'), 'input.not-json', 400],
    ['an empty body', () => sent(''), 'input.not-json', 400],
    [
      'an oversized body',
      () => sent(`"${'x'.repeat(2_000_000)}"`, json, `${create}/many`),
      'input.too-large',
      413,
    ],
    ['a body that is not JSON', () => sent('<title/>', 'application/xml'), 'input.unsupported-type', 415],
    ['a prototype in the body', () => sent('{"__proto__":{"a":1}}'), 'input.not-json', 400],
    [
      'a broken escape',
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
    const broken = await apiOfTest();
    await broken.db.schema.dropTable('presentation').cascade().execute();
    const answer = await broken.call('GET', '/systems');
    const told = { status: 500, code: 'something-went-wrong', params: {}, issues: [] };
    expect(answer.json()).toMatchObject(told);
    expect(answer.body).not.toContain('presentation');
  });

  test('a stranger’s oversized body is refused before it is read', async () => {
    const headers = { 'content-type': json };
    const answer = await api.post(create, 'x'.repeat(2_000_000), { token: null, headers });
    expect(answer.json().code).toBe('sign-in.required');
  });

  test('another method names those that work', async () => {
    expect((await api.delete(create)).headers.allow).toBe('GET, POST');
  });
});

describe('the description of the API', () => {
  test('is OpenAPI 3.1: every endpoint by its name, who may call, what goes in, how it can be refused and what any call can meet', async () => {
    const { openapi, paths } = await api.read('/openapi.json', { token: null });
    expect(openapi).toBe('3.1.0');
    const operations = Object.values<Record<string, { operationId: string; responses: object }>>(
      paths,
    ).flatMap((path) => Object.values(path));
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(endpoints).sort());
    const { post } = paths['/api/v1/systems/{system}/presentations'];
    expect(post).toMatchObject({ 'x-access': 'edit', security: [{ bearer: [] }] });
    expect(post.requestBody.content['application/json'].schema.properties.title).toBeDefined();
    expect(Object.keys(post.responses)).toEqual(expect.arrayContaining(['201', '401', '403', '413', '422']));
    for (const { responses } of operations)
      expect(Object.keys(responses)).toEqual(
        expect.arrayContaining(['400', '404', '405', '413', '415', '422', '431', '500', '503']),
      );
  });

  test('can be browsed, with every part from this server and no other file of the package', async () => {
    const page = await api.call('GET', '/api/docs', { token: null });
    expect(page.headers['content-type']).toContain('text/html');
    const parts = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '');
    expect(parts).toHaveLength(3);
    for (const part of parts) expect((await api.app.inject(part)).statusCode).toBe(200);
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
    const others = ['psifida', 'localhost.evil', '127.0.0.1.evil', '127.evil'].map(
      (name) => `${name}.example`,
    );
    for (const host of others) expect([host, await underName(host)]).toEqual([host, 403]);
    const headers = { 'x-forwarded-for': '127.0.0.1' };
    expect((await api.app.inject({ url: '/metrics', headers })).statusCode).toBe(403);
    expect((await api.app.inject({ url: '/metrics', remoteAddress: '192.0.2.7' })).statusCode).toBe(403);
  });

  test('behind a proxy that everybody comes through, nobody counts as this machine', async () => {
    const proxied = await apiOfTest({ monitor: { token: null, servesOthers: true } });
    const asked = async (url: string, headers = {}) =>
      (await proxied.app.inject({ url, headers: { host: '127.0.0.1:8080', ...headers } })).statusCode;
    expect(await asked('/metrics')).toBe(403);
    expect(await asked('/api/v1/glass')).toBe(401);
    expect(await asked('/api/v1/glass', { authorization: `Bearer ${await proxied.token()}` })).toBe(200);
  });

  test('/metrics asks for the token where there is one', async () => {
    const guarded = await apiOfTest({
      monitor: { token: 'a-secret-of-16-chars', servesOthers: true },
    });
    expect((await guarded.app.inject('/metrics')).statusCode).toBe(403);
    const headers = { authorization: 'Bearer a-secret-of-16-chars' };
    expect((await guarded.app.inject({ url: '/metrics', headers })).statusCode).toBe(200);
  });
});
