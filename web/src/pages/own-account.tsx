import { Box, Stack } from '@mantine/core';
import type { OwnAccount as Account } from '@psifida/contract/endpoints/accounts';
import { addressOf } from '@psifida/contract/registry/addresses';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { OrConsole } from '../features/people/or-console.tsx';
import { NameForm, PasswordForm } from '../features/people/own-forms.tsx';
import { ownAccountQuery } from '../features/people/people-queries.ts';
import { SecondFactor } from '../features/people/second-factor.tsx';
import { Sessions } from '../features/people/sessions.tsx';
import { Banner } from '../ui/banner.tsx';
import { AppLink } from '../ui/link.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Coming } from '../ui/placeholder.tsx';

/** R-PEOPLE-05: what everybody may do with their own account. */
export default function OwnAccount() {
  return (
    <OrConsole of="oneself">
      <Own />
    </OrConsole>
  );
}

function Own() {
  const t = useTranslations();
  const query = useQuery(ownAccountQuery);
  const { data } = query;
  return (
    <>
      <PageHeader
        title={t('titles.own-account')}
        intro={data && t('ownAccount.intro', { username: data.username })}
      />
      <Coming query={query} heights={[240, 240]} />
      {data && <Parts account={data} />}
    </>
  );
}

function Parts({ account }: { account: Account }) {
  const t = useTranslations('ownAccount');
  const [said, setSaid] = useState('');
  const shared = { account, onDone: setSaid };
  return (
    <>
      <div role="status">{said && <Banner tone="good">{said}</Banner>}</div>
      {account.demo ? (
        <Banner tone="info">{t('demo')}</Banner>
      ) : (
        <>
          <Part title={t('nameTitle')}>
            <NameForm {...shared} />
          </Part>
          <Part title={t('passwordTitle')}>
            <PasswordForm {...shared} />
          </Part>
          <Part title={t('factorTitle')}>
            <SecondFactor {...shared} />
          </Part>
        </>
      )}
      <Part title={t('sessionsTitle')}>
        <Sessions sessions={account.sessions} onDone={setSaid} />
      </Part>
      <p>
        <AppLink to={addressOf({ screen: 'privacy' })}>{t('privacyLink')}</AppLink>
      </p>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack component="section" gap={16} mb={24} p={24} className="shape-card" aria-labelledby={id}>
      <Box component="h2" id={id} fz={22} className="shape-heading">
        {title}
      </Box>
      {children}
    </Stack>
  );
}
