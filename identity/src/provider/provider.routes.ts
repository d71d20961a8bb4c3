import { whoseAddress } from '@psifida/contract/whose-address';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { openAllowance } from '../allowance.ts';
import type { PublicAddress } from '../public-address.ts';
import type { KnownBrowsers } from '../sign-in/known-browsers.ts';
import { errorPage, pageHeaders } from './pages.ts';
import { keycloakPaths, protocolPaths } from './paths.ts';

type Options = {
  /** Of the provider that is in charge at the moment. */
  answer: () => ReturnType<Provider['callback']>;
  address: PublicAddress;
  browsers: KnownBrowsers;
};

const logoutBodyLimit = 32 * 1024;

/** Anybody may begin a sign-in, and each is remembered for a while: so they are small, and few for one address. */
const longestAddress = 4 * 1024;
const forOne = { atOnce: 120, perSecond: 1 };
/** Whoever has a network has as many addresses as they like. In 15 minutes it begins about half of what is kept. */
const forNetwork = { atOnce: 600, perSecond: 5 };

/** Hands requests over to the provider, which reads and answers them on its own. */
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
      // A silent one is answered at once, whatever the answer, and leaves nothing.
      const asked = new URLSearchParams(request.url.split('?')[1]).getAll('prompt');
      const wait = asked.join() === 'none' ? 0 : take(request);
      if (wait)
        return reply
          .status(429)
          .headers({ ...pageHeaders, 'retry-after': String(wait) })
          .send(errorPage('too_many', 'crowded'));
    };

    await app.register(async (scope) => {
      // The provider reads the body itself, so it has to arrive there untouched.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', (_request, _body, done) => done(null));
      const { authorization, token, jwks, end_session: logout } = protocolPaths;
      const get = [`${authorization}/:uid`, jwks, keycloakPaths.discovery, logout, `${logout}/success`];
      scope.get(address.mountPath + authorization, { onRequest: mayBegin }, handOver);
      for (const path of get) scope.get(address.mountPath + path, handOver);
      for (const path of [token, `${logout}/confirm`]) scope.post(address.mountPath + path, handOver);
    });

    await app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: logoutBodyLimit },
        (_request, body, done) => done(null, body),
      );
      // The provider takes a POST here only with cookies for foreign pages; as a GET it is the same request.
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
