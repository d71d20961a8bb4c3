import { Box } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useCallback, useEffect, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useWhen } from '../i18n/when.ts';
import { Icon } from './icon.tsx';
import classes from './status-line.module.css';
import { type Success, toastLifetime, useSuccess } from './success.ts';

export function StatusLine() {
  const t = useTranslations('success');
  const locale = useLocale();
  const when = useWhen();
  const success = useSuccess();
  const shown = useRef(success);
  const words = useCallback(
    ({ what, of }: Success) => t(what === 'created' ? 'created.text' : `edited.text.${of}`),
    [t],
  );

  useEffect(() => {
    if (!success || success === shown.current) return;
    shown.current = success;
    notifications.show({
      title: t(`${success.what}.title`),
      message: words(success),
      autoClose: toastLifetime,
      withCloseButton: false,
      color: 'green',
      // The status line is what is read aloud; the toast would say it a second time.
      role: 'presentation',
    });
  }, [success, t, words]);

  return (
    <div role="status" className={classes.line} data-filled={success ? true : undefined}>
      {success && (
        <>
          <Icon name="circle-check" size={22} />
          <span key={success.at}>
            <strong>{t(`${success.what}.title`)}</strong> {words(success)}{' '}
            {success.note && <strong>{success.note(locale)}</strong>}
          </span>
          <Box component="span" ms="auto" fz={14}>
            {when(success.at)}
          </Box>
        </>
      )}
    </div>
  );
}
