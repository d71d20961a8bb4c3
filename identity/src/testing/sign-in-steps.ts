import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { signInPath } from '@psifida/contract/endpoints/sign-in';
import { type Browser, clientId, realm } from './identity-server.ts';

export const protocol = `/realms/${realm}/protocol/openid-connect`;

export type Tokens = {
  access_token: string;
  refresh_token: string;
  id_token: string;
  expires_in: number;
  token_type: string;
};

/** The address keycloak-js sends the browser to, with what it keeps for the way back. */
export function authorizationRequest(browser: Browser, changes: Record<string, string> = {}) {
  const verifier = randomBytes(72).toString('base64url');
  const params = {
    client_id: clientId,
    redirect_uri: `${browser.origin}/system1a/home?lang=en`,
    state: randomUUID(),
    response_mode: 'fragment',
    response_type: 'code',
    scope: 'openid',
    nonce: randomUUID(),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  };
  return { url: `${protocol}/auth?${new URLSearchParams(params)}`, verifier, ...params };
}

export const location = (response: Response): URL =>
  new URL(response.headers.get('location') ?? '', 'http://nowhere');

/** The answer the provider put into the fragment of the address it sent the browser back to. */
export const callbackOf = (response: Response) =>
  Object.fromEntries(new URLSearchParams(location(response).hash.slice(1)));

export const postJson = (browser: Browser, body: unknown, headers: Record<string, string> = {}) =>
  browser.fetch(signInPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

export const postForm = (browser: Browser, path: string, form: Record<string, string>, headers = {}) =>
  browser.fetch(path, { method: 'POST', body: new URLSearchParams(form), headers });

/** Opens the sign-in page, so that a password can be sent. */
export async function openSignInPage(browser: Browser) {
  const request = authorizationRequest(browser);
  await browser.fetch(request.url);
  return request;
}

export const refresh = (browser: Browser, refresh_token: string) =>
  postForm(browser, `${protocol}/token`, { grant_type: 'refresh_token', refresh_token, client_id: clientId });

export const exchange = (
  browser: Browser,
  code: string,
  { verifier, redirect_uri }: { verifier: string; redirect_uri: string },
) =>
  postForm(browser, `${protocol}/token`, {
    grant_type: 'authorization_code',
    client_id: clientId,
    code,
    redirect_uri,
    code_verifier: verifier,
  });

/** Goes where a password that was right leads. */
export const followSignIn = async (browser: Browser, answer: Response): Promise<Response> =>
  browser.fetch(((await answer.json()) as { redirectTo: string }).redirectTo);

/** From the first redirect to the tokens. */
export async function signIn(
  browser: Browser,
  username: string,
  password: string,
): Promise<Tokens & { nonce: string }> {
  const request = await openSignInPage(browser);
  const answer = await postJson(browser, { username, password });
  if (!answer.ok) throw new Error(`sign-in refused: ${await answer.text()}`);
  const { code = '' } = callbackOf(await followSignIn(browser, answer));
  const tokens = (await (await exchange(browser, code, request)).json()) as Tokens;
  return { ...tokens, nonce: request.nonce };
}
