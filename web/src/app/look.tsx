import './styles/mantine.css';
import './styles/fonts.css';
import './styles/palette.css';
import './styles/global.css';
import '../ui/shapes.css';
import { MantineProvider } from '@mantine/core';
import type { RuntimeConfig } from '@psifida/contract/runtime-config';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { brandingFile } from '../lib/runtime-config.ts';
import { colorModeManager } from './color-mode.ts';
import { StartFailed, type StartFailure } from './start-failed.tsx';
import { cssVariables, theme } from './theme.ts';

export const showBrand = ({ branding }: RuntimeConfig): void =>
  document.querySelector('link[rel=icon]')?.setAttribute('href', brandingFile(branding.logo));

export function openRoot() {
  const root = createRoot(document.getElementById('root') ?? document.body);
  const render = (children: ReactNode) =>
    root.render(
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        colorSchemeManager={colorModeManager}
        defaultColorScheme="auto"
      >
        {children}
      </MantineProvider>,
    );
  return { render, fail: (reason: StartFailure) => render(<StartFailed reason={reason} />) };
}
