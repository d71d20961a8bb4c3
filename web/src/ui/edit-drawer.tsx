import { Drawer } from '@mantine/core';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from './confirm-dialog.tsx';
import classes from './edit-drawer.module.css';
import { DrawerDirty } from './leave-guard.tsx';

type EditDrawerProps = {
  opened: boolean;
  title: ReactNode;
  badge?: ReactNode;
  size: number;
  onClose: () => void;
  bodyClass?: string | undefined;
  /** `leave` closes without a question; what is not saved is given up. */
  children: (leave: () => void) => ReactNode;
};

export function EditDrawer(props: EditDrawerProps) {
  const { opened, title, badge, size, onClose, bodyClass, children } = props;
  const t = useTranslations();
  const own = useId();
  const [unsaved, setUnsaved] = useState<{ abandon: () => void } | null>(null);
  if (!opened && unsaved) setUnsaved(null);
  const leave = () => {
    unsaved?.abandon();
    setUnsaved(null);
    onClose();
  };
  const [asked, setAsked] = useState(false);
  const close = () => (unsaved ? setAsked(true) : onClose());
  // Whoever presses Save and leaves at once is asked only for as long as it is being saved.
  const leaveSaved = useEffectEvent(() => {
    setAsked(false);
    onClose();
  });
  useEffect(() => {
    if (asked && !unsaved) leaveSaved();
  }, [asked, unsaved]);
  const onDirty = useCallback(
    (dirty: boolean, abandon: () => void) => setUnsaved(dirty ? { abandon } : null),
    [],
  );

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
      <Drawer.Root
        opened={opened}
        onClose={close}
        closeOnEscape={false}
        position="right"
        size={size}
        classNames={{ inner: classes.inner, overlay: classes.inner }}
      >
        <Drawer.Overlay backgroundOpacity={0.55} />
        <Drawer.Content data-edit-drawer={own}>
          <div className={classes.top}>
            <Drawer.Title className={classes.title}>{title}</Drawer.Title>
            {badge && <div className={classes.badge}>{badge}</div>}
            <Drawer.CloseButton aria-label={t('shell.close')} size={44} />
          </div>
          <Drawer.Body className={bodyClass}>
            {opened && <DrawerDirty value={onDirty}>{children(leave)}</DrawerDirty>}
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
      <ConfirmDialog
        opened={asked}
        title={t('unsaved.title')}
        stay={t('unsaved.stay')}
        go={t('unsaved.discard')}
        onStay={() => setAsked(false)}
        onGo={() => {
          setAsked(false);
          leave();
        }}
      >
        <p>{t('unsaved.text')}</p>
      </ConfirmDialog>
    </>
  );
}
