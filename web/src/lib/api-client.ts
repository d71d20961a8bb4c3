import { apiPrefix } from '@psifida/contract/endpoints/endpoint';
import { createCaller } from './api/caller.ts';
import { requestText } from './api/request.ts';
import { askFirst } from './ask-first.ts';
import { runtimeConfig } from './runtime-config.ts';
import { accessToken, loseSession, renewedToken } from './session.ts';

export const call = createCaller({
  baseUrl: () => runtimeConfig().apiBaseUrl,
  tokens: { accessToken, renewedToken, loseSession },
  ask: askFirst,
});

/** What the API gives as a file and not as JSON; it may take long. */
export async function readText(path: string, query: Record<string, string | undefined>): Promise<string> {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value);
  const url = `${runtimeConfig().apiBaseUrl.replace(/\/$/, '')}${apiPrefix}${path}?${search}`;
  return requestText({ url, token: await accessToken() });
}
