import type { Registry } from '@psifida/contract/registry/systems';
import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { askedAgain } from '../api/problem-error.ts';
import { RegistryProvider } from '../features/systems/registry.tsx';
import { nameSystemsBy } from '../i18n/problem-text.ts';
import { keepFocus } from '../ui/keep-focus.ts';
import { forgetSuccess } from '../ui/success.ts';
import { preloadScreens } from './pages.ts';
import { makeRouter } from './routes.tsx';

export function App({ registry, queries }: { registry: Registry; queries: QueryClient }) {
  const [router] = useState(() => makeRouter(queries));
  useEffect(() => void preloadScreens(queries), [queries]);
  useEffect(keepFocus, []);
  useEffect(() => nameSystemsBy(registry), [registry]);
  return (
    <QueryClientProvider client={queries}>
      <RegistryProvider registry={registry}>
        <RouterProvider router={router} />
      </RegistryProvider>
    </QueryClientProvider>
  );
}

export const makeQueryClient = () =>
  new QueryClient({
    mutationCache: new MutationCache({ onError: forgetSuccess }),
    defaultOptions: {
      // 'always': without a network the call fails and says so, instead of waiting for ever behind a placeholder.
      // gcTime: whoever comes back from a long edit finds the list, and their place in it, at once.
      queries: { ...askedAgain, staleTime: 5_000, gcTime: 3_600_000, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
