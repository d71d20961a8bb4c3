import { Box, Menu, Stack } from '@mantine/core';
import type { Account } from '@psifida/contract/endpoints/accounts';
import { useLocale, useTranslations } from 'use-intl';
import { usePersonName } from '../../i18n/person-name.ts';
import { list } from '../../i18n/requirement-texts.ts';
import { useWhen } from '../../i18n/when.ts';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { Pill } from '../../ui/pill.tsx';
import { useSystemName } from '../systems/registry.tsx';
import classes from './people.module.css';

export type AccountAction = 'change' | 'reset' | 'switch';

export const rowOf = ({ id }: Pick<Account, 'id'>): string => `account-${id}`;

type AccountListProps = {
  accounts: readonly Account[];
  self: string;
  onAction: (action: AccountAction, account: Account) => void;
};

export function AccountList({ accounts, self, onAction }: AccountListProps) {
  const t = useTranslations('people');
  return (
    <Stack component="ul" gap={12} className="shape-list" aria-label={t('list')}>
      {accounts.map((account) => (
        <li key={account.id} id={rowOf(account)} tabIndex={-1} className={classes.item}>
          <AccountWords account={account} isSelf={account.id === self} />
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
    </Stack>
  );
}

function AccountWords({ account, isSelf }: { account: Account; isSelf: boolean }) {
  const t = useTranslations('people');
  const approvals = useTranslations('approvals');
  const locale = useLocale();
  const when = useWhen();
  const nameOf = usePersonName();
  const systemName = useSystemName();
  const { username, level, systems, demo, switchedOff, oneTimeUntil, secondFactor, lastSignInAt } = account;
  const narrowed = level === 'edit' && systems.length > 0;
  return (
    <Box miw={0}>
      <Box component="p" fw={600} c={switchedOff ? 'var(--ink-quiet)' : undefined}>
        {nameOf(account)}
        {isSelf && (
          <Box component="span" fz={15} fw={400} className="shape-quiet">
            {' '}
            ({t('you')})
          </Box>
        )}
      </Box>
      <Box component="p" fz={15} className="shape-quiet">
        {username}
      </Box>
      <p>
        {level ? t(`levels.${level}`) : t('noLevel')}
        {narrowed &&
          ` · ${t('onlySystems', {
            names: list(locale, systems.map(systemName)),
          })}`}
        {level === 'edit' && account.approves && ` · ${approvals('mayApprove')}`}
      </p>
      <Box component="p" fz={15} className="shape-quiet">
        {lastSignInAt ? t('lastSignIn', { when: when(lastSignInAt) }) : t('neverSignedIn')}
      </Box>
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
    </Box>
  );
}
