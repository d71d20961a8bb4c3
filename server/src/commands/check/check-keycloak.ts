import type { RoleNames } from '@psifida/contract/access';
import type { Finding } from '@psifida/postgres/fitness';
import { wordsOfFetch } from '../../notices/words-of-fetch.ts';

type Wanted = { url: string; realm: string; clientId: string; publicUrl: string; roles: RoleNames };

const patience = () => AbortSignal.timeout(5_000);

/** Asks as a browser would. The token endpoint answers in codes, error pages in any language. */
export async function checkKeycloak(wanted: Wanted): Promise<(Finding & { weak?: true })[]> {
  const issuer = `${wanted.url}/realms/${encodeURIComponent(wanted.realm)}`;
  const reached = { about: `${wanted.url} answers, and its certificate is good`, wrong: null };
  let answer: Response;
  try {
    answer = await fetch(`${issuer}/.well-known/openid-configuration`, { signal: patience() });
  } catch (error) {
    return [{ ...reached, wrong: `KEYCLOAK_URL: ${wanted.url} does not answer (${wordsOfFetch(error)}).` }];
  }
  if (!answer.ok)
    return [
      reached,
      {
        about: 'the realm is there',
        wrong: `there is no realm '${wanted.realm}' at ${wanted.url} (it answered ${answer.status}); import deploy/keycloak/realm.json, or correct KEYCLOAK_REALM or KEYCLOAK_URL.`,
      },
    ];
  const described = (await answer.json()) as {
    issuer: string;
    token_endpoint: string;
    authorization_endpoint: string;
  };
  return [
    reached,
    { about: `the realm ${wanted.realm} is there`, wrong: null },
    {
      about: 'it calls itself by the same address',
      wrong:
        described.issuer === issuer
          ? null
          : `its tokens are signed as ${described.issuer}, not as ${issuer}; set Keycloak’s hostname (KC_HOSTNAME), or KEYCLOAK_URL, to the other.`,
    },
    ...(await checkClient(described, wanted)),
    {
      about: 'roles',
      wrong: `who has which role cannot be seen from outside: give people ${Object.values(wanted.roles).filter(Boolean).join(', ')} in Keycloak.`,
      weak: true,
    },
  ];
}

async function checkClient(
  at: { token_endpoint: string; authorization_endpoint: string },
  { clientId, publicUrl }: Wanted,
): Promise<Finding[]> {
  const redirect = { client_id: clientId, redirect_uri: `${publicUrl}/` };
  const token = await fetch(at.token_endpoint, {
    method: 'POST',
    body: new URLSearchParams({
      ...redirect,
      grant_type: 'authorization_code',
      code: 'none',
      code_verifier: 'v'.repeat(43),
    }),
    headers: { origin: publicUrl },
    signal: patience(),
  });
  const { error } = (await token.json().catch(() => ({}))) as { error?: string };
  const about = `the client ${clientId} is there, and public`;
  if (error === 'invalid_client')
    return [
      {
        about,
        wrong: `there is no client '${clientId}' in the realm; make it, or correct KEYCLOAK_CLIENT_ID.`,
      },
    ];
  if (error !== 'invalid_grant')
    return [
      {
        about,
        wrong: `the client '${clientId}' is not a public one with the standard flow (Keycloak says '${error ?? token.status}'); switch client authentication off.`,
      },
    ];
  const challenge = {
    response_type: 'code',
    scope: 'openid',
    code_challenge: 'c'.repeat(43),
    code_challenge_method: 'S256',
  };
  const page = await fetch(
    `${at.authorization_endpoint}?${new URLSearchParams({ ...redirect, ...challenge })}`,
    {
      redirect: 'manual',
      signal: patience(),
    },
  );
  const origin = token.headers.get('access-control-allow-origin');
  return [
    { about, wrong: null },
    {
      about: `people may come back to ${publicUrl}`,
      wrong:
        page.status < 400
          ? null
          : `the client does not lead back to ${publicUrl}/: add ${publicUrl}/* to its valid redirect addresses.`,
    },
    {
      about: `pages of ${publicUrl} may ask it`,
      wrong:
        origin === publicUrl || origin === '*'
          ? null
          : `pages of ${publicUrl} may not ask Keycloak: add ${publicUrl} to the client’s web origins.`,
    },
  ];
}
