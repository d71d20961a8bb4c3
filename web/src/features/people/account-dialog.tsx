import { TextInput } from '@mantine/core';
import { accessLevels } from '@psifida/contract/access';
import { type Account, type AccountForm, accountForm } from '@psifida/contract/endpoints/accounts';
import { type Registry, systemIds } from '@psifida/contract/registry/systems';
import { useLocale, useTranslations } from 'use-intl';
import { asksApproval } from '../../lib/runtime-config.ts';
import { Choice, ChoiceGroup } from '../../ui/choice-group.tsx';
import { FormDialog } from './form-dialog.tsx';
import { useSentForm } from './use-sent-form.ts';

type AccountDialogProps = {
  /** Null: somebody new. */
  account: Account | null;
  registry: Registry;
  onClose: () => void;
  onSend: (form: AccountForm) => Promise<unknown>;
};

/** Who somebody is and what they may do. */
export function AccountDialog({ account, registry, onClose, onSend }: AccountDialogProps) {
  const t = useTranslations('people');
  const approvals = useTranslations('approvals');
  const locale = useLocale();
  const sent = useSentForm({
    schema: accountForm,
    defaultValues: {
      username: account?.username ?? '',
      name: account?.name ?? '',
      level: account?.level ?? 'edit',
      systems: account?.systems ?? [],
      approves: account?.approves ?? false,
    },
    send: onSend,
  });
  const { form, input } = sent;
  const level = form.watch('level');
  const systems = form.watch('systems');
  const approves = form.watch('approves') ?? false;
  const toggle = (id: (typeof systems)[number]) =>
    form.setValue('systems', systems.includes(id) ? systems.filter((one) => one !== id) : [...systems, id]);

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
      <TextInput
        {...input('name')}
        label={t('name')}
        autoComplete="off"
        data-autofocus={account ? true : undefined}
      />
      <ChoiceGroup legend={t('level')}>
        {accessLevels.map((one) => (
          <Choice key={one} name="level" checked={level === one} onChoose={() => form.setValue('level', one)}>
            {t(`levels.${one}`)}
          </Choice>
        ))}
      </ChoiceGroup>
      {level === 'edit' && (
        <ChoiceGroup legend={t('systems')} hint={t('systemsHint')}>
          {systemIds.map((id) => (
            <Choice key={id} many name="systems" checked={systems.includes(id)} onChoose={() => toggle(id)}>
              {registry[id].name[locale]}
            </Choice>
          ))}
        </ChoiceGroup>
      )}
      {level === 'edit' && asksApproval() && (
        <ChoiceGroup legend={approvals('mayApproveLegend')}>
          <Choice
            many
            name="approves"
            checked={approves}
            onChoose={() => form.setValue('approves', !approves)}
          >
            {approvals('mayApprove')}
          </Choice>
        </ChoiceGroup>
      )}
    </FormDialog>
  );
}
