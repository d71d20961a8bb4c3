import { Stack } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Footer } from '../../ui/frame/footer.tsx';
import { HelpLink } from '../../ui/frame/tools.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AppLink } from '../../ui/link.tsx';
import { useOverlays } from '../../ui/overlays.ts';
import { FindField } from '../find/find-everything.tsx';
import { Brand } from './brand.tsx';
import { Content, SkipLink } from './content.tsx';
import { SidebarContent } from './sidebar-content.tsx';
import classes from './sidebar-layout.module.css';

/** R-SHELL-06: the frame of the layouts default and sidebar. */
export function SidebarLayout({ children }: { children: ReactNode }) {
  const t = useTranslations('shell');
  const [opened, setOpened] = useState(false);
  const path = useLocation({ select: ({ pathname }) => pathname });
  // biome-ignore lint/correctness/useExhaustiveDependencies: having arrived somewhere else is what closes the drawer
  useEffect(() => setOpened(false), [path]);

  return (
    <div className={classes.frame}>
      <SkipLink />
      <header className={classes.sidebar}>
        <div className={classes.fixed}>
          <div className={classes.brand}>
            <Brand />
            <div className={classes.help} data-compact="always">
              <HelpLink />
            </div>
            <div className={classes.find}>
              <FindField />
            </div>
            <button
              type="button"
              className={classes.menu}
              aria-label={t('openMenu')}
              aria-expanded={opened}
              onClick={() => setOpened(true)}
            >
              <Icon name="menu-2" size={24} />
            </button>
          </div>
          <div className={classes.wide}>
            <SidebarContent />
          </div>
        </div>
      </header>
      <MenuDrawer opened={opened} onClose={() => setOpened(false)} />
      <Stack gap={0} miw={0}>
        <Content className={classes.main}>{children}</Content>
        <Footer Link={AppLink} />
      </Stack>
    </div>
  );
}

/** The sidebar on a small screen. In parts, because the kit's own header would be a second banner of the page. */
function MenuDrawer({ opened: isWanted, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useTranslations('shell');
  const { kit, opened } = useOverlays(isWanted);
  if (!kit) return null;
  const { Drawer } = kit;
  return (
    <Drawer.Root opened={opened} onClose={onClose} size={320}>
      <Drawer.Overlay backgroundOpacity={0.55} />
      <Drawer.Content>
        <div className={classes.drawerTop}>
          <Drawer.Title className={classes.drawerTitle}>{t('menu')}</Drawer.Title>
          <Drawer.CloseButton aria-label={t('closeMenu')} size={44} />
        </div>
        <Drawer.Body className={classes.drawerBody}>
          <SidebarContent />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
