import { Drawer } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from './confirm-dialog.tsx';
import classes from './edit-drawer.module.css';

type EditDrawerProps = {
  opened: boolean;
  title: ReactNode;
  /** Beside the title: how it stands. */
  badge?: ReactNode;
  size: number;
  /** Something in it is not saved: it asks before it closes. */
  dirty: boolean;
  /** What was typed is given up, after asking. */
  onDiscard?: () => void;
  onClose: () => void;
  bodyClass?: string | undefined;
  children: ReactNode;
};

/** Something edited beside the page, which stays as it is behind it: nothing typed there is touched. */
export function EditDrawer(props: EditDrawerProps) {
  const { opened, title, badge, size, dirty, onDiscard, onClose, bodyClass, children } = props;
  const t = useTranslations();
  const own = useId();
  const [asking, setAsking] = useState(false);
  const close = () => (dirty ? setAsking(true) : onClose());

  // A dialog or drawer above it has the key first; the kit would close them all at once.
  const onEscape = useEffectEvent(({ key, target }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    const dialog = (target as HTMLElement).closest?.('[role=dialog]');
    const drawers = [...document.querySelectorAll<HTMLElement>('[data-edit-drawer]')];
    const meant = dialog ? dialog.closest<HTMLElement>('[data-edit-drawer]') : drawers.at(-1);
    if (meant?.dataset.editDrawer === own) close();
  });
  useEffect(() => {
    if (!opened) return;
    window.addEventListener('keydown', onEscape);
    return () => window.removeEventListener('keydown', onEscape);
  }, [opened]);

  return (
    <>
      <Drawer.Root opened={opened} onClose={close} closeOnEscape={false} position="right" size={size}>
        <Drawer.Overlay backgroundOpacity={0.55} />
        <Drawer.Content data-edit-drawer={own}>
          <div className={classes.top}>
            <Drawer.Title className={classes.title}>{title}</Drawer.Title>
            {badge}
            <Drawer.CloseButton aria-label={t('shell.close')} size={44} />
          </div>
          <Drawer.Body className={bodyClass}>{children}</Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
      <ConfirmDialog
        opened={asking}
        title={t('unsaved.title')}
        stay={t('unsaved.stay')}
        go={t('unsaved.discard')}
        onStay={() => setAsking(false)}
        onGo={() => {
          setAsking(false);
          onDiscard?.();
          onClose();
        }}
      >
        <p>{t('unsaved.text')}</p>
      </ConfirmDialog>
    </>
  );
}
