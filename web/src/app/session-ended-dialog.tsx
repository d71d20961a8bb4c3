import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useSession } from '../session/session.ts';
import { signInAgain, signInByLeaving } from '../session/sign-in.ts';
import dialog from '../ui/confirm-dialog.module.css';
import { aboveAll, Dialog } from '../ui/confirm-dialog.tsx';

type Step = 'ask' | 'busy' | 'blocked' | 'cancelled';

/** The session ended while someone was at work: they sign in again in place, and nothing they typed is touched. */
export function SessionEndedDialog() {
  const t = useTranslations('session');
  const language = useLocale();
  const { expired } = useSession();
  const queries = useQueryClient();
  const [step, setStep] = useState<Step>('ask');

  const again = async () => {
    setStep('busy');
    const result = await signInAgain({ language }).catch(() => 'blocked' as const);
    setStep(result === 'signed-in' ? 'ask' : result);
    // What could not be read meanwhile is read now; forms keep what is in them.
    if (result === 'signed-in') await queries.invalidateQueries();
  };

  return (
    <Dialog
      opened={expired}
      zIndex={aboveAll}
      onClose={() => {}}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={t('endedTitle')}
    >
      <p className={dialog.text}>{t('endedText')}</p>
      <p className={dialog.text} role="status">
        {step === 'blocked' && t('blockedText')}
        {step === 'cancelled' && t('cancelledText')}
      </p>
      <div className={dialog.buttons}>
        {step === 'blocked' ? (
          <Button onClick={() => signInByLeaving({ language })} data-autofocus>
            {t('leave')}
          </Button>
        ) : (
          <Button onClick={again} loading={step === 'busy'} data-autofocus>
            {t('signInAgain')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
