import type { SignInForm } from '@psifida/contract/endpoints/sign-in';
import { useTranslations } from 'use-intl';
import classes from './sign-in.module.css';

/** The same for all of them, and worth nothing: they exist only while the server listens on loopback. */
const password = 'psifida-demo';

type DemoAccountsProps = { names: readonly string[]; onChoose: (credentials: SignInForm) => void };

export function DemoAccounts({ names, onChoose }: DemoAccountsProps) {
  const t = useTranslations('login');
  return (
    <section className={classes.demo} aria-labelledby="demo-accounts">
      <h2 id="demo-accounts" className={classes.demoTitle}>
        {t('demoTitle')}
      </h2>
      <p className={classes.demoText}>
        {t.rich('demoText', { password: () => <code className={classes.password}>{password}</code> })}
      </p>
      <ul className={classes.accounts}>
        {names.map((name) => (
          <li key={name}>
            <button
              type="button"
              className={classes.account}
              onClick={() => onChoose({ username: name, password })}
            >
              <span className={classes.name}>{name}</span>
              <span className={classes.role}>{t('demoRoles', { name })}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
