import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { AppLink } from '../link.tsx';
import { Footer } from './footer.tsx';
import classes from './public-frame.module.css';
import { ColorModeSwitch } from './switches.tsx';
import { LanguageSwitcher } from './tools.tsx';

type PublicFrameProps = { lead: ReactNode; wide?: boolean; children: ReactNode };

export function PublicFrame({ lead, wide = false, children }: PublicFrameProps) {
  return (
    <div className={classes.frame}>
      <div className={classes.first} data-wide={wide || undefined}>
        <header className={classes.tools} data-compact="phone">
          <Box me="auto" py={10} fw={600}>
            {lead}
          </Box>
          <ColorModeSwitch />
          <LanguageSwitcher />
        </header>
        <main className={classes.main}>{children}</main>
      </div>
      <Footer Link={AppLink} />
    </div>
  );
}
