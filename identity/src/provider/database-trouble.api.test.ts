import { problemShape } from '@psifida/contract/problem-shape';
import { connectDatabase } from '@psifida/postgres/connect';
import { openRelay } from '@psifida/postgres/testing/relay';
import { openTestDatabase } from '@psifida/postgres/testing/test-database';
import { expect, test } from 'vitest';
import { demoPassword } from '../accounts.ts';
import type { IdentityTables } from '../db/tables.ts';
import { startIdentity } from '../testing/identity-server.ts';
import { authorizationRequest, protocol, refresh, signIn } from '../testing/sign-in-steps.ts';

test('while the database is away, sign-in is not broken but to be tried again', async () => {
  const database = await openTestDatabase<IdentityTables>();
  const relay = await openRelay(database.connection);
  const db = connectDatabase<IdentityTables>({ connection: relay.connection });
  const server = await startIdentity(db);
  const browser = server.openBrowser();
  const tokens = await signIn(browser, 'editor', demoPassword);

  relay.cut();
  const renewed = await refresh(browser, tokens.refresh_token);
  const profile = await browser.fetch(`${protocol}/userinfo`, {
    headers: { authorization: `Bearer ${tokens.access_token}` },
  });
  for (const answer of [renewed, profile]) {
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(problemShape.parse(await answer.json())).toMatchObject({
      code: 'not-ready',
      params: { part: 'database' },
    });
  }
  const stranger = server.openBrowser();
  const page = await stranger.fetch(authorizationRequest(stranger).url, {
    headers: { accept: 'text/html' },
  });
  expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  expect(await page.text()).toContain('Δοκιμάστε ξανά σε λίγα δευτερόλεπτα');

  relay.mend();
  expect((await refresh(browser, tokens.refresh_token)).status).toBe(200);
  await server.close();
  await db.destroy();
  await relay.close();
  await database.close();
});
