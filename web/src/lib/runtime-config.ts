import type { brandingPath } from '@psifida/contract/branding';
import type { RuntimeConfig } from '@psifida/contract/runtime-config';

let loaded: RuntimeConfig | undefined;

/** R-AUTH-01: fetched on every start, never cached: the operator may have changed it since the build. */
export async function loadRuntimeConfig(
  read: (written: unknown) => RuntimeConfig,
  asked: Promise<unknown>,
): Promise<RuntimeConfig> {
  loaded = read(await asked);
  return loaded;
}

export function runtimeConfig(): RuntimeConfig {
  if (!loaded) throw new Error('The runtime configuration is not loaded yet');
  return loaded;
}

/** R-APPR-01: whether what displays show changes only with approval. */
export const asksApproval = (): boolean => loaded?.roles.approve !== undefined;

/** R-RIGHTS-07: whether a file needs stated rights to come onto displays. */
export const asksRights = (): boolean => loaded?.requiresRights === true;

/** R-SPEAK-08: whether texts can be heard as displays read them aloud. */
export const speaks = (): boolean => loaded?.speaks === true;

// Beside the schema, which the sign-in page does not bring along.
const brandings: typeof brandingPath = '/branding';

/** The address of a file that the operator has given. */
export const brandingFile = (name: string): string => `${brandings}/${name}`;
