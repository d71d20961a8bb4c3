import { zodResolver } from '@hookform/resolvers/zod';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { type SignInForm as Credentials, signInForm } from '@psifida/contract/endpoints/sign-in';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../i18n/problem-text.ts';
import { submitSignIn } from '../../lib/api-client.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import { ProblemBanner } from '../../ui/banner.tsx';
import { Icon } from '../../ui/icon.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import classes from './sign-in.module.css';

/** R-AUTH-10: the sign-in page of the embedded provider. */
export function SignInForm({ demoAccounts }: { demoAccounts: readonly string[] }) {
  const t = useTranslations('login');
  const { field } = useProblemText();
  const [failure, setFailure] = useState<unknown>(null);
  const [leaving, setLeaving] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const problem = useRef<HTMLDivElement>(null);
  const form = useForm<Credentials>({
    defaultValues: { username: '', password: '' },
    resolver: zodResolver(signInForm),
  });
  const { errors, isSubmitting } = form.formState;
  const text = (code: string | undefined) => code && field(code);

  useEffect(() => {
    if (failure) problem.current?.focus();
  }, [failure]);

  const submit = form.handleSubmit(async (credentials) => {
    setFailure(null);
    try {
      const next = await submitSignIn(credentials);
      setLeaving(true);
      window.location.assign(next);
    } catch (error) {
      setFailure(error);
      if (error instanceof ProblemError && error.code === 'sign-in.wrong-credentials') {
        form.resetField('password');
      }
    }
  });

  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));

  return (
    <>
      <div ref={problem} tabIndex={-1} className={classes.problem}>
        {failure !== null && (
          <ProblemBanner error={failure}>
            {failure instanceof ProblemError && failure.code === 'sign-in.abandoned' && (
              <a href={`/${window.location.search}`}>{t('startAgain')}</a>
            )}
          </ProblemBanner>
        )}
      </div>
      <form
        onSubmit={submit}
        noValidate
        className={classes.form}
        onKeyUp={watchCapsLock}
        onKeyDown={watchCapsLock}
      >
        <TextInput
          {...form.register('username')}
          size="lg"
          label={t('username')}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          error={text(errors.username?.message)}
        />
        <PasswordInput
          {...form.register('password')}
          size="lg"
          label={t('password')}
          autoComplete="current-password"
          error={text(errors.password?.message)}
          visibilityToggleIcon={({ reveal }) => <Icon name={reveal ? 'eye-off' : 'eye'} size={22} />}
          visibilityToggleButtonProps={{ 'aria-label': t('showPassword'), tabIndex: 0, size: 'lg' }}
        />
        <p role="status" className={classes.caps}>
          {capsLock && t('capsLock')}
        </p>
        <Button type="submit" size="lg" loading={isSubmitting || leaving} fullWidth>
          {t('submit')}
        </Button>
      </form>
      {demoAccounts.length > 0 && (
        <DemoAccounts
          names={demoAccounts}
          onChoose={(credentials) => {
            form.reset(credentials);
            setFailure(null);
          }}
        />
      )}
    </>
  );
}
