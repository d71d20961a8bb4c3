import { mayBy, type RoleClaims, type RoleNames } from '@psifida/contract/access';
import { Problem } from '@psifida/contract/problem';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { type Account, findAccount } from '../accounts.ts';
import type { IdentityDatabase } from '../db/tables.ts';
import { problemReply } from '../http/problem-reply.ts';
import type { PublicAddress } from '../public-address.ts';
import { profileClaims } from './claims.ts';
import { keycloakPaths, protocolPaths } from './paths.ts';

type Options = {
  db: IdentityDatabase;
  address: PublicAddress;
  clientId: string;
  keys: JWTVerifyGetKey;
  roles: RoleNames;
  stands(token: { sub: string; sid: string; iat: number }): Promise<boolean>;
};

/** The provider's userinfo takes no JWT access token, and it has no /account. */
export const profileRoutes =
  ({ db, address, clientId, keys, roles, stands }: Options): FastifyPluginAsync =>
  async (app) => {
    app.setErrorHandler(problemReply);
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    const bearer = async (request: FastifyRequest): Promise<Account> => {
      const [scheme, token] = request.headers.authorization?.split(' ') ?? [];
      if (scheme?.toLowerCase() !== 'bearer' || !token) throw new Problem('sign-in.required');
      const { payload } = await jwtVerify(token, keys, {
        issuer: address.issuer,
        audience: clientId,
        algorithms: ['RS256'],
        requiredClaims: ['exp', 'sub'],
      }).catch((error: unknown) => {
        throw new Problem(error instanceof errors.JWTExpired ? 'sign-in.expired' : 'sign-in.not-trusted');
      });
      const isOurs = payload.typ === 'Bearer' && payload.azp === clientId;
      const account = isOurs && (await findAccount(db, String(payload.sub)));
      if (!account) throw new Problem('sign-in.not-trusted');
      const { sid, iat = 0 } = payload;
      if (!(await stands({ sub: account.id, sid: String(sid), iat }))) throw new Problem('sign-in.expired');
      if (!mayBy(payload as RoleClaims, { roles, clientId })('view')) throw new Problem('not-allowed');
      return account;
    };

    app.get(address.mountPath + protocolPaths.userinfo, async (request) =>
      profileClaims(await bearer(request)),
    );

    app.get(address.mountPath + keycloakPaths.account, async (request) => {
      const { id, username, name, createdAt } = await bearer(request);
      const [firstName, ...lastNames] = name.split(' ');
      return {
        id,
        username,
        firstName,
        lastName: lastNames.join(' '),
        emailVerified: false,
        createdTimestamp: createdAt.getTime(),
      };
    });
  };
