import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { runtimeConfig } from '../../lib/runtime-config.ts';
import type { startSignInLanding } from '../../session/sign-in-landing.ts';
import { Banner } from '../../ui/plain-banner.tsx';

type Landing = Awaited<ReturnType<typeof startSignInLanding>>;

/** R-AUTH-10: with a Keycloak of the municipality, /login only leads there; who is signed in already goes straight on. */
export function ExternalSignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const t = useTranslations();
  const language = useLocale();
  const [landing, setLanding] = useState<Landing | 'failed' | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the provider is asked once, whatever the language becomes
  useEffect(() => {
    const start = async () => {
      const landings = await import('../../session/sign-in-landing.ts');
      const ready = await landings.startSignInLanding({ config: runtimeConfig(), language });
      if (ready.signedIn) onSignedIn();
      else setLanding(ready);
    };
    start().catch(() => setLanding('failed'));
  }, []);

  if (landing === 'failed') {
    return (
      <Banner
        tone="bad"
        role="alert"
        actions={
          <Button variant="default" size="sm" onClick={() => window.location.reload()}>
            {t('shell.retry')}
          </Button>
        }
      >
        {t('login.externalFailed')}
      </Banner>
    );
  }
  return (
    <div className="shape-form">
      <p>{t('login.external')}</p>
      <Button
        size="lg"
        fullWidth
        loading={landing === null}
        onClick={() => landing?.login().catch(() => setLanding('failed'))}
      >
        {t('login.submit')}
      </Button>
    </div>
  );
}
