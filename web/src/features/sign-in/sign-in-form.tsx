import { Box, Button, TextInput } from '@mantine/core';
import type { SignInForm as Credentials, SignInNeed } from '@psifida/contract/endpoints/sign-in';
import { passwordAtLeast } from '@psifida/contract/limits';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslations } from 'use-intl';
import { ProblemError } from '../../api/problem-error.ts';
import { useProblemText } from '../../i18n/problem-text.ts';
import { mayReload, reloadSettled } from '../../lib/reload-guard.ts';
import { PasswordField, useFields } from '../../ui/form-fields.tsx';
import { Banner } from '../../ui/plain-banner.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import classes from './sign-in.module.css';
import { faultsOf } from './sign-in-faults.ts';
import { isSignInPending, submitSignIn } from './sign-in-requests.ts';

/** Where a sign-in begins, in this page's language; whoever is signed in already is simply in the tool there. */
const startAddress = () => `/${window.location.search}`;

/**
 * Whoever comes by a bookmark, by Back, or finds the page open from the day before is in the middle of no sign-in,
 * and the right password would be refused: so one is begun for them.
 */
function useStartOfSignIn(): void {
  useEffect(() => {
    const look = async () => {
      // An unreachable server is reported when the form is sent.
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

const empty: Credentials = { username: '', password: '' };

/** R-AUTH-10: the sign-in page of the embedded provider. */
export function SignInForm({ demoAccounts }: { demoAccounts: readonly string[] }) {
  const t = useTranslations('login');
  const { thrown } = useProblemText();
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const [needs, setNeeds] = useState<SignInNeed | null>(null);
  const [capsLock, setCapsLock] = useState(false);
  const problem = useRef<HTMLDivElement>(null);
  const { form, values: typed, input: fieldOf, refuse, fill } = useFields(empty, faultsOf);
  const fillIn = (part: Partial<Credentials>) => fill((now) => ({ ...now, ...part }));

  useEffect(() => {
    if (failure) problem.current?.focus();
  }, [failure]);

  useStartOfSignIn();

  const startOver = () => {
    setNeeds(null);
    // Only what was sent: whoever types the next password while the answer is on its way keeps it.
    fill((now) =>
      now.password === typed.password
        ? { ...now, password: '', code: undefined, newPassword: undefined }
        : now,
    );
  };

  const send = async (): Promise<boolean> => {
    try {
      const next = await submitSignIn(typed);
      if ('needs' in next) {
        setNeeds(next.needs);
        // From now on, left empty it is missing.
        fillIn(next.needs === 'code' ? { code: '' } : { newPassword: '' });
        return false;
      }
      // Back leads to where they came from, not to this form.
      window.location.replace(next.redirectTo);
      return true;
    } catch (error) {
      const issues = error instanceof ProblemError ? error.issues : [];
      if (issues.length) {
        refuse(Object.fromEntries(issues.map(({ path, code }) => [path[0], code])));
        return false;
      }
      setFailure(error);
      if (!(error instanceof ProblemError)) return false;
      if (error.code === 'sign-in.wrong-credentials' || error.code === 'sign-in.one-time-over') startOver();
      if (error.code === 'sign-in.wrong-code') fillIn({ code: '' });
      return false;
    }
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const faults = faultsOf(typed);
    refuse(faults);
    if (busy || Object.keys(faults).length) return;
    setFailure(null);
    setBusy(true);
    setBusy(await send());
  };

  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));

  return (
    <>
      <div ref={problem} tabIndex={-1} className={classes.problem}>
        {!navigator.cookieEnabled && (
          <Banner tone="bad" role="alert">
            {t('cookiesBlocked')}
          </Banner>
        )}
        {failure !== null && navigator.cookieEnabled && (
          <Banner tone="bad" role="alert">
            <p>{thrown(failure)}</p>
            {failure instanceof ProblemError && failure.code === 'sign-in.abandoned' && (
              <a href={startAddress()}>{t('startAgain')}</a>
            )}
          </Banner>
        )}
      </div>
      <form
        ref={form}
        onSubmit={submit}
        noValidate
        className="shape-form"
        onKeyUp={watchCapsLock}
        onKeyDown={watchCapsLock}
      >
        {needs === 'code' && (
          <Step title={t('codeTitle')} text={t('codeText')}>
            <TextInput
              {...fieldOf('code')}
              size="lg"
              autoFocus
              label={t('code')}
              description={t('codeHint')}
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
            />
          </Step>
        )}
        {needs === 'new-password' && (
          <Step title={t('newPasswordTitle')} text={t('newPasswordText')}>
            <PasswordField
              {...fieldOf('newPassword')}
              size="lg"
              autoFocus
              label={t('newPassword')}
              description={t('newPasswordHint', { atLeast: passwordAtLeast })}
              autoComplete="new-password"
            />
          </Step>
        )}
        {needs !== null && (
          // For a password manager, which saves the new password for this name.
          <input hidden readOnly autoComplete="username" value={typed.username} />
        )}
        {needs === null && (
          <>
            <TextInput
              {...fieldOf('username')}
              size="lg"
              label={t('username')}
              autoComplete="username"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
            />
            <PasswordField
              {...fieldOf('password')}
              size="lg"
              label={t('password')}
              autoComplete="current-password"
            />
          </>
        )}
        <p role="status" className={classes.caps}>
          {capsLock && t('capsLock')}
        </p>
        <Button type="submit" size="lg" loading={busy} fullWidth>
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
            fillIn(credentials);
            setFailure(null);
          }}
        />
      )}
    </>
  );
}

function Step({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Box component="h2" id={id} fz={18}>
        {title}
      </Box>
      <Box component="p" mt={4} mb={12} fz={15} className="shape-quiet">
        {text}
      </Box>
      {children}
    </section>
  );
}
