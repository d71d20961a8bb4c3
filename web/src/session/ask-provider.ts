import type { RuntimeConfig } from '@psifida/contract/runtime-config';

const answersWithinMs = 10_000;

/**
 * A question to the provider; an answer that is none is an error, which a page of ours tells and offers a retry.
 * Asked again after a timeout: on a slow machine the page itself uses up the time in which the provider has to answer.
 */
export async function askedOf(
  address: string,
  isAnswer: (response: Response) => boolean,
  tries = 3,
): Promise<Response> {
  const response = await fetch(address, {
    cache: 'no-store',
    signal: AbortSignal.timeout(answersWithinMs),
  }).catch((error: Error) => {
    if (tries < 2 || error.name !== 'TimeoutError') throw error;
    return askedOf(address, isAnswer, tries - 1);
  });
  if (!isAnswer(response)) throw new Error(`The sign-in provider answered with ${response.status}`);
  return response;
}

/**
 * keycloak-js leaves the page for the provider, and a provider that is down would then be the browser's own error page.
 * So it is asked first, while there is still a page of ours that can say so.
 */
export async function askProvider({ keycloakUrl, keycloakRealm }: RuntimeConfig): Promise<void> {
  const realm = `${keycloakUrl.replace(/\/$/, '')}/realms/${encodeURIComponent(keycloakRealm)}`;
  await askedOf(`${realm}/.well-known/openid-configuration`, ({ ok }) => ok);
}
