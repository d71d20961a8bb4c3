import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { helpWishes } from '../features/help/help-wishes.ts';
import { ShortcutList } from '../features/help/shortcut-list.tsx';
import { isPressed, textField } from '../lib/shortcuts.ts';
import { useSession } from '../session/session.ts';
import { Dialog } from '../ui/confirm-dialog.tsx';

/** R-HELP-04: from everywhere. */
export function ShortcutsDialog() {
  const t = useTranslations('shortcuts');
  const { user } = useSession();
  const [opened, setOpened] = useState(false);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isPressed('list', event) || !helpWishes.listKeyIsOn()) return;
    if (event.target instanceof Element && event.target.closest(textField)) return;
    // A question that waits for its answer is not talked over.
    if (document.querySelector('[role=dialog]')) return;
    event.preventDefault();
    setOpened(true);
  });
  useEffect(() => {
    if (!user) return;
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [user]);

  return (
    <Dialog opened={opened} onClose={() => setOpened(false)} title={t('title')} size="lg" large>
      <ShortcutList />
    </Dialog>
  );
}
