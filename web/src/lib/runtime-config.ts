import {
  type RuntimeConfig,
  runtimeConfigPath,
  runtimeConfig as runtimeConfigSchema,
} from '@psifida/contract/runtime-config';

let loaded: RuntimeConfig | undefined;

/** Asked for afresh on every start: the operator may have changed it since the build (R-AUTH-01). */
export async function loadRuntimeConfig(): Promise<RuntimeConfig> {
  const response = await fetch(runtimeConfigPath, { cache: 'no-store' });
  if (!response.ok) throw new Error(`${runtimeConfigPath} was answered with ${response.status}`);
  loaded = runtimeConfigSchema.parse(await response.json());
  return loaded;
}

export function runtimeConfig(): RuntimeConfig {
  if (!loaded) throw new Error('The runtime configuration is not loaded yet');
  return loaded;
}

/** R-APPR-01: whether what displays show changes only with approval. */
export const asksApproval = (): boolean => loaded?.roles.approve !== undefined;
