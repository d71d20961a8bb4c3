import {
  type MachineRight,
  type May,
  machineRightsOf,
  machineUsername,
  mayBy,
  type Owner,
  type Right,
  type RoleNames,
} from '@psifida/contract/access';
import { Problem } from '@psifida/contract/problem';
import type { FastifyRequest } from 'fastify';
import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';

/** Who is calling, as the verified token says. */
export type Caller = {
  id: string;
  name: string;
  may: May;
  /** What an account without a person may do; null for people. `may` of it is what the called endpoint grants. */
  machine: readonly MachineRight[] | null;
  /** The session that the token is of, where the provider names it. */
  session: string;
  /** When the token does not open anything any more. */
  until: number;
};

export type SignInOptions = {
  issuer: string;
  clientId: string;
  /** Null where it is not known: then `azp` alone says whom a token is for. */
  audience: string | null;
  keys: JWTVerifyGetKey;
  roles: RoleNames;
  /** Whether what a token says still holds; where the provider is not ours, its short life has to do. */
  stands?: (token: { sub: string; sid: string; iat: number }) => Promise<boolean>;
};

/** Refuses whoever may not do this, or not with this system. */
export function demand({ may }: Pick<Caller, 'may'>, needs: Right, owner?: Owner | null): void {
  if (may(needs, owner)) return;
  if (!may(needs)) throw new Problem('not-allowed', { needs });
  throw owner === 'town'
    ? new Problem('town.others', { needs })
    : new Problem('system.others', { needs, system: owner });
}

export type SignIn = (request: FastifyRequest) => Promise<Caller>;

const roles = z.object({ roles: z.array(z.string()) });
const claims = z.object({
  sub: z.string().min(1),
  aud: z.union([z.string(), z.array(z.string())]).optional(),
  exp: z.number(),
  iat: z.number().default(0),
  sid: z.string().default(''),
  azp: z.string(),
  typ: z.literal('Bearer'),
  name: z.string().optional(),
  preferred_username: z.string().optional(),
  realm_access: roles.optional(),
  resource_access: z.record(z.string(), roles).optional(),
});

const toleranceSeconds = 5;

/** What a token says, once it is known to be the provider's. */
type Verified = { caller: Caller; token: { sub: string; sid: string; iat: number } };

/** R-AUTH-09: signature, issuer, audience or azp, expiry; an ID token or a refresh token is no access token. */
const verifier =
  ({ issuer, clientId, audience, keys, roles: names }: SignInOptions) =>
  async (token: string): Promise<Verified> => {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      ...(audience ? { audience } : {}),
      algorithms: ['RS256', 'PS256', 'ES256'],
      requiredClaims: ['exp'],
      clockTolerance: toleranceSeconds,
    }).catch((error: unknown) => {
      throw refusal(error);
    });
    const verified = claims.safeParse(payload);
    if (!verified.success) throw new Problem('sign-in.not-trusted');
    const { sub, exp, iat, sid, azp, name, preferred_username: username } = verified.data;
    const machine = azp === clientId ? null : machineOf(verified.data, clientId);
    const caller: Caller = {
      id: sub,
      name: name || (machine ? azp : username) || sub,
      may: machine
        ? (right) => right === 'approve' && !names.approve
        : mayBy(verified.data, { roles: names, clientId }),
      machine,
      // Keycloak's client may be set to keep one; nobody signed in by it.
      session: machine ? '' : sid,
      until: exp * 1_000,
    };
    return { caller, token: { sub, sid: caller.session, iat } };
  };

/** R-MACHINE-01: of another client only its own token is taken, never one of a person who signed in through it. */
function machineOf(token: z.infer<typeof claims>, clientId: string): MachineRight[] {
  const rights = machineRightsOf(token, clientId);
  const isOwn = token.preferred_username?.toLowerCase() === machineUsername(token.azp);
  if (!isOwn || !rights.length || ![token.aud].flat().includes(clientId))
    throw new Problem('sign-in.not-trusted');
  return rights;
}

/** A kilobyte each. */
const rememberedTokens = 1_000;
/** A key that is withdrawn is no longer trusted after so long, whatever a token says of its end. */
const rememberedMs = 60_000;

/** A token is verified once a minute until it expires; whether its account still stands is asked every time. */
export function createSignIn(options: SignInOptions): SignIn {
  const verify = verifier(options);
  const known = new Map<string, Verified & { at: number }>();

  const verifyOnce = async (token: string): Promise<Verified> => {
    const before = known.get(token);
    const now = Date.now();
    if (before && now < Math.min(before.caller.until + toleranceSeconds * 1_000, before.at + rememberedMs))
      return before;
    known.delete(token);
    const verified = await verify(token);
    const [oldest] = known.keys();
    if (known.size >= rememberedTokens && oldest) known.delete(oldest);
    known.set(token, { ...verified, at: now });
    return verified;
  };

  return async (request) => {
    const [scheme, token, ...rest] = request.headers.authorization?.split(' ') ?? [];
    if (scheme?.toLowerCase() !== 'bearer' || !token || rest.length) throw new Problem('sign-in.required');
    const { caller, token: named } = await verifyOnce(token);
    if (options.stands && !(await options.stands(named))) throw new Problem('sign-in.expired');
    return caller;
  };
}

function refusal(error: unknown): Problem {
  if (error instanceof errors.JWTExpired) return new Problem('sign-in.expired');
  const keysOutOfReach = error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError);
  return new Problem(
    keysOutOfReach ? 'not-ready' : 'sign-in.not-trusted',
    keysOutOfReach ? { part: 'identity' } : {},
  );
}
