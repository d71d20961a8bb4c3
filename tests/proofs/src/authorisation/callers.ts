import { aDisplay } from '@psifida/api/testing/display-steps';
import {
  accessLevels,
  type MachineRight,
  machineRights,
  machineRoles,
  machineUsername,
} from '@psifida/contract/access';
import type { Machine } from '@psifida/contract/endpoints/accounts';
import { isTownKind, type LibraryKind } from '@psifida/contract/kinds';
import type { ProblemCode } from '@psifida/contract/problems';
import { publicKeyOf } from '@psifida/identity/provider/secrets';
import type { Whole } from '@psifida/server/testing/open-whole';
import { base64url, exportJWK, exportSPKI, generateKeyPair, importJWK, SignJWT } from 'jose';
import type { Row } from './rows.ts';

/** Whoever may knock, with what the door to people's things says to them; `in`: as far as their role goes. */
export const callers = {
  'nobody in particular': 'sign-in.required',
  'a name and a password': 'sign-in.required',
  'an expired token': 'sign-in.expired',
  'a token of another key': 'sign-in.not-trusted',
  'a token without a signature': 'sign-in.not-trusted',
  'a token signed with the public key as a secret': 'sign-in.not-trusted',
  'a token of another issuer': 'sign-in.not-trusted',
  'a token for another audience': 'sign-in.not-trusted',
  'a token of another client': 'sign-in.not-trusted',
  'a token of no client': 'sign-in.not-trusted',
  'a token without an end': 'sign-in.not-trusted',
  'an ID token': 'sign-in.not-trusted',
  'a person without a role': 'not-allowed',
  'a person with a role that grants nothing': 'not-allowed',
  'a viewer': 'in',
  'an editor': 'in',
  'an editor of another system': 'in',
  'somebody on duty': 'in',
  'an administrator': 'in',
  'a machine that reads': 'in',
  'a machine that may change what machines may': 'in',
  'a machine that was revoked': 'sign-in.expired',
  'a person signed in through a machine’s client': 'sign-in.not-trusted',
  'a display': 'sign-in.not-trusted',
  'another display': 'sign-in.not-trusted',
  'a revoked display': 'sign-in.not-trusted',
} as const satisfies Record<string, ProblemCode | 'in'>;

export type Caller = keyof typeof callers;
export const callerNames = Object.keys(callers) as Caller[];

const levelOf: Partial<Record<Caller, (typeof accessLevels)[number]>> = {
  'a viewer': 'view',
  'an editor': 'edit',
  'an editor of another system': 'edit',
  'somebody on duty': 'view',
  'an administrator': 'administer',
};
const machines: Partial<Record<Caller, readonly MachineRight[]>> = {
  'a machine that reads': ['read'],
  'a machine that may change what machines may': machineRights.filter((right) => right !== 'read'),
};
const alerting: readonly Caller[] = ['somebody on duty', 'an administrator'];
const paired: readonly Caller[] = ['a display', 'another display'];

/** What an address of this access has to say to this caller. */
export function verdict(
  { access, url, machines: open = [] }: Pick<Row, 'access' | 'url' | 'machines'>,
  caller: Caller,
  kind: LibraryKind = 'dish',
): ProblemCode | 'in' {
  // On this machine: from another one a monitor needs its token, see the test of measurements.
  if (access === 'anyone' || access === 'this-machine' || access === 'monitor') return 'in';
  if (access === 'display') return paired.includes(caller) ? 'in' : 'display.not-paired';
  if (access === 'edit' && caller === 'an editor of another system' && /:(system|kind)/.test(url))
    return url.includes(':kind') && isTownKind(kind) ? 'town.others' : 'system.others';
  const rights = machines[caller];
  // The provider's own addresses are for people.
  if (rights && url.startsWith('/realms/')) return 'sign-in.not-trusted';
  if (rights)
    return rights.some(
      (right) => open.includes(right) && (right === 'read' || !url.includes(':kind') || right === `${kind}s`),
    )
      ? 'in'
      : 'not-allowed';
  if (caller === 'a machine that was revoked' && url.startsWith('/realms/')) return 'sign-in.not-trusted';
  const level = levelOf[caller];
  if (!level) return callers[caller];
  if (access === 'alert') return alerting.includes(caller) ? 'in' : 'not-allowed';
  return accessLevels.indexOf(level) >= accessLevels.indexOf(access) ? 'in' : 'not-allowed';
}

