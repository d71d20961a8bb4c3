import { addressOf } from '@psifida/contract/registry/addresses';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { DarkDisplaysCount, DarkDisplaysNotice } from '../../features/displays/dark-displays.tsx';
import { RunningEmergencies } from '../../features/emergencies/running-emergencies.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AppLink } from '../../ui/link.tsx';
import { StatusLine } from '../../ui/status-line.tsx';
import { NewBuildBanner } from '../new-build-banner.tsx';
import { usePageTitles } from '../page-titles.ts';
import { Brand } from './brand.tsx';
import { ColorModeSwitch } from './color-mode-switch.tsx';
import classes from './default-layout.module.css';
import { Footer } from './footer.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';
import { LogOutButton } from './log-out-button.tsx';
import { productPages } from './product-pages.ts';
import { contentId, SkipLink } from './skip-link.tsx';

/** R-SHELL-06: logo, language, Log out and footer, without the sidebar. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  const t = useTranslations('shell');
  const titleOf = usePageTitles();
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
        <nav aria-label={t('menu')} className={classes.nav}>
          {productPages.map(({ screen, icon }) => (
            <AppLink key={screen} to={addressOf({ screen })} className={classes.page}>
              <Icon name={icon} />
              {titleOf(screen, null)}
              {screen === 'displays' && <DarkDisplaysCount />}
            </AppLink>
          ))}
        </nav>
      </header>
      <main id={contentId} tabIndex={-1} className={classes.main}>
        <NewBuildBanner />
        <RunningEmergencies />
        <DarkDisplaysNotice />
        <StatusLine />
        {children}
      </main>
      <Footer />
    </div>
  );
}
