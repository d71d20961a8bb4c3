import type { runtimeConfigPath } from '@psifida/contract/runtime-config';

// Typed by the contract's constant; importing it would load the schema with main.tsx.
const configAddress: typeof runtimeConfigPath = '/config.json';

/** A server that accepts and never answers would leave an empty page for minutes. */
const patienceMs = 10_000;

/** The raw JSON, not validated. */
export async function fetchConfig(): Promise<unknown> {
  const response = await fetch(configAddress, {
    cache: 'no-store',
    signal: AbortSignal.timeout(patienceMs),
  });
  if (!response.ok) throw new Error(`${configAddress} was answered with ${response.status}`);
  return response.json();
}
