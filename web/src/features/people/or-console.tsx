import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { runtimeConfig } from '../../lib/runtime-config.ts';
import { Banner } from '../../ui/banner.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

const words = {
  everybody: { title: 'titles.people', text: 'people.elsewhereText', open: 'people.elsewhereOpen' },
  oneself: {
    title: 'titles.own-account',
    text: 'ownAccount.elsewhereText',
    open: 'ownAccount.elsewhereOpen',
  },
} as const;

/**
 * Where the municipality keeps its accounts in a Keycloak of its own, they are changed there and nowhere else; otherwise
 * what is inside.
 */
export function OrConsole({ of, children }: { of: keyof typeof words; children: ReactNode }) {
  const t = useTranslations();
  const { keycloakUrl, keycloakRealm, signIn } = runtimeConfig();
  if (signIn === 'embedded') return children;
  const realm = encodeURIComponent(keycloakRealm);
  const address =
    of === 'everybody'
      ? `${keycloakUrl}/admin/${realm}/console/#/${realm}/users`
      : `${keycloakUrl}/realms/${realm}/account`;
  return (
    <>
      <PageHeader title={t(words[of].title)} />
      <Banner
        tone="info"
        actions={
          <Button component="a" href={address} target="_blank" rel="noreferrer" variant="default">
            {t(words[of].open)}
          </Button>
        }
      >
        <p>{t(words[of].text)}</p>
      </Banner>
    </>
  );
}
