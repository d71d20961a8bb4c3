import type { Registry } from '@psifida/contract/registry/systems';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { RegistryProvider } from '../features/systems/registry.tsx';
import { keepFocus } from '../ui/keep-focus.ts';
import { preloadScreens } from './pages.ts';
import { makeQueryClient } from './query-client.ts';
import { makeRouter } from './routes.tsx';

export function App({ registry }: { registry: Registry }) {
  const [queries] = useState(makeQueryClient);
  const [router] = useState(makeRouter);
  useEffect(() => {
    const soon = setTimeout(preloadScreens, 1500);
    return () => clearTimeout(soon);
  }, []);
  useEffect(keepFocus, []);
  return (
    <QueryClientProvider client={queries}>
      <RegistryProvider registry={registry}>
        <RouterProvider router={router} />
      </RegistryProvider>
    </QueryClientProvider>
  );
}
