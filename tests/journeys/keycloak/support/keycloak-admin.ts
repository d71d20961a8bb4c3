import { decodeJwt } from 'jose';

const realm = 'psifida';

export type KeycloakAccess = { url: string; adminPassword: string };

type PasswordGrant = { url: string; realm: string; clientId: string; username: string; password: string };

/** A token without a browser; Keycloak allows that for some clients, and not for the product's own. */
export async function tokenByPassword({ url, realm, clientId, username, password }: PasswordGrant) {
  const answer = await fetch(`${url}/realms/${realm}/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'password', client_id: clientId, username, password }),
  });
  const { access_token: token }: { access_token?: string } = await answer.json();
  if (!token) throw new Error(`Keycloak gave ${username} no token for ${clientId}: ${answer.status}`);
  return token;
}

/** What the people who look after Keycloak do, through its own administration API. */
export function keycloakAdmin({ url, adminPassword }: KeycloakAccess) {
  const ownToken = () =>
    tokenByPassword({
      url,
      realm: 'master',
      clientId: 'admin-cli',
      username: 'admin',
      password: adminPassword,
    });

  async function call(method: string, path: string, body?: unknown) {
    const answer = await fetch(`${url}/admin/realms/${realm}${path}`, {
      method,
      headers: { authorization: `Bearer ${await ownToken()}`, 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`Keycloak answered ${method} ${path} with ${answer.status}`);
    return answer.status === 204 ? undefined : answer.json();
  }

  return {
    ownToken,

    /** Keycloak sends people back only to addresses that it knows, and the tests' products have ports of the moment. */
    async welcome(productUrl: string): Promise<void> {
      const [client] = await call('GET', '/clients?clientId=psifida');
      const redirectUris = [...client.redirectUris, `${productUrl}/*`];
      await call('PUT', `/clients/${client.id}`, { ...client, redirectUris });
    },

    /** The one that this token belongs to, without telling the browser it lives in. */
    async endSessionOf(token: string): Promise<void> {
      await call('DELETE', `/sessions/${decodeJwt(token).sid}`);
    },
  };
}
