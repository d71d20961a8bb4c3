import type { System } from '@psifida/contract/registry/registry';
import type { Registry, SystemId } from '@psifida/contract/registry/systems';
import { createContext, type ReactNode, useContext } from 'react';
import { useLocale } from 'use-intl';

const RegistryContext = createContext<Registry | null>(null);

export function RegistryProvider({ registry, children }: { registry: Registry; children: ReactNode }) {
  return <RegistryContext value={registry}>{children}</RegistryContext>;
}

export function useRegistry(): Registry {
  const registry = useContext(RegistryContext);
  if (!registry) throw new Error('The registry is not there yet');
  return registry;
}

export const useSystem = (id: SystemId): System => useRegistry()[id];

export function useSystemName(): (id: SystemId) => string {
  const registry = useRegistry();
  const locale = useLocale();
  return (id) => registry[id].name[locale];
}
