import { Button } from '@mantine/core';
import type { Account, WithOneTimePassword } from '@psifida/contract/endpoints/accounts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AccountDialog, AccountQuestion } from '../features/people/account-dialog.tsx';
import { type AccountAction, AccountList, rowOf } from '../features/people/account-list.tsx';
import { KeptOnce } from '../features/people/kept-once.tsx';
import { Machines, machinesHeading } from '../features/people/machines.tsx';
import { OrConsole } from '../features/people/or-console.tsx';
import { accountsQuery, useAccountChanges } from '../features/people/people-queries.ts';
import { useWhen } from '../i18n/when.ts';
import { useSession } from '../session/session.ts';
import { Banner, ProblemBanner } from '../ui/banner.tsx';
import { focusWhenThere } from '../ui/focus.ts';
import { Icon } from '../ui/icon.tsx';
import toolbar from '../ui/list-toolbar.module.css';
import { PageHeader } from '../ui/page-header.tsx';
import { Coming } from '../ui/placeholder.tsx';
import { SearchField } from '../ui/search-field.tsx';

/** R-PEOPLE-01: who signs in and what they may do. With a Keycloak of the municipality's own, the way to its console. */
export default function People() {
  return (
    <OrConsole of="everybody">
      <Accounts />
    </OrConsole>
  );
}

const addButton = 'add-account';

type Doing = { action: AccountAction; account: Account } | { action: 'add'; account: null };

function Accounts() {
  const t = useTranslations();
  const when = useWhen();
  const self = useSession().user?.id ?? '';
  const query = useQuery(accountsQuery);
  const { add, change, switchTo, reset } = useAccountChanges();
  const [doing, setDoing] = useState<Doing | null>(null);
  const [made, setMade] = useState<WithOneTimePassword | null>(null);
  const [said, setSaid] = useState('');
  const [search, setSearch] = useState<string>();
  const close = () => {
    setDoing(null);
    focusWhenThere(doing?.account ? rowOf(doing.account) : addButton);
  };
  const switchAccount = ({ id, name }: Account, switchedOff: boolean) =>
    switchTo.mutate(
      { params: { id }, body: { switchedOff } },
      {
        onSuccess: () => setSaid(t(`people.said.${switchedOff ? 'switchedOff' : 'switchedOn'}`, { name })),
        onSettled: () => {
          setDoing(null);
          focusWhenThere(rowOf({ id }));
        },
      },
    );

  const begin = (action: AccountAction, account: Account) => {
    switchTo.reset();
    reset.reset();
    setSaid('');
    // Nobody loses anything by being let in again.
    if (action === 'switch' && account.switchedOff) return switchAccount(account, false);
    setDoing({ action, account });
  };
  const failure = switchTo.error ?? reset.error;

  return (
    <>
      <PageHeader
        title={t('titles.people')}
        intro={t('people.intro')}
        action={
          <Button
            id={addButton}
            leftSection={<Icon name="plus" />}
            onClick={() => setDoing({ action: 'add', account: null })}
          >
            {t('people.add')}
          </Button>
        }
      />
      <div role="status">{said && <Banner tone="good">{said}</Banner>}</div>
      {failure && <ProblemBanner error={failure} />}
      <Coming query={query} heights={[420]} />
      {query.data && (
        <>
          <div className={toolbar.toolbar}>
            <SearchField
              className={toolbar.search}
              label={t('people.search')}
              placeholder={t('people.searchHint')}
              value={search}
              onChange={setSearch}
            />
            <Button
              variant="default"
              mt="auto"
              flex="none"
              maw="none"
              onClick={() => focusWhenThere(machinesHeading)}
            >
              {t('machines.title')}
            </Button>
          </div>
          <AccountList accounts={query.data} search={search} self={self} onAction={begin} />
          <Machines />
        </>
      )}
      {(doing?.action === 'add' || doing?.action === 'change') && (
        <AccountDialog
          account={doing.account}
          onClose={close}
          onSend={async ({ username, replacesDemo, ...body }) => {
            if (doing.account) {
              const { name } = await change.mutateAsync({ params: { id: doing.account.id }, body });
              setSaid(t('people.said.change', { name }));
              close();
            } else {
              // What is shown once takes the focus itself.
              setMade(await add.mutateAsync({ body: { username, replacesDemo, ...body } }));
              setSearch(undefined);
              setDoing(null);
            }
          }}
        />
      )}
      {(doing?.action === 'switch' || doing?.action === 'reset') && (
        <AccountQuestion
          about={doing.action}
          account={doing.account}
          loading={switchTo.isPending || reset.isPending}
          onClose={close}
          onGo={(withSecondFactor) => {
            const { id } = doing.account;
            if (doing.action === 'switch') switchAccount(doing.account, true);
            else
              reset.mutate(
                { params: { id }, body: { withSecondFactor } },
                { onSuccess: setMade, onError: close, onSettled: () => setDoing(null) },
              );
          }}
        />
      )}
      {made && (
        <KeptOnce
          title={t('people.oneTimeTitle', { name: made.account.name })}
          text={t('people.oneTimeText', { when: when(made.account.oneTimeUntil ?? '') })}
          secrets={[made.oneTimePassword]}
          done={t('people.done')}
          onDone={() => {
            setMade(null);
            focusWhenThere(rowOf(made.account));
          }}
        />
      )}
    </>
  );
}
