import { interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';

/** The one question ever asked is who you are; also of those whose account was removed while they were signed in. */
export function signInOnly() {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  const accountGone = new interactionPolicy.Check(
    'account_gone',
    'the account no longer exists',
    ({ oidc }) => Boolean(oidc.session?.accountId) && !oidc.account,
  );
  policy.get('login')?.checks.add(accountGone);
  return policy;
}

/** The product's own page, in the language keycloak-js was told; Greek when it was told none of ours. */
export function signInPage(ctx: KoaContextWithOIDC): string {
  const asked = String(ctx.oidc.params?.ui_locales ?? '').split(' ');
  const language = asked.map((locale) => locale.split('-')[0]).find((one) => one === 'el' || one === 'en');
  return `/login?lang=${language ?? 'el'}`;
}
