import { Checkbox } from '@mantine/core';
import type { Account } from '@psifida/contract/endpoints/accounts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

type QuestionProps<Answer> = {
  account: Account;
  loading: boolean;
  onClose: () => void;
  onGo: (answer: Answer) => void;
};

export function SwitchOffQuestion({ account, loading, onClose, onGo }: QuestionProps<void>) {
  const t = useTranslations('people');
  return (
    <ConfirmDialog
      opened
      title={t('switchOffTitle', { name: account.name })}
      stay={t('cancel')}
      go={t('switchOff')}
      loading={loading}
      onStay={onClose}
      onGo={onGo}
    >
      <p>{t('switchOffText')}</p>
    </ConfirmDialog>
  );
}

export function ResetQuestion({ account, loading, onClose, onGo }: QuestionProps<boolean>) {
  const t = useTranslations('people');
  const [withSecondFactor, setWithSecondFactor] = useState(false);
  return (
    <ConfirmDialog
      opened
      title={t('resetTitle', { name: account.name })}
      stay={t('cancel')}
      go={t('resetGo')}
      loading={loading}
      onStay={onClose}
      onGo={() => onGo(withSecondFactor)}
    >
      <p>{t('resetText')}</p>
      {account.secondFactor && (
        <Checkbox
          mt="md"
          label={t('resetFactor')}
          checked={withSecondFactor}
          onChange={({ currentTarget }) => setWithSecondFactor(currentTarget.checked)}
        />
      )}
    </ConfirmDialog>
  );
}
