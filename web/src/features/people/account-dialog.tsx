import { TextInput } from '@mantine/core';
import { accessLevels } from '@psifida/contract/access';
import { type Account, type AccountForm, accountForm } from '@psifida/contract/endpoints/accounts';
import { systemIds } from '@psifida/contract/registry/systems';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ProblemError } from '../../api/problem-error.ts';
import { asksApproval } from '../../lib/runtime-config.ts';
import { Choice, ChoiceGroup } from '../../ui/choice-group.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FormDialog, useSentForm } from '../../ui/sent-form.tsx';
import { useSystemName } from '../systems/registry.tsx';

type AccountDialogProps = {
  account: Account | null;
  onClose: () => void;
  onSend: (form: AccountForm) => Promise<unknown>;
};

export function AccountDialog({ account, onClose, onSend }: AccountDialogProps) {
  const t = useTranslations('people');
  const approvals = useTranslations('approvals');
  const systemName = useSystemName();
  const sent = useSentForm({
    schema: accountForm,
    defaultValues: {
      username: account?.username ?? '',
      name: account?.name ?? '',
      level: account?.level ?? 'edit',
      systems: account?.systems ?? [],
      approves: account?.approves ?? false,
      onDuty: account?.onDuty ?? false,
      replacesDemo: false,
    },
    send: onSend,
  });
  const { values, set, input } = sent;
  const { level, systems, approves, onDuty, replacesDemo } = values;
  const { failure } = sent;
  const asksForDemo = failure instanceof ProblemError && failure.code === 'account.replaces-demo';
  const toggle = (id: (typeof systems)[number]) =>
    set({ systems: systems.includes(id) ? systems.filter((one) => one !== id) : [...systems, id] });

  return (
    <FormDialog
      title={account ? t('changeTitle', { name: account.name }) : t('addTitle')}
      go={t(account ? 'save' : 'create')}
      sent={sent}
      onClose={onClose}
    >
      {!account && (
        <TextInput
          {...input('username')}
          label={t('username')}
          description={t('usernameHint')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus
        />
      )}
      {(asksForDemo || replacesDemo) && (
        <ChoiceGroup legend={t('demo')}>
          <Choice
            many
            name="replacesDemo"
            checked={!!replacesDemo}
            onChoose={() => set({ replacesDemo: !replacesDemo })}
          >
            {t('replacesDemo')}
          </Choice>
        </ChoiceGroup>
      )}
      <TextInput
        {...input('name')}
        label={t('name')}
        autoComplete="off"
        data-autofocus={account ? true : undefined}
      />
      <ChoiceGroup legend={t('level')}>
        {accessLevels.map((one) => (
          <Choice key={one} name="level" checked={level === one} onChoose={() => set({ level: one })}>
            {t(`levels.${one}`)}
          </Choice>
        ))}
      </ChoiceGroup>
      {level === 'edit' && (
        <ChoiceGroup legend={t('systems')} hint={t('systemsHint')}>
          {systemIds.map((id) => (
            <Choice key={id} many name="systems" checked={systems.includes(id)} onChoose={() => toggle(id)}>
              {systemName(id)}
            </Choice>
          ))}
        </ChoiceGroup>
      )}
      {level === 'edit' && asksApproval() && (
        <ChoiceGroup legend={approvals('mayApproveLegend')}>
          <Choice many name="approves" checked={!!approves} onChoose={() => set({ approves: !approves })}>
            {approvals('mayApprove')}
          </Choice>
        </ChoiceGroup>
      )}
      {level !== 'administer' && (
        <ChoiceGroup legend={t('duty')}>
          <Choice many name="onDuty" checked={!!onDuty} onChoose={() => set({ onDuty: !onDuty })}>
            {t('onDuty')}
          </Choice>
        </ChoiceGroup>
      )}
    </FormDialog>
  );
}

const words = {
  switch: { title: 'switchOffTitle', text: 'switchOffText', go: 'switchOff' },
  reset: { title: 'resetTitle', text: 'resetText', go: 'resetGo' },
} as const;

type AccountQuestionProps = {
  about: keyof typeof words;
  account: Account;
  loading: boolean;
  onClose: () => void;
  onGo: (withSecondFactor: boolean) => void;
};

export function AccountQuestion({ about, account, loading, onClose, onGo }: AccountQuestionProps) {
  const t = useTranslations('people');
  const [withSecondFactor, setWithSecondFactor] = useState(false);
  const { title, text, go } = words[about];
  return (
    <ConfirmDialog
      opened
      title={t(title, { name: account.name })}
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
