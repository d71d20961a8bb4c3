import { zodResolver } from '@hookform/resolvers/zod';
import { Button, TextInput } from '@mantine/core';
import {
  type SignInForm as Credentials,
  passwordAtLeast,
  type SignInNeed,
  signInForm,
} from '@psifida/contract/endpoints/sign-in';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../i18n/problem-text.ts';
import { isSignInPending, submitSignIn } from '../../lib/api-client.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import { mayReload, reloadSettled } from '../../lib/reload-guard.ts';
import { ProblemBanner } from '../../ui/banner.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
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
  /** What was asked for beyond the password, one after the other. */
  const [needs, setNeeds] = useState<SignInNeed | null>(null);
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

  const startOver = () => {
    setNeeds(null);
    form.reset({ username: form.getValues('username'), password: '' });
  };

  const submit = form.handleSubmit(async (credentials) => {
    setFailure(null);
    try {
      const next = await submitSignIn(credentials);
      if ('needs' in next) return setNeeds(next.needs);
      setLeaving(true);
      // Back leads to where they came from, not to this form.
      window.location.replace(next.redirectTo);
    } catch (error) {
      const issues = error instanceof ProblemError ? error.issues : [];
      for (const { path, code } of issues)
        form.setError(path[0] as keyof Credentials, { message: code }, { shouldFocus: true });
      if (issues.length) return;
      setFailure(error);
      if (!(error instanceof ProblemError)) return;
      if (error.code === 'sign-in.wrong-credentials' || error.code === 'sign-in.one-time-over') startOver();
      if (error.code === 'sign-in.wrong-code') form.resetField('code');
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
        {needs === 'code' && (
          <Step title={t('codeTitle')} text={t('codeText')}>
            <TextInput
              {...form.register('code', { setValueAs: (value?: string) => value || undefined })}
              size="lg"
              autoFocus
              label={t('code')}
              description={t('codeHint')}
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
              error={text(errors.code?.message)}
            />
          </Step>
        )}
        {needs === 'new-password' && (
          <Step title={t('newPasswordTitle')} text={t('newPasswordText')}>
            <PasswordField
              {...form.register('newPassword')}
              size="lg"
              autoFocus
              label={t('newPassword')}
              description={t('newPasswordHint', { atLeast: passwordAtLeast })}
              autoComplete="new-password"
              error={text(errors.newPassword?.message)}
            />
          </Step>
        )}
        {needs !== null && (
          // For a password manager, which saves the new password for this name.
          <input hidden readOnly autoComplete="username" value={form.getValues('username')} />
        )}
        {needs === null && (
          <>
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
            <PasswordField
              {...form.register('password')}
              size="lg"
              label={t('password')}
              autoComplete="current-password"
              error={text(errors.password?.message)}
            />
          </>
        )}
        <p role="status" className={classes.caps}>
          {capsLock && t('capsLock')}
        </p>
        <Button type="submit" size="lg" loading={isSubmitting || leaving} fullWidth>
          {t(needs ? 'goOn' : 'submit')}
        </Button>
        {needs && (
          <Button
            variant="subtle"
            color="slate"
            size="lg"
            onClick={() => {
              setFailure(null);
              startOver();
            }}
          >
            {t('back')}
          </Button>
        )}
      </form>
      {demoAccounts.length > 0 && needs === null && (
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

/** What is asked for after the password; its heading has been read when the field has the focus. */
function Step({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.step} aria-labelledby={id}>
      <h2 id={id} className={classes.demoTitle}>
        {title}
      </h2>
      <p className={classes.demoText}>{text}</p>
      {children}
    </section>
  );
}
