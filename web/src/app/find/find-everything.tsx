import { useLocation } from '@tanstack/react-router';
import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { loadPageWords } from '../../i18n/catalogues.ts';
import { lazyWhenIdle } from '../../lib/lazy-when-idle.ts';
import { ariaKeysOf, isPressed, keysOf } from '../../lib/shortcuts.ts';
import { useSession } from '../../session/session.ts';
import { Icon } from '../../ui/icon.tsx';
import classes from './find-everything.module.css';
import { openedAt } from './found-addresses.ts';
import { recentFinds } from './recent-finds.ts';

/** It brings along all that can be found. */
const useFindDialog = lazyWhenIdle(async () => {
  const [{ FindDialog }] = await Promise.all([import('./find-dialog.tsx'), loadPageWords()]);
  return FindDialog;
});

const OpenContext = createContext<() => void>(() => {});

export function FindEverything({ children }: { children: ReactNode }) {
  const { user, may } = useSession();
  const [opened, setOpened] = useState(false);
  const mayFind = !!user && may('view');
  const FindDialog = useFindDialog(opened);
  const box = useId();

  // Drawn and in focus before the next key comes: whoever knows the shortcut types on at once.
  const open = () => {
    flushSync(() => setOpened(true));
    document.getElementById(box)?.focus();
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isPressed('find', event)) return;
    event.preventDefault();
    // A question that waits for its answer is not talked over.
    if (opened) setOpened(false);
    else if (!document.querySelector('[role=dialog]')) open();
  });
  useEffect(() => {
    if (!mayFind) return;
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [mayFind]);

  const here = useLocation({ select: ({ pathname, search }) => openedAt(pathname, search) });
  useEffect(() => {
    if (mayFind && here) recentFinds.opened(user.id, here);
  }, [mayFind, user, here]);

  return (
    <OpenContext value={open}>
      {children}
      {mayFind && FindDialog && <FindDialog opened={opened} boxId={box} onClose={() => setOpened(false)} />}
    </OpenContext>
  );
}

export function FindField() {
  const t = useTranslations('find');
  const open = useContext(OpenContext);
  return (
    <button
      type="button"
      className={classes.field}
      aria-haspopup="dialog"
      aria-keyshortcuts={ariaKeysOf('find')}
      onClick={open}
    >
      <Icon name="search" />
      <span className={classes.words}>{t('open')}</span>
      <kbd className={classes.keys}>{keysOf('find')[0]?.join(' ')}</kbd>
    </button>
  );
}
