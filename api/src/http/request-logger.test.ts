import { Problem } from '@psifida/contract/problem';
import { expect, test } from 'vitest';
import { createHttpServer } from './http-server.ts';

type Line = { level: number; reqId?: string; msg: string };

/** A server whose lines are kept, with a page that writes one of each level. */
function aServer(level: string) {
  const lines: Line[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const app = createHttpServer({ logger: { level, stream }, trustProxy: false });
  const children: object[] = [];
  const make = app.log.child.bind(app.log);
  app.log.child = (...own) => {
    children.push(own[0]);
    return make(...own);
  };
  const write = async (request: { log: typeof app.log }) => {
    request.log.info('info of a page');
    request.log.warn('warning of a page');
    return 'written';
  };
  app.get('/usual', write);
  app.get('/quiet', { logLevel: 'warn' }, write);
  app.get('/silent', { logLevel: 'warn' }, async () => 'nothing');
  return { app, lines, children };
}

test('what a request writes carries its id, and a page with a level of its own writes no less than that', async () => {
  const { app, lines } = aServer('info');
  for (const page of ['usual', 'quiet']) {
    lines.length = 0;
    const answer = await app.inject(`/${page}`);
    expect(lines.map(({ msg }) => msg)).toEqual(
      page === 'usual' ? ['info of a page', 'warning of a page', 'answered'] : ['warning of a page'],
    );
    for (const line of lines) expect(line.reqId).toBe(answer.headers['x-request-id']);
  }
});

test('R-OPS-09 a refusal is a part of the one line of its request', async () => {
  const { app, lines } = aServer('info');
  app.get('/refused', async () => {
    throw new Problem('not-found');
  });
  await app.inject('/refused?search=secret');
  expect(lines).toMatchObject([
    { msg: 'answered', statusCode: 404, code: 'not-found', req: { method: 'GET', url: '/refused?search' } },
  ]);
});

test('a request that writes nothing makes no logger of its own', async () => {
  const { app, lines, children } = aServer('info');
  await app.inject('/silent');
  expect({ lines, children }).toEqual({ lines: [], children: [] });
  const { headers } = await app.inject('/quiet');
  expect(children).toEqual([{ reqId: headers['x-request-id'] }]);
  const quiet = aServer('error');
  await quiet.app.inject('/usual');
  expect(quiet.children).toEqual([]);
});
