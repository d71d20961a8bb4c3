import { MantineProvider } from '@mantine/core';
import type { Registry } from '@psifida/contract/registry/systems';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { RegistryProvider } from '../features/systems/registry.tsx';
import { colorModeManager } from '../lib/color-mode.ts';
import { keepFocus } from '../ui/keep-focus.ts';
import { preloadScreens } from './pages.ts';
import { makeQueryClient } from './query-client.ts';
import { makeRouter } from './routes.tsx';
import { cssVariables, theme } from './theme.ts';

export function Look({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorModeManager}
      defaultColorScheme="auto"
    >
      {children}
    </MantineProvider>
  );
}

export function App({ registry }: { registry: Registry }) {
  const [queries] = useState(makeQueryClient);
  const [router] = useState(makeRouter);
  useEffect(() => {
    const soon = setTimeout(preloadScreens, 1500);
    return () => clearTimeout(soon);
  }, []);
  useEffect(keepFocus, []);
  return (
    <Look>
      <QueryClientProvider client={queries}>
        <RegistryProvider registry={registry}>
          <RouterProvider router={router} />
        </RegistryProvider>
      </QueryClientProvider>
    </Look>
  );
}
