import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { signInPath } from '@psifida/contract/endpoints/sign-in';
import type { APIRequestContext } from 'playwright-core';

const protocol = '/realms/psifida/protocol/openid-connect';

export const demoPassword = 'psifida-demo';

/** From the first redirect to the code, as a browser does it, without its pages; `http` is signed in from then on. */
export async function signIn(http: APIRequestContext, baseURL: string, username: string) {
  const verifier = randomBytes(72).toString('base64url');
  const client = { client_id: 'psifida', redirect_uri: `${baseURL}/` };
  const params = {
    ...client,
    state: randomUUID(),
    nonce: randomUUID(),
    response_mode: 'fragment',
    response_type: 'code',
    scope: 'openid',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  };
  await http.get(`${baseURL}${protocol}/auth`, { params, maxRedirects: 0 });
  const answer = await http.post(`${baseURL}${signInPath}`, { data: { username, password: demoPassword } });
  const { redirectTo } = await answer.json();
  const back = await http.get(new URL(redirectTo, baseURL).href, { maxRedirects: 0 });
  const code = new URLSearchParams(new URL(back.headers().location ?? '').hash.slice(1)).get('code') ?? '';
  return {
    token: async (): Promise<string> => {
      const form = { ...client, grant_type: 'authorization_code', code, code_verifier: verifier };
      const { access_token } = await (await http.post(`${baseURL}${protocol}/token`, { form })).json();
      return access_token;
    },
  };
}
