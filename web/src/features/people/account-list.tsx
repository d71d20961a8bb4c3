import { Box, Menu, VisuallyHidden } from '@mantine/core';
import type { Account } from '@psifida/contract/endpoints/accounts';
import { isFound } from '@psifida/contract/fold-text';
import { useLocale, useTranslations } from 'use-intl';
import { usePersonName } from '../../i18n/person-name.ts';
import { list } from '../../i18n/requirement-texts.ts';
import { useWhen } from '../../i18n/when.ts';
import table from '../../ui/many/many.module.css';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { Pill } from '../../ui/pill.tsx';
import { useSystemName } from '../systems/registry.tsx';
import classes from './people.module.css';

export type AccountAction = 'change' | 'reset' | 'switch';

export const rowOf = ({ id }: Pick<Account, 'id'>): string => `account-${id}`;

type AccountListProps = {
  accounts: readonly Account[];
  search: string | undefined;
  self: string;
  onAction: (action: AccountAction, account: Account) => void;
};

export function AccountList({ accounts, search = '', self, onAction }: AccountListProps) {
  const t = useTranslations('people');
  const approvals = useTranslations('approvals');
  const lists = useTranslations('lists');
  const locale = useLocale();
  const when = useWhen();
  const nameOf = usePersonName();
  const systemName = useSystemName();
  const columns: { label: string; cell: (account: Account) => string }[] = [
    {
      label: t('role'),
      cell: ({ level, approves, onDuty }) =>
        [
          level ? t(`levels.${level}`) : t('noLevel'),
          level === 'edit' && approves && approvals('mayApprove'),
          onDuty && t('onDuty'),
        ]
          .filter(Boolean)
          .join(' · '),
    },
    {
      label: t('systemsShort'),
      cell: ({ level, systems }) =>
        !level
          ? '–'
          : level === 'edit' && systems.length > 0
            ? list(locale, systems.map(systemName))
            : t('allSystems'),
    },
    {
      label: t('lastSignInShort'),
      cell: ({ lastSignInAt }) => (lastSignInAt ? when(lastSignInAt) : t('neverSignedIn')),
    },
  ];
  const found = accounts.filter((account) =>
    isFound(search, nameOf(account), account.username, ...columns.map(({ cell }) => cell(account))),
  );
  return (
    <>
      <p role="status" className={classes.found}>
        {t('found', { count: found.length })}
      </p>
      {found.length > 0 && (
        <section className={table.frame} aria-label={t('list')}>
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">{t('name')}</th>
                {columns.map(({ label }) => (
                  <th key={label} scope="col" data-wide>
                    {label}
                  </th>
                ))}
                <th scope="col" data-wide className={classes.status}>
                  {lists('state')}
                </th>
                <th scope="col" className={table.narrow}>
                  <VisuallyHidden>{lists('actions')}</VisuallyHidden>
                </th>
              </tr>
            </thead>
            <tbody>
              {found.map((account) => (
                <tr key={account.id} id={rowOf(account)} tabIndex={-1}>
                  <th scope="row" className={classes.cell}>
                    <Box component="span" fw={600} c={account.switchedOff ? 'var(--ink-quiet)' : undefined}>
                      {nameOf(account)}
                    </Box>
                    {account.id === self && <span className="shape-quiet"> ({t('you')})</span>}
                    <Box component="span" display="block" fz={14} className="shape-quiet">
                      {account.username}
                    </Box>
                    <span className={table.phoneOnly}>
                      {columns.map(({ label, cell }) => (
                        <span key={label} className={classes.line}>
                          {label}: {cell(account)}
                        </span>
                      ))}
                      <AccountState account={account} />
                    </span>
                  </th>
                  {columns.map(({ label, cell }) => (
                    <td key={label} data-wide>
                      {cell(account)}
                    </td>
                  ))}
                  <td data-wide>
                    <AccountState account={account} />
                  </td>
                  <td>
                    {!account.demo && <AccountMenu {...{ account, onAction }} isSelf={account.id === self} />}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  );
}

type AccountMenuProps = Pick<AccountListProps, 'onAction'> & { account: Account; isSelf: boolean };

function AccountMenu({ account, isSelf, onAction }: AccountMenuProps) {
  const t = useTranslations('people');
  const { name, switchedOff } = account;
  return (
    <MoreMenu on="row" label={t('menu', { name })}>
      <Menu.Item onClick={() => onAction('change', account)}>{t('change')}</Menu.Item>
      {/* One's own is changed in one's own account: a reset would sign out whoever is to read the new one. */}
      {!isSelf && <Menu.Item onClick={() => onAction('reset', account)}>{t('reset')}</Menu.Item>}
      <Menu.Item color={switchedOff ? undefined : 'red'} onClick={() => onAction('switch', account)}>
        {t(switchedOff ? 'switchOn' : 'switchOff')}
      </Menu.Item>
    </MoreMenu>
  );
}

function AccountState({ account }: { account: Account }) {
  const t = useTranslations('people');
  const when = useWhen();
  const { switchedOff, demo, oneTimeUntil, secondFactor } = account;
  return (
    <span className={classes.pills}>
      {switchedOff ? <Pill tone="bad">{t('off')}</Pill> : <Pill tone="good">{t('on')}</Pill>}
      {demo && <Pill tone="info">{t('demo')}</Pill>}
      {secondFactor && (
        <Pill tone="good" icon="shield-check">
          {t('secondFactor')}
        </Pill>
      )}
      {oneTimeUntil && <span className="shape-note">{t('oneTime', { when: when(oneTimeUntil) })}</span>}
    </span>
  );
}
