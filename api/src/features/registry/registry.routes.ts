import { endpoints } from '@psifida/contract/endpoints/all';
import type { Registry } from '@psifida/contract/registry/systems';
import type { Bind } from '../../http/bind.ts';

export const registryRoutes = ({ bind, registry }: { bind: Bind; registry: Registry }) => {
  bind(endpoints.readRegistry, async () => registry);
};
