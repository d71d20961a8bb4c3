import { addressOf } from '@psifida/contract/registry/addresses';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { DarkDisplaysNotice } from '../../features/displays/dark-displays.tsx';
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
import { contentId, SkipLink } from './skip-link.tsx';
import tools from './tools.module.css';

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
            <nav aria-label={t('menu')} className={classes.nav}>
              <AppLink to={addressOf({ screen: 'media-library' })} className={tools.tool}>
                <Icon name="photo" />
                {titleOf('media-library', null)}
              </AppLink>
              <AppLink to={addressOf({ screen: 'displays' })} className={tools.tool}>
                <Icon name="device-tv" />
                {titleOf('displays', null)}
              </AppLink>
            </nav>
            <ColorModeSwitch />
            <LanguageSwitcher />
            <LogOutButton />
          </div>
        </div>
      </header>
      <main id={contentId} tabIndex={-1} className={classes.main}>
        <NewBuildBanner />
        <DarkDisplaysNotice />
        <StatusLine />
        {children}
      </main>
      <Footer />
    </div>
  );
}
