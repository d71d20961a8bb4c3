import { addressOf, matchAddress, type ScreenId } from '@psifida/contract/registry/addresses';
import type { SystemId } from '@psifida/contract/registry/systems';
import { useLocation } from '@tanstack/react-router';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { WaitingCount } from '../../features/approvals/waiting-count.tsx';
import { DarkDisplaysCount } from '../../features/displays/dark-displays.tsx';
import { usePageTitles } from '../../features/systems/page-titles.ts';
import { useSystem } from '../../features/systems/registry.tsx';
import { usePersonName } from '../../i18n/person-name.ts';
import { useSession } from '../../session/session.ts';
import { ColorModeSwitch } from '../../ui/frame/switches.tsx';
import { LanguageSwitcher, LogOutButton, OwnAccountLink } from '../../ui/frame/tools.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AppLink } from '../../ui/link.tsx';
import { Scene } from '../../ui/scene.tsx';
import { pagesOfSystem } from '../system-pages.ts';
import { productPagesFor } from './product-pages.ts';
import classes from './sidebar-content.module.css';

export function SidebarContent() {
  const t = useTranslations('shell');
  const nameOf = usePersonName();
  const titleOf = usePageTitles();
  const id = useId();
  const { user, may } = useSession();
  const system = useLocation({ select: ({ pathname }) => matchAddress(pathname)?.system ?? null });
  return (
    <>
      <nav aria-label={t('mainNavigation')} className={classes.nav}>
        {system && <SystemPages system={system} />}
        <div className={classes.town}>
          {productPagesFor(may).map(({ name, pages }) => (
            <div key={name} className={classes.group}>
              <p id={`${id}-${name}`} className={classes.label}>
                {t(`groups.${name}`)}
              </p>
              <ul aria-labelledby={`${id}-${name}`}>
                {pages.map(({ screen, icon }) => (
                  <li key={screen}>
                    <AppLink to={addressOf({ screen })} className={classes.link}>
                      <Icon name={icon} />
                      {screen === 'systems-overview' ? t('systems') : titleOf(screen, null)}
                      {screen === 'displays' && <DarkDisplaysCount />}
                      {screen === 'approvals' && <WaitingCount />}
                    </AppLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </nav>
      <div className={classes.bottom} data-compact="always">
        <ColorModeSwitch />
        <LanguageSwitcher />
        <OwnAccountLink />
        {user && (
          <p className={classes.who}>
            {t.rich('signedInAs', {
              name: nameOf(user),
              lead: (words) => <span className="shape-unseen">{words}</span>,
            })}
          </p>
        )}
        <LogOutButton />
      </div>
    </>
  );
}

const icons: Partial<Record<ScreenId, string>> = {
  'system-home': 'home',
  'presentation-list': 'slideshow',
  'presentation-add': 'plus',
  'recipe-list': 'chef-hat',
  'dish-list': 'bowl-spoon',
};

function SystemPages({ system }: { system: SystemId }) {
  const t = useTranslations('shell');
  const locale = useLocale();
  const titleOf = usePageTitles();
  const id = useId();
  const { may } = useSession();
  const { name } = useSystem(system);
  return (
    <div className={classes.system}>
      <p id={id} className={classes.name}>
        <Scene system={system} size={{ width: 96, height: 96 }} className={classes.image} />
        {name[locale]}
      </p>
      <ul aria-labelledby={id}>
        {pagesOfSystem(system, may).map((screen) => (
          <li key={screen}>
            <AppLink to={addressOf({ screen, system })} className={classes.link}>
              <Icon name={icons[screen] ?? 'point'} />
              {screen === 'system-home' ? t('home') : titleOf(screen, system)}
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
