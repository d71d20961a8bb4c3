import { Menu } from '@mantine/core';
import type { Account } from '@psifida/contract/endpoints/accounts';
import type { Registry } from '@psifida/contract/registry/systems';
import { useLocale, useTranslations } from 'use-intl';
import { usePersonName } from '../../i18n/person-name.ts';
import { list } from '../../i18n/requirement-texts.ts';
import { useWhen } from '../../i18n/when.ts';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { Pill } from '../../ui/pill.tsx';
import classes from './people.module.css';

export type AccountAction = 'change' | 'reset' | 'switch';

/** Where the focus goes once something was done to an account, or not. */
export const rowOf = ({ id }: Pick<Account, 'id'>): string => `account-${id}`;

type AccountListProps = {
  accounts: readonly Account[];
  registry: Registry;
  /** Who is looking. */
  self: string;
  onAction: (action: AccountAction, account: Account) => void;
};

/** Everybody who can sign in: who, what they may do, how the account stands. */
export function AccountList({ accounts, registry, self, onAction }: AccountListProps) {
  const t = useTranslations('people');
  return (
    <ul className={classes.list} aria-label={t('list')}>
      {accounts.map((account) => (
        <li
          key={account.id}
          id={rowOf(account)}
          tabIndex={-1}
          className={classes.item}
          data-off={account.switchedOff || undefined}
        >
          <AccountWords account={account} registry={registry} isSelf={account.id === self} />
          {!account.demo && (
            <MoreMenu on="row" label={t('menu', { name: account.name })}>
              <Menu.Item onClick={() => onAction('change', account)}>{t('change')}</Menu.Item>
              {/* One's own is changed in one's own account: a reset would sign out whoever is to read the new one. */}
              {account.id !== self && (
                <Menu.Item onClick={() => onAction('reset', account)}>{t('reset')}</Menu.Item>
              )}
              <Menu.Item
                color={account.switchedOff ? undefined : 'red'}
                onClick={() => onAction('switch', account)}
              >
                {t(account.switchedOff ? 'switchOn' : 'switchOff')}
              </Menu.Item>
            </MoreMenu>
          )}
        </li>
      ))}
    </ul>
  );
}

type AccountWordsProps = { account: Account; registry: Registry; isSelf: boolean };

function AccountWords({ account, registry, isSelf }: AccountWordsProps) {
  const t = useTranslations('people');
  const approvals = useTranslations('approvals');
  const locale = useLocale();
  const when = useWhen();
  const nameOf = usePersonName();
  const { username, level, systems, demo, switchedOff, oneTimeUntil, secondFactor, lastSignInAt } = account;
  const narrowed = level === 'edit' && systems.length > 0;
  return (
    <div className={classes.words}>
      <p className={classes.name}>
        {nameOf(account)}
        {isSelf && <span className={classes.quiet}> ({t('you')})</span>}
      </p>
      <p className={classes.quiet}>{username}</p>
      <p>
        {level ? t(`levels.${level}`) : t('noLevel')}
        {narrowed &&
          ` · ${t('onlySystems', {
            names: list(
              locale,
              systems.map((id) => registry[id].name[locale]),
            ),
          })}`}
        {level === 'edit' && account.approves && ` · ${approvals('mayApprove')}`}
      </p>
      <p className={classes.quiet}>
        {lastSignInAt ? t('lastSignIn', { when: when(lastSignInAt) }) : t('neverSignedIn')}
      </p>
      <p className={classes.pills}>
        {switchedOff && <Pill tone="bad">{t('off')}</Pill>}
        {demo && <Pill tone="info">{t('demo')}</Pill>}
        {oneTimeUntil && <Pill tone="wait">{t('oneTime', { when: when(oneTimeUntil) })}</Pill>}
        {secondFactor && (
          <Pill tone="good" icon="shield-check">
            {t('secondFactor')}
          </Pill>
        )}
      </p>
    </div>
  );
}
