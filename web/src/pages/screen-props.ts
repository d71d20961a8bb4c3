import type { ScreenId } from '@psifida/contract/registry/addresses';
import type { SystemId } from '@psifida/contract/registry/systems';
import type { QueryClient } from '@tanstack/react-query';

export type ScreenProps = { screen: ScreenId; system: SystemId; id: string };

/**
 * Asks for what a screen shows first, before it is drawn. Only what is not known yet, by `onlyOnce`: a screen that is drawn
 * asks again for what is old.
 */
export type Ask = (
  queries: QueryClient,
  place: ScreenProps,
  search: Record<string, unknown>,
) => Promise<unknown>;

export const onlyOnce = { staleTime: 'static' } as const;
