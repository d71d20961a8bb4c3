import type { KoaContextWithOIDC } from 'oidc-provider';
import { scopes } from './claims.ts';

type Options = { resource: string; sessionSeconds: number };

/**
 * The product is the provider's only client and its own: nobody is asked for consent.
 * All tabs of a session share one grant, because the provider refuses refresh tokens of any other.
 */
export const grantWithoutConsent =
  ({ resource, sessionSeconds }: Options) =>
  async (ctx: KoaContextWithOIDC) => {
    const { account, client, provider, session } = ctx.oidc;
    if (!account || !client || !session) return undefined;
    const endsAt = (session.loginTs ?? Math.floor(Date.now() / 1000)) + sessionSeconds;

    const knownId = session.grantIdFor(client.clientId);
    const known = knownId ? await provider.Grant.find(knownId) : undefined;
    if (known && known.accountId === account.accountId) {
      // Signing in once more prolongs the session, and the grant with it.
      if ((known.exp ?? 0) < endsAt) {
        known.exp = endsAt;
        await known.save();
      }
      return known;
    }

    const grant = new provider.Grant({ accountId: account.accountId, clientId: client.clientId });
    grant.addOIDCScope(scopes.join(' '));
    grant.addResourceScope(resource, scopes.join(' '));
    await grant.save();
    return grant;
  };
