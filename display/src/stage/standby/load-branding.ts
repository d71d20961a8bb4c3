import { asRead } from '@psifida/contract/as-read';
import { type Branding, branding } from '@psifida/contract/branding';
import { runtimeConfigPath } from '@psifida/contract/runtime-config';

/** Null when the server cannot be reached. */
export async function loadBranding(signal: AbortSignal): Promise<Branding | null> {
  try {
    const response = await fetch(runtimeConfigPath, { cache: 'no-cache', signal });
    if (!response.ok) return null;
    const config: { branding?: unknown } = await response.json();
    return asRead(branding).parse(config.branding);
  } catch {
    return null;
  }
}
