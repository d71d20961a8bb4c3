// For the sign-in page, which is signed in to nothing and brings nothing else of it along.
import type { Language } from '@psifida/contract/bilingual';
import type { RuntimeConfig } from '@psifida/contract/runtime-config';
import { askProvider } from './ask-provider.ts';
import { createKeycloak, initOptions, withinPatience } from './keycloak-client.ts';
import { silentAnswerAddress } from './sign-in-answer.ts';

/** /login before an external Keycloak (R-AUTH-10). The embedded provider's own /login must not sign in to itself. */
export async function startSignInLanding({
  config,
  language,
}: {
  config: RuntimeConfig;
  language: Language;
}): Promise<{ signedIn: boolean; login(): Promise<void> }> {
  if (config.signIn === 'embedded') throw new Error('The embedded provider has no sign-in landing');
  const { origin } = window.location;
  const keycloak = createKeycloak(config);

  const checkSso = async () => {
    await askProvider(config);
    return keycloak.init({
      ...initOptions,
      onLoad: 'check-sso',
      silentCheckSsoRedirectUri: silentAnswerAddress(),
    });
  };
  const signedIn = await withinPatience(checkSso()).catch((error) => {
    console.error('Keycloak init failed', error);
    return false;
  });

  return {
    signedIn,
    async login() {
      await askProvider(config);
      if (!keycloak.didInitialize) await keycloak.init(initOptions);
      await keycloak.login({ redirectUri: `${origin}/?lang=${language}`, locale: language });
    },
  };
}
