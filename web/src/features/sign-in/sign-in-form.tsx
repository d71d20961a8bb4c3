import { Button, TextInput } from '@mantine/core';
import type { SignInForm as Credentials, SignInNeed } from '@psifida/contract/endpoints/sign-in';
import { passwordAtLeast } from '@psifida/contract/limits';
import {
  type ChangeEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../i18n/problem-text.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import { mayReload, reloadSettled } from '../../lib/reload-guard.ts';
import { PasswordField } from '../../ui/password-field.tsx';
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

type Name = keyof Credentials;

const empty: Credentials = { username: '', password: '' };

/** The few fields of this page, without the form library, which weighs more than all of it. */
function useFields() {
  const { field } = useProblemText();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(empty);
  const [faults, setFaults] = useState<Partial<Record<Name, string>>>({});

  /** What is wrong stands at its field, and the first of it has the focus. */
  const refuse = (found: typeof faults) => {
    // Drawn before it has the focus, so that it is read out with what is wrong.
    flushSync(() => setFaults(found));
    const [first] = Object.keys(found);
    const input = first && form.current?.elements.namedItem(first);
    if (input instanceof HTMLInputElement) input.focus();
  };
  const fieldOf = (name: Name) => ({
    name,
    value: typed[name] ?? '',
    error: faults[name] && field(faults[name]),
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
      const next = { ...typed, [name]: value };
      setTyped(next);
      // What was refused is looked at again while it is put right.
      if (faults[name]) setFaults({ ...faults, [name]: faultsOf(next)[name] });
    },
  });
  /** As if it had been typed, with nothing wrong so far. */
  const fill = (part: Partial<Credentials>) => {
    setTyped((now) => ({ ...now, ...part }));
    setFaults({});
  };
  /** Only what was sent: whoever types the next password while the answer is on its way keeps it. */
  const forget = (sent: Credentials) => {
    setTyped((now) =>
      now.password === sent.password
        ? { ...now, password: '', code: undefined, newPassword: undefined }
        : now,
    );
    setFaults({});
  };
  return { form, typed, refuse, fieldOf, fill, forget };
}

/** R-AUTH-10: the sign-in page of the embedded provider. */
export function SignInForm({ demoAccounts }: { demoAccounts: readonly string[] }) {
  const t = useTranslations('login');
  const { thrown } = useProblemText();
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  /** What was asked for beyond the password, one after the other. */
  const [needs, setNeeds] = useState<SignInNeed | null>(null);
  const [capsLock, setCapsLock] = useState(false);
  const problem = useRef<HTMLDivElement>(null);
  const { form, typed, refuse, fieldOf, fill, forget } = useFields();

  useEffect(() => {
    if (failure) problem.current?.focus();
  }, [failure]);

  useStartOfSignIn();

  const startOver = () => {
    setNeeds(null);
    forget(typed);
  };

  /** Whether the browser is leaving. */
  const send = async (): Promise<boolean> => {
    try {
      const next = await submitSignIn(typed);
      if ('needs' in next) {
        setNeeds(next.needs);
        // From now on, left empty it is missing.
        fill(next.needs === 'code' ? { code: '' } : { newPassword: '' });
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
      if (error.code === 'sign-in.wrong-code') fill({ code: '' });
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
        {failure !== null && (
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
        className={classes.form}
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
            fill(credentials);
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
