import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { runtimeConfig } from '../../lib/runtime-config.ts';
import { Banner } from '../../ui/banner.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

type OrConsoleProps = {
  of: 'everybody' | 'oneself';
  title: string;
  text: string;
  open: string;
  /** For accounts that are kept here. */
  children: ReactNode;
};

/** Where the municipality keeps its accounts in a Keycloak of its own, they are changed there and nowhere else. */
export function OrConsole({ of, title, text, open, children }: OrConsoleProps) {
  const { keycloakUrl, keycloakRealm, signIn } = runtimeConfig();
  if (signIn === 'embedded') return children;
  const realm = encodeURIComponent(keycloakRealm);
  const address =
    of === 'everybody'
      ? `${keycloakUrl}/admin/${realm}/console/#/${realm}/users`
      : `${keycloakUrl}/realms/${realm}/account`;
  return (
    <>
      <PageHeader title={title} />
      <Banner
        tone="info"
        actions={
          <Button component="a" href={address} target="_blank" rel="noreferrer" variant="default">
            {open}
          </Button>
        }
      >
        <p>{text}</p>
      </Banner>
    </>
  );
}
