import { MockAgent } from 'undici';
import { expect, test } from 'vitest';
import { downloadFeed } from './download-feed.ts';
import type { Guard } from './guard.ts';

/** Only what cannot be had from a local server: another scheme. */
async function follow(from: string, to: string) {
  const agent = new MockAgent();
  agent.disableNetConnect();
  agent
    .get(from)
    .intercept({ path: '/' })
    .reply(301, '', { headers: { location: `${to}/` } });
  agent.get(to).intercept({ path: '/' }).reply(200, 'reached');
  const guard: Guard = { agent, judge: () => {} };
  return downloadFeed({ guard, url: `${from}/`, validators: null, signal: AbortSignal.timeout(5_000) });
}

test('R-VAL-06 a secure address that leads to an insecure one is refused', async () => {
  const refused = follow('https://www.example.gr', 'http://www.example.gr');
  await expect(refused).rejects.toMatchObject({ reason: 'insecure-redirect' });
});

test.each(['http', 'https'])('an address under %s may lead to a secure one', async (scheme) => {
  const answer = await follow(`${scheme}://example.gr`, 'https://www.example.gr');
  expect(answer).toMatchObject({ url: 'https://www.example.gr/', bytes: Buffer.from('reached') });
});
