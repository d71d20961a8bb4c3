import { Button } from '@mantine/core';
import { runtimeConfig } from '../../lib/runtime-config.ts';
import { Banner } from '../../ui/banner.tsx';

type ConsoleLinkProps = { of: 'everybody' | 'oneself'; text: string; open: string };

/** Where the municipality keeps its accounts in a Keycloak of its own, they are changed there and nowhere else. */
export function ConsoleLink({ of, text, open }: ConsoleLinkProps) {
  const { keycloakUrl, keycloakRealm } = runtimeConfig();
  const realm = encodeURIComponent(keycloakRealm);
  const address =
    of === 'everybody'
      ? `${keycloakUrl}/admin/${realm}/console/#/${realm}/users`
      : `${keycloakUrl}/realms/${realm}/account`;
  return (
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
  );
}
