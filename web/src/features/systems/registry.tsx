import type { System } from '@psifida/contract/registry/registry';
import type { Registry, SystemId } from '@psifida/contract/registry/systems';
import { createContext, type ReactNode, useContext } from 'react';
import { useLocale, useTranslations } from 'use-intl';

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

/** Null: of the whole town. */
export function useSystemName(): (id: SystemId | null) => string {
  const registry = useRegistry();
  const locale = useLocale();
  const t = useTranslations('town');
  return (id) => (id ? registry[id].name[locale] : t('name'));
}
