import { whoseAddress } from '@psifida/contract/whose-address';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { PublicAddress } from '../public-address.ts';
import type { KnownBrowsers } from '../sign-in/known-browsers.ts';
import { errorPage, pageHeaders } from './pages.ts';
import { keycloakPaths, protocolPaths } from './paths.ts';

type Options = {
  /** Of the current provider. */
  answer: () => ReturnType<Provider['callback']>;
  address: PublicAddress;
  browsers: KnownBrowsers;
};

const logoutBodyLimit = 32 * 1024;

/** Rate limit: anybody may begin a sign-in, and each is stored for a while. */
const longestAddress = 4 * 1024;
const forOne = { atOnce: 120, perSecond: 1 };
/** Per IPv6 network; in 15 minutes about half of what is kept. */
const forNetwork = { atOnce: 600, perSecond: 5 };

/** Hands the raw requests to the provider. */
export const providerRoutes =
  ({ answer, address, browsers }: Options): FastifyPluginAsync =>
  async (app) => {
    const handOver = async (request: FastifyRequest, reply: FastifyReply) => {
      const { raw } = request;
      const url = raw.url ?? '';
      address.apply(raw);
      Object.assign(raw, { originalUrl: url, url: url.slice(address.mountPath.length) });
      for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value ?? '');
      reply.hijack();
      await answer()(raw, reply.raw);
    };

    const takeForOne = openAllowance(forOne);
    const takeForNetwork = openAllowance(forNetwork);
    const take = (request: FastifyRequest): number => {
      const known = browsers.read(request);
      if (known) return takeForOne(known.id);
      const { holder, segment, network } = whoseAddress(request.ip);
      return takeForOne(segment ?? holder) || takeForNetwork(network);
    };
    const mayBegin = async (request: FastifyRequest, reply: FastifyReply) => {
      if (request.url.length > longestAddress)
        return reply.status(400).headers(pageHeaders).send(errorPage('invalid_request'));
      // prompt=none is answered at once and stores nothing.
      const asked = new URLSearchParams(request.url.split('?')[1]).getAll('prompt');
      const wait = asked.join() === 'none' ? 0 : take(request);
      if (wait)
        return reply
          .status(429)
          .headers({ ...pageHeaders, 'retry-after': String(wait) })
          .send(errorPage('too_many', 'crowded'));
    };

    /** Machines alone name themselves in a header; the browsers of a town hall share one address. */
    const mayAsk = async (request: FastifyRequest, reply: FastifyReply) => {
      const wait = request.headers.authorization ? take(request) : 0;
      if (wait)
        return reply
          .status(429)
          .headers({ 'cache-control': 'no-store', 'retry-after': String(wait) })
          .send({ error: 'temporarily_unavailable', error_description: 'too many requests' });
    };

    await app.register(async (scope) => {
      // The provider parses the body itself.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', (_request, _body, done) => done(null));
      const { authorization, token, jwks, end_session: logout } = protocolPaths;
      const get = [`${authorization}/:uid`, jwks, keycloakPaths.discovery, logout, `${logout}/success`];
      scope.get(address.mountPath + authorization, { onRequest: mayBegin }, handOver);
      for (const path of get) scope.get(address.mountPath + path, handOver);
      scope.post(address.mountPath + token, { onRequest: mayAsk }, handOver);
      scope.post(`${address.mountPath}${logout}/confirm`, handOver);
    });

    await app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: logoutBodyLimit },
        (_request, body, done) => done(null, body),
      );
      // The provider needs SameSite=None cookies for a POST here; as a GET it is the same request.
      scope.post(address.mountPath + protocolPaths.end_session, async (request, reply) => {
        const { raw } = request;
        const form = new URLSearchParams(String(request.body ?? ''));
        Object.assign(raw, {
          method: 'GET',
          url: `${address.mountPath}${protocolPaths.end_session}?${form}`,
        });
        await handOver(request, reply);
      });
    });
  };

type Size = { atOnce: number; perSecond: number; callers?: number; now?: () => number };
type Used = { left: number; at: number };

/** Token bucket per caller, in memory; full buckets and, beyond a limit, the oldest are dropped. */
export function openAllowance({ atOnce, perSecond, callers = 20_000, now = Date.now }: Size) {
  const used = new Map<string, Used>();
  const leftOf = ({ left, at }: Used, time: number) =>
    Math.min(atOnce, left + ((time - at) / 1000) * perSecond);

  const forget = (time: number) => {
    for (const [caller, one] of used) {
      if (used.size <= callers && leftOf(one, time) < atOnce) return;
      used.delete(caller);
    }
  };

  /** Takes one token, or answers the seconds to wait. */
  return function take(caller: string): number {
    const time = now();
    const left = leftOf(used.get(caller) ?? { left: atOnce, at: time }, time);
    if (left < 1) return Math.ceil((1 - left) / perSecond);
    used.delete(caller);
    used.set(caller, { left: left - 1, at: time });
    forget(time);
    return 0;
  };
}
