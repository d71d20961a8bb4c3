import { zodResolver } from '@hookform/resolvers/zod';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { type SignInForm as Credentials, signInForm } from '@psifida/contract/endpoints/sign-in';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../i18n/problem-text.ts';
import { isSignInPending, submitSignIn } from '../../lib/api-client.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import { mayReload, reloadSettled } from '../../lib/reload-guard.ts';
import { ProblemBanner } from '../../ui/banner.tsx';
import { Icon } from '../../ui/icon.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import classes from './sign-in.module.css';

/** Where a sign-in begins, in this page's language; whoever is signed in already is simply in the tool there. */
const startAddress = () => `/${window.location.search}`;

/**
 * Whoever comes by a bookmark, by Back, or finds the page open from the day before is in the middle of no sign-in,
 * and the right password would be refused: so one is begun for them.
 */
function useStartOfSignIn(): void {
  useEffect(() => {
    const look = async () => {
      // A server that does not answer now will say so when the form is sent.
      const pending = await isSignInPending().catch(() => true);
      const here = { path: window.location.pathname };
      // A browser that keeps no cookies would come back here for ever.
      if (pending) reloadSettled(here);
      else if (mayReload(here)) window.location.replace(startAddress());
    };
    const lookAgain = () => {
      if (document.visibilityState === 'visible') void look();
    };
    void look();
    window.addEventListener('pageshow', lookAgain);
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      window.removeEventListener('pageshow', lookAgain);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, []);
}

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

  useStartOfSignIn();

  const submit = form.handleSubmit(async (credentials) => {
    setFailure(null);
    try {
      const next = await submitSignIn(credentials);
      setLeaving(true);
      // Back leads to where they came from, not to this form.
      window.location.replace(next);
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
              <a href={startAddress()}>{t('startAgain')}</a>
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
