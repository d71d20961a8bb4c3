import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { logOut } from '../../lib/session.ts';
import { hasUnsavedChanges } from '../../lib/unsaved-changes.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import classes from './tools.module.css';

/** R-SHELL-09 and R-AUTH-06 */
export function LogOutButton() {
  const t = useTranslations();
  const language = useLocale();
  const [asking, setAsking] = useState(false);
  const [failed, setFailed] = useState(false);

  const leave = () => {
    setAsking(false);
    setFailed(false);
    logOut(language).catch(() => setFailed(true));
  };

  return (
    <>
      <button
        type="button"
        className={classes.tool}
        onClick={() => (hasUnsavedChanges() ? setAsking(true) : leave())}
      >
        <Icon name="logout" />
        {t('shell.logOut')}
      </button>
      <p role="alert" className={classes.failure}>
        {failed && t('shell.logOutFailed')}
      </p>
      <ConfirmDialog
        opened={asking}
        title={t('unsaved.title')}
        stay={t('unsaved.stay')}
        go={t('shell.logOut')}
        onStay={() => setAsking(false)}
        onGo={leave}
      >
        <p>{t('unsaved.logOutText')}</p>
      </ConfirmDialog>
    </>
  );
}
