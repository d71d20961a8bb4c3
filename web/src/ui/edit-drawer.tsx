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
  onClose: () => void;
  bodyClass?: string | undefined;
  children: (drawer: InDrawer) => ReactNode;
};

type InDrawer = {
  /** Whether something in it is not saved, and how to give it up for good: then it asks before it closes. */
  onDirty: (dirty: boolean, abandon: () => void) => void;
  /** Closes without a question; what is not saved is given up. */
  leave: () => void;
};

/** Something edited beside the page, which stays as it is behind it: nothing typed there is touched. */
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
  const drawer: InDrawer = { leave, onDirty: (dirty, abandon) => setUnsaved(dirty ? { abandon } : null) };

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
          <Drawer.Body className={bodyClass}>{opened && children(drawer)}</Drawer.Body>
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
