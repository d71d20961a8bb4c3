import { Box } from '@mantine/core';
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
      <Box component="h2" id="demo-accounts" fz={18}>
        {t('demoTitle')}
      </Box>
      <Box component="p" mt={4} mb={12} fz={15} className="shape-quiet">
        {t.rich('demoText', { password: () => <code className={classes.password}>{password}</code> })}
      </Box>
      <ul className={classes.accounts}>
        {names.map((name) => (
          <li key={name}>
            <button
              type="button"
              className={classes.account}
              onClick={() => onChoose({ username: name, password })}
            >
              <Box component="span" display="block" fw={600}>
                {name}
              </Box>
              <Box component="span" display="block" lh={1.35} className="shape-note">
                {t('demoRoles', { name })}
              </Box>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
