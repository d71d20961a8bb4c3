import type { ReactNode } from 'react';
import { StatusLine } from '../../ui/status-line.tsx';
import { NewBuildBanner } from '../new-build-banner.tsx';
import { Brand } from './brand.tsx';
import { ColorModeSwitch } from './color-mode-switch.tsx';
import classes from './default-layout.module.css';
import { Footer } from './footer.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';
import { LogOutButton } from './log-out-button.tsx';
import { contentId, SkipLink } from './skip-link.tsx';

/** R-SHELL-06: logo, language, Log out and footer, without the sidebar. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  return (
    <div className={classes.frame}>
      <SkipLink />
      <header className={classes.header}>
        <div className={classes.inner}>
          <Brand withMunicipality />
          <div className={classes.tools} data-compact>
            <ColorModeSwitch />
            <LanguageSwitcher />
            <LogOutButton />
          </div>
        </div>
      </header>
      <main id={contentId} tabIndex={-1} className={classes.main}>
        <NewBuildBanner />
        <StatusLine />
        {children}
      </main>
      <Footer />
    </div>
  );
}
