import type { Branding } from '@psifida/contract/branding';
import { runtimeConfig, runtimeConfigPath } from '@psifida/contract/runtime-config';

/** Null when the server cannot be reached. */
export async function loadBranding(signal: AbortSignal): Promise<Branding | null> {
  try {
    const response = await fetch(runtimeConfigPath, { cache: 'no-cache', signal });
    if (!response.ok) return null;
    return runtimeConfig.parse(await response.json()).branding;
  } catch {
    return null;
  }
}
