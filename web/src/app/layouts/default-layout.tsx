import { addressOf } from '@psifida/contract/registry/addresses';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { DarkDisplaysCount } from '../../features/displays/dark-displays.tsx';
import { usePageTitles } from '../../features/systems/page-titles.ts';
import { useSession } from '../../session/session.ts';
import { useBreakpoint } from '../../ui/breakpoints.ts';
import { Footer } from '../../ui/frame/footer.tsx';
import { ColorModeSwitch } from '../../ui/frame/switches.tsx';
import { HelpLink, LanguageSwitcher, LogOutButton, OwnAccountLink } from '../../ui/frame/tools.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AppLink } from '../../ui/link.tsx';
import { FindField } from '../find/find-everything.tsx';
import { Brand } from './brand.tsx';
import { Content, SkipLink } from './content.tsx';
import classes from './default-layout.module.css';
import { productPagesFor } from './product-pages.ts';

/** R-SHELL-06: logo, language, Log out and footer, without the sidebar. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  const t = useTranslations('shell');
  const titleOf = usePageTitles();
  const { may } = useSession();
  const narrow = useBreakpoint('laptop');
  return (
    <div className={classes.frame}>
      <SkipLink />
      <header className={classes.header}>
        <div className={classes.inner}>
          <Brand withMunicipality />
          <div className={classes.tools} data-compact>
            <FindField />
            <div data-compact="always">
              <HelpLink />
            </div>
            <ColorModeSwitch />
            <div className={classes.own} data-compact={narrow ? 'always' : undefined}>
              <LanguageSwitcher />
              <OwnAccountLink />
            </div>
            <LogOutButton />
          </div>
        </div>
        <nav aria-label={t('menu')} className={classes.nav}>
          {productPagesFor(may).map(({ screen, icon }) => (
            <AppLink key={screen} to={addressOf({ screen })} className={classes.page}>
              <Icon name={icon} />
              {titleOf(screen, null)}
              {screen === 'displays' && <DarkDisplaysCount />}
            </AppLink>
          ))}
        </nav>
      </header>
      <Content className={classes.main}>{children}</Content>
      <Footer Link={AppLink} />
    </div>
  );
}
