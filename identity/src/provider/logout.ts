import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { PublicAddress } from '../public-address.ts';
import { showLogoutQuestion } from './pages.ts';

export const cookieOptions = { httpOnly: true, sameSite: 'lax' } as const;

/** R-AUTH-06: with the owner's ID token the session ends at once; without one it may be CSRF, so the person is asked. */
export const endSessionOrAsk = (address: PublicAddress) => async (ctx: KoaContextWithOIDC, form: string) => {
  const { entities, provider, session } = ctx.oidc;
  const hinted = entities.IdTokenHint?.payload.sub;
  if (!session || hinted !== session.accountId) return showLogoutQuestion(ctx, form);

  for (const { grantId } of Object.values(session.authorizations ?? {}))
    if (grantId) await provider.RefreshToken.revokeByGrantId(grantId);
  await session.destroy();
  ctx.cookies.set(provider.cookieName('session'), null, cookieOptions);
  leave(ctx, address);
};

/** Without a session the provider would answer with a self-posting page. */
export function leaveWhenNobodyIsSignedIn(provider: Provider, address: PublicAddress): void {
  provider.use(async (ctx, next) => {
    await next();
    const oidcCtx = ctx as KoaContextWithOIDC;
    if (oidcCtx.oidc?.route !== 'end_session' || ctx.status !== 200) return;
    if (!oidcCtx.oidc.session?.accountId) leave(oidcCtx, address);
  });
}

/** The provider has already checked the address. */
function leave(ctx: KoaContextWithOIDC, address: PublicAddress): void {
  const { post_logout_redirect_uri: asked, state } = ctx.oidc.params ?? {};
  const target = new URL(typeof asked === 'string' ? asked : '/', address.origin);
  if (typeof state === 'string') target.searchParams.set('state', state);
  ctx.status = 303;
  ctx.redirect(target.href);
}
