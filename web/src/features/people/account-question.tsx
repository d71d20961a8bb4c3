import type { Account } from '@psifida/contract/endpoints/accounts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Choice } from '../../ui/choice-group.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

const words = {
  switch: { title: 'switchOffTitle', text: 'switchOffText', go: 'switchOff' },
  reset: { title: 'resetTitle', text: 'resetText', go: 'resetGo' },
} as const;

type AccountQuestionProps = {
  about: keyof typeof words;
  account: Account;
  loading: boolean;
  onClose: () => void;
  /** Of a reset: whether the second factor goes too. */
  onGo: (withSecondFactor: boolean) => void;
};

/** Both sign somebody out everywhere, so both are asked about first. */
export function AccountQuestion({ about, account, loading, onClose, onGo }: AccountQuestionProps) {
  const t = useTranslations('people');
  const [withSecondFactor, setWithSecondFactor] = useState(false);
  const { title, text, go } = words[about];
  return (
    <ConfirmDialog
      opened
      title={t(title, { name: account.name })}
      stay={t('cancel')}
      go={t(go)}
      loading={loading}
      onStay={onClose}
      onGo={() => onGo(withSecondFactor)}
    >
      <p>{t(text)}</p>
      {about === 'reset' && account.secondFactor && (
        <Choice
          many
          name="with-second-factor"
          checked={withSecondFactor}
          onChoose={() => setWithSecondFactor(!withSecondFactor)}
        >
          {t('resetFactor')}
        </Choice>
      )}
    </ConfirmDialog>
  );
}
