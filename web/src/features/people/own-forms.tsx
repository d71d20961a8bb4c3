import { Button, TextInput } from '@mantine/core';
import { nameForm, type OwnAccount, passwordForm } from '@psifida/contract/endpoints/accounts';
import { passwordAtLeast } from '@psifida/contract/endpoints/sign-in';
import { useTranslations } from 'use-intl';
import { renewedToken } from '../../session/session.ts';
import { ProblemBanner } from '../../ui/banner.tsx';
import { PasswordField } from '../../ui/form-fields.tsx';
import { CurrentPassword, useSentForm } from '../../ui/sent-form.tsx';
import classes from './people.module.css';
import { useOwnChanges } from './people-queries.ts';

type OwnFormProps = { account: OwnAccount; onDone: (said: string) => void };

export function NameForm({ account, onDone }: OwnFormProps) {
  const t = useTranslations('ownAccount');
  const people = useTranslations('people');
  const { name } = useOwnChanges();
  const { form, input, failure, isSubmitting } = useSentForm({
    schema: nameForm,
    defaultValues: { name: account.name },
    send: async (values) => {
      await name.mutateAsync({ body: values });
      onDone(t('nameSaved'));
      // The menu reads the name from the token.
      await renewedToken().catch(() => {});
    },
  });
  return (
    <form {...form} className={classes.narrow}>
      {failure !== null && <ProblemBanner error={failure} />}
      <TextInput {...input('name')} label={people('name')} description={t('nameHint')} autoComplete="name" />
      <Button type="submit" loading={isSubmitting}>
        {t('nameSave')}
      </Button>
    </form>
  );
}

export function PasswordForm({ account, onDone }: OwnFormProps) {
  const t = useTranslations('ownAccount');
  const login = useTranslations('login');
  const { password } = useOwnChanges();
  const { form, input, set, failure, isSubmitting } = useSentForm({
    schema: passwordForm,
    defaultValues: { currentPassword: '', newPassword: '' },
    send: async (values) => {
      await password.mutateAsync({ body: values });
      set({ currentPassword: '', newPassword: '' });
      onDone(t('passwordSaved'));
    },
  });
  return (
    <form {...form} className={classes.narrow}>
      {failure !== null && <ProblemBanner error={failure} />}
      {/* For a password manager, which saves the new password for this name. */}
      <input hidden readOnly autoComplete="username" value={account.username} />
      <CurrentPassword {...input('currentPassword')} />
      <PasswordField
        {...input('newPassword')}
        label={login('newPassword')}
        description={login('newPasswordHint', { atLeast: passwordAtLeast })}
        autoComplete="new-password"
      />
      <Button type="submit" loading={isSubmitting}>
        {t('passwordSave')}
      </Button>
    </form>
  );
}
