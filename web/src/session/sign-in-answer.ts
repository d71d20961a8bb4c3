// What the provider leaves in the address.

/** What an OpenID provider, and Keycloak beyond it, adds to the address it sends the browser back to. */
const answerParameters = ['code', 'state', 'session_state', 'iss', 'error', 'error_description', 'error_uri'];

const isAnswer = (parameters: URLSearchParams) =>
  parameters.has('state') && (parameters.has('code') || parameters.has('error'));

const parametersOf = (url: URL) => [url.searchParams, new URLSearchParams(url.hash.slice(1))];

export const carriesSignInAnswer = (href: string): boolean => parametersOf(new URL(href)).some(isAnswer);

/** R-AUTH-03: with a `state` parameter anywhere the hash goes, and of the query only the provider's own part. */
export function withoutSignInAnswer(href: string): string {
  const url = new URL(href);
  if (parametersOf(url).some((parameters) => parameters.has('state'))) url.hash = '';
  // `state` alone in the query may be a list's own filter, so it stays.
  if (isAnswer(url.searchParams)) for (const name of answerParameters) url.searchParams.delete(name);
  return url.href;
}

/** Where the provider may send the browser back to: OpenID allows no hash there. */
export function returnAddress(href: string): string {
  const url = new URL(withoutSignInAnswer(href));
  url.hash = '';
  return url.href;
}

/** An empty page: the redirect URI of silent sign-in in a frame or by fetch. */
export const silentAnswerAddress = (): string => `${window.location.origin}/silent-check-sso.html`;
