import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { RecordAction } from '../accounts.ts';
import { endRecords, type IdentityDatabase } from '../db/tables.ts';

type RefreshToken = InstanceType<Provider['RefreshToken']>;

/** Who asked is not known: a browser without the session's cookie. */
const elsewhere = { id: 'elsewhere', name: '—' };

/** The session's HttpOnly cookie, which a page's script cannot read and a browser sends beside the token by itself. */
async function comesFromItsBrowser({ oidc }: KoaContextWithOIDC, token: RefreshToken): Promise<boolean> {
  const { provider, cookies } = oidc as typeof oidc & { cookies: KoaContextWithOIDC['cookies'] };
  const id = cookies.get(provider.cookieName('session'), { signed: true });
  const session = id && (await provider.Session.find(id));
  return Boolean(session && session.uid === token.sessionUid);
}

/**
 * R-AUTH-13: from anywhere but the browser that signed in, a refresh token is refused, all that came of its sign-in end, and
 * its owner is told. The session stays: its own browser gets new tokens by the cookie, without a password.
 */
export async function isCopied(
  ctx: KoaContextWithOIDC,
  token: unknown,
  { db, record }: { db: IdentityDatabase; record: RecordAction },
): Promise<boolean> {
  const { RefreshToken } = ctx.oidc.provider;
  if (!(token instanceof RefreshToken) || (await comesFromItsBrowser(ctx, token))) return false;
  await db.transaction().execute(async (tx) => {
    await endRecords(tx)
      .where('grant_id', '=', token.grantId ?? '')
      .execute();
    const account = await tx
      .selectFrom('identity_account')
      .select(['id', 'name'])
      .where('id', '=', token.accountId ?? '')
      .executeTakeFirst();
    if (account) await record(tx, { action: 'used-elsewhere', account, by: elsewhere });
  });
  return true;
}
