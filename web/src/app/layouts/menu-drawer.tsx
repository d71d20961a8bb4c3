import { Drawer } from '@mantine/core';
import { useTranslations } from 'use-intl';
import classes from './menu-drawer.module.css';
import { SidebarContent } from './sidebar-content.tsx';

/** The sidebar on a small screen. In parts, because the kit's own header would be a second banner of the page. */
export function MenuDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useTranslations('shell');
  return (
    <Drawer.Root opened={opened} onClose={onClose} size={320}>
      <Drawer.Overlay backgroundOpacity={0.55} />
      <Drawer.Content>
        <div className={classes.top}>
          <Drawer.Title className={classes.title}>{t('menu')}</Drawer.Title>
          <Drawer.CloseButton aria-label={t('closeMenu')} size={44} />
        </div>
        <Drawer.Body className={classes.body}>
          <SidebarContent />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
