import type { runtimeConfigPath } from '@psifida/contract/runtime-config';

// Beside the schema, which main.tsx does not bring along.
export const configAddress: typeof runtimeConfigPath = '/config.json';

/** A server that takes a request and says nothing would else leave an empty page for minutes. */
const patienceMs = 10_000;

/** As the server wrote it, unread. */
export async function fetchConfig(): Promise<unknown> {
  const response = await fetch(configAddress, {
    cache: 'no-store',
    signal: AbortSignal.timeout(patienceMs),
  });
  if (!response.ok) throw new Error(`${configAddress} was answered with ${response.status}`);
  return response.json();
}
