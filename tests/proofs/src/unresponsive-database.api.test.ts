import { randomUUID } from 'node:crypto';
import { endpoints } from '@psifida/contract/endpoints/all';
import { type AnyEndpoint, apiPrefix } from '@psifida/contract/endpoints/endpoint';
import { uploadsPath } from '@psifida/contract/endpoints/media';
import { playerEventsPath } from '@psifida/contract/endpoints/player';
import { problemShape } from '@psifida/contract/problem-shape';
import { defaultTimeoutMs } from '@psifida/postgres/connect';
import { ownWhole } from '@psifida/server/testing/open-whole';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';

const whole = ownWhole();

/** Waits for a connection and for one answer, and what a busy machine adds. */
const boundMs = 2 * defaultTimeoutMs + 5_000;

const addressOf = ({ path }: AnyEndpoint) =>
  `${apiPrefix}${path.replace(':system', 'system1a').replace(/:\w+/g, randomUUID())}`;

test('a database that stands and says nothing: every call is answered in time, and the rest goes on', async () => {
  const administrator = await whole.token('administer');
  const display = `dsp_${'x'.repeat(43)}`;
  const { realm, clientId } = whole.config.identity;
  whole.relay.freeze();
  const began = performance.now();
  const ask = async (bearer: string | null, { headers, ...request }: InjectOptions) => ({
    url: request.url,
    answer: await whole.app.inject({
      ...request,
      headers: { ...(bearer && { authorization: `Bearer ${bearer}` }), ...headers },
    }),
  });
  const described = Object.values<AnyEndpoint>(endpoints).map((endpoint) =>
    ask(endpoint.access === 'display' ? display : administrator, {
      method: endpoint.method,
      url: addressOf(endpoint),
    }),
  );
  const others = [
    ask(administrator, {
      method: 'POST',
      url: uploadsPath,
      headers: {
        'tus-resumable': '1.0.0',
        'upload-length': '10',
        'upload-metadata': `filename ${btoa('a.jpg')}`,
      },
    }),
    ask(display, { method: 'GET', url: `${apiPrefix}${playerEventsPath}` }),
    ask(null, {
      method: 'POST',
      url: `/realms/${realm}/protocol/openid-connect/token`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `grant_type=refresh_token&client_id=${clientId}&refresh_token=${display}`,
    }),
  ];

  expect((await whole.app.inject('/healthz')).statusCode).toBe(200);
  const { host } = new URL(whole.config.publicUrl);
  const page = await whole.app.inject({ url: '/', headers: { accept: 'text/html', host } });
  expect(page.statusCode).toBe(200);
  const ready = await whole.app.inject('/readyz');
  expect([ready.statusCode, ready.json().checks]).toEqual([
    503,
    { database: false, storage: true, uploads: true, data: true, identity: expect.any(Boolean) },
  ]);
  expect((await whole.app.inject('/metrics')).body).toContain(
    '# psifida_displays cannot be told at the moment',
  );
  expect(performance.now() - began).toBeLessThan(defaultTimeoutMs);

  const answers = await Promise.all([...described, ...others]);
  expect(performance.now() - began).toBeLessThan(boundMs);
  for (const { url, answer } of await Promise.all(others))
    expect([url, answer.statusCode]).toEqual([url, 503]);
  for (const { url, answer } of answers) expect([url, answer.statusCode]).not.toEqual([url, 500]);
  const unready = answers.filter(({ answer }) => answer.statusCode === 503);
  expect(unready.length).toBeGreaterThan(20);
  for (const { answer } of unready) {
    expect(problemShape.parse(answer.json())).toMatchObject({
      code: 'not-ready',
      params: { part: 'database' },
    });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }

  whole.relay.mend();
  await expect.poll(async () => (await whole.call('GET', '/systems')).statusCode).toBe(200);
}, 90_000);
