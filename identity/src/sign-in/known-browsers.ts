import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import path from 'node:path';
import { signInPath } from '@psifida/contract/endpoints/sign-in';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PublicAddress } from '../public-address.ts';

/** A browser in which people have signed in before: no credential, only a queue of its own. */
export type KnownBrowser = { id: string; knows(accountId: string): boolean };
export type KnownBrowsers = ReturnType<typeof knownBrowsers>;

const cookieName = 'psifida_known';
/** The longest lifetime that browsers give a cookie. */
const keptSeconds = 400 * 24 * 60 * 60;
/** People per browser; the oldest is dropped. */
const peopleAtMost = 10;

/** A signed, HttpOnly cookie; nothing is stored on the server. */
export function knownBrowsers({ secret, address }: { secret: string; address: PublicAddress }) {
  const key = createHmac('sha256', secret).update('known browsers').digest();
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  const markOf = (accountId: string) => sign(`account ${accountId}`).slice(0, 16);
  const now = () => Math.floor(Date.now() / 1000);

  const parse = (value: string) => {
    const end = value.lastIndexOf('.');
    const [text, signature] = [value.slice(0, Math.max(end, 0)), value.slice(end + 1)];
    if (!isSame(signature, sign(text))) return null;
    const [until, id = '', ...marks] = text.split('.');
    return Number(until) > now() ? { id, marks } : null;
  };
  const parseFrom = ({ headers }: FastifyRequest) => {
    const given = (headers.cookie ?? '').split('; ').find((one) => one.startsWith(`${cookieName}=`));
    return given ? parse(given.slice(cookieName.length + 1)) : null;
  };

  return {
    read(request: FastifyRequest): KnownBrowser | null {
      const known = parseFrom(request);
      return known && { id: known.id, knows: (accountId) => known.marks.includes(markOf(accountId)) };
    },

    remember(request: FastifyRequest, reply: FastifyReply, accountId: string): void {
      const { id, marks } = parseFrom(request) ?? { id: randomBytes(12).toString('base64url'), marks: [] };
      const mark = markOf(accountId);
      const people = [mark, ...marks.filter((one) => one !== mark)].slice(0, peopleAtMost);
      const text = [now() + keptSeconds, id, ...people].join('.');
      const secure = address.origin.startsWith('https:') ? '; Secure' : '';
      // Sent to the sign-in path only.
      for (const place of [path.posix.dirname(signInPath), address.mountPath])
        reply.header(
          'set-cookie',
          `${cookieName}=${text}.${sign(text)}; Path=${place}; Max-Age=${keptSeconds}; HttpOnly; SameSite=Lax${secure}`,
        );
    },
  };
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