/** Each caller's Authorization header. */
export async function credentialsOf(whole: Whole): Promise<Record<Caller, string | undefined>> {
  const { token, signingKey } = whole;
  const bearer = async (text: string | Promise<string>) => `Bearer ${await text}`;
  const otherKey = await exportJWK((await generateKeyPair('RS256', { extractable: true })).privateKey);
  const good = await token('administer');
  const [, claims = ''] = good.split('.');
  const unsigned = `${base64url.encode(JSON.stringify({ alg: 'none', typ: 'JWT' }))}.${claims}.`;

  const publicKey = await importJWK({ ...publicKeyOf(signingKey), ext: true }, 'RS256');
  const publicKeyAsText = await exportSPKI(publicKey as Parameters<typeof exportSPKI>[0]);
  const hs256 = new SignJWT(JSON.parse(new TextDecoder().decode(base64url.decode(claims))))
    .setProtectedHeader({ alg: 'HS256', kid: signingKey.kid })
    .sign(new TextEncoder().encode(publicKeyAsText));

  const { exp: _, ...endless } = JSON.parse(new TextDecoder().decode(base64url.decode(claims)));
  const withoutEnd = new SignJWT(endless)
    .setProtectedHeader({ alg: 'RS256', kid: signingKey.kid })
    .sign(await importJWK(signingKey, 'RS256'));

  const machineToken = async (rights: readonly MachineRight[], { revoked = false, claims = {} } = {}) => {
    const payload = { name: 'Πολιτική προστασία', rights };
    const answer = await whole.post('/machines', payload, { token: good });
    const { id }: Machine = answer.json().machine;
    if (revoked) await whole.delete(`/machines/${id}`, { token: good });
    const roles = { [whole.config.identity.clientId]: { roles: machineRoles(rights) } };
    const own = { sub: id, sid: undefined, azp: id, name: 'Πολιτική προστασία', realm_access: undefined };
    return bearer(
      token('view', { ...own, preferred_username: machineUsername(id), resource_access: roles, ...claims }),
    );
  };

  const display = await aDisplay(whole);
  const another = await aDisplay(whole, { system: 'system7a' });
  const revoked = await aDisplay(whole);
  await whole.delete(`/displays/${revoked.display.id}`);

  return {
    'nobody in particular': undefined,
    'a name and a password': `Basic ${Buffer.from('admin:psifida-demo').toString('base64')}`,
    'an expired token': await bearer(token('administer', {}, { expires: '-1m' })),
    'a token of another key': await bearer(token('administer', {}, { key: otherKey })),
    'a token without a signature': await bearer(unsigned),
    'a token signed with the public key as a secret': await bearer(hs256),
    'a token of another issuer': await bearer(token('administer', { iss: 'http://localhost/realms/other' })),
    'a token for another audience': await bearer(token('administer', { aud: 'another-product' })),
    'a token of another client': await bearer(token('administer', { azp: 'another-product' })),
    'a token of no client': await bearer(token('administer', { azp: undefined })),
    'a token without an end': await bearer(withoutEnd),
    'an ID token': await bearer(token('administer', { typ: 'ID' })),
    'a person without a role': await bearer(token('view', { realm_access: { roles: [] } })),
    'a person with a role that grants nothing': await bearer(
      token('view', { realm_access: { roles: ['gardener'] } }),
    ),
    'a viewer': await bearer(token('view')),
    'an editor': await bearer(token('edit')),
    // The proof asks about system1a and about dishes.
    'an editor of another system': await bearer(
      token('edit', { realm_access: { roles: ['editor', 'system7a'] } }),
    ),
    'somebody on duty': await bearer(token('view', { realm_access: { roles: ['duty'] } })),
    'an administrator': await bearer(token('administer')),
    'a machine that reads': await machineToken(['read']),
    'a machine that may change what machines may': await machineToken(
      machines['a machine that may change what machines may'] ?? [],
    ),
    'a machine that was revoked': await machineToken(machineRights, { revoked: true }),
    'a person signed in through a machine’s client': await machineToken(machineRights, {
      claims: { preferred_username: 'admin', realm_access: { roles: ['admin'] } },
    }),
    'a display': await bearer(display.token),
    'another display': await bearer(another.token),
    'a revoked display': await bearer(revoked.token),
  };
}
