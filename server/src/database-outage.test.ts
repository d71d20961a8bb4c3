import { createHttpServer } from '@psifida/api/http/http-server';
import { expect, test, vi } from 'vitest';
import { databaseOutage } from './database-outage.ts';

test('R-OPS-09 an outage of the database is one line when it begins and one when it ends; any other failure is told whole', async () => {
  const lines: { msg: string; reason?: string; err?: { stack?: string } }[] = [];
  let isAway = true;
  const probe = async () => {
    if (isAway) throw new Error('away');
  };
  const outage = databaseOutage({ probe, everyMs: 5 });
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const app = createHttpServer({ logger: { level: 'info', stream, hooks: outage.hooks }, trustProxy: false });
  outage.tellTo(app.log);
  const failures: Record<string, object> = {
    away: Object.assign(new Error('connect ENOENT /s/.s.PGSQL.5432'), { code: 'ENOENT', syscall: 'connect' }),
    slow: Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }),
  };
  app.get('/:what', { logLevel: 'warn' }, async ({ params }) => {
    throw failures[(params as { what: string }).what];
  });
  const ask = async (what: string) => expect((await app.inject(`/${what}`)).statusCode).toBe(503);

  for (let asked = 0; asked < 20; asked += 1) await ask('away');
  app.log.error({ err: failures.away }, 'a job failed');
  expect(lines.map(({ msg, reason }) => [msg, reason])).toEqual([
    ['the database is away', 'connect ENOENT /s/.s.PGSQL.5432'],
  ]);
  isAway = false;
  await vi.waitFor(() => expect(lines.at(-1)?.msg).toBe('the database is back'));
  await ask('slow');
  expect(lines.at(-1)?.err?.stack).toContain('canceling statement');
  await ask('away');
  expect(lines.filter(({ msg }) => msg === 'the database is away')).toHaveLength(2);
});
