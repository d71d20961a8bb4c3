import { randomBytes } from 'node:crypto';
import type { Provider } from 'oidc-provider';

type RefreshToken = InstanceType<Provider['RefreshToken']>;

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/**
 * keycloak-js decodes the refresh token as if it were a JWT, so the provider's opaque id is given that shape.
 * It is still only looked up: its strength is the random last part, and nobody ever trusts what the middle says.
 */
export function shapeRefreshTokens(provider: Provider): void {
  Object.assign(provider.RefreshToken.prototype, {
    generateTokenId(this: RefreshToken): string {
      const iat = Math.floor(Date.now() / 1000);
      const { accountId: sub, sid, clientId: azp, expiration } = this;
      return [
        encode({ typ: 'opaque' }),
        encode({ typ: 'Refresh', iss: provider.issuer, sub, sid, azp, iat, exp: iat + expiration }),
        randomBytes(32).toString('base64url'),
      ].join('.');
    },
  });
}
