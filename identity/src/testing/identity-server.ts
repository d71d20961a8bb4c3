import fastify from 'fastify';
import type { IdentityDatabase } from '../db/tables.ts';
import { type IdentityOptions, openIdentity } from '../identity.ts';
import { openCookieJar } from './cookie-jar.ts';

export const publicUrl = 'http://psifida.test';
export const realm = 'psifida';
export const clientId = 'psifida-web';

export const roles = { view: 'viewer', edit: 'editor', administer: 'admin' };

const silent = { info: () => {}, warn: () => {}, error: () => {} };

/** A process of the product behind a proxy: what browsers call psifida.test is a port of this machine. */
export async function startIdentity(db: IdentityDatabase, options: Partial<IdentityOptions> = {}) {
  const identity = await openIdentity({
    db,
    publicUrl,
    realm,
    clientId,
    demoAccounts: true,
    roles,
    record: async () => {},
    log: silent,
    ...options,
  });
  const app = fastify({ trustProxy: 'loopback' });
  await app.register(identity.routes);
  const bound = await app.listen({ host: '127.0.0.1', port: 0 });

  return {
    identity,
    /** At an address of its own, if one is given, as the proxy tells it; with the cookies of another, which makes it the same. */
    openBrowser: (address?: string, jar = openCookieJar()) =>
      openBrowser({ bound, origin: new URL(options.publicUrl ?? publicUrl).origin, address, jar }),
    close: async () => {
      await app.close();
      await identity.close();
    },
  };
}

export type IdentityServer = Awaited<ReturnType<typeof startIdentity>>;

export type Browser = ReturnType<typeof openBrowser>;

type Where = { bound: string; origin: string; address?: string; jar: ReturnType<typeof openCookieJar> };

function openBrowser({ bound, origin, address, jar }: Where) {
  return {
    origin,
    jar,
    /** Follows no redirect: each step of a sign-in is looked at. */
    async fetch(url: string, init: RequestInit = {}): Promise<Response> {
      const { pathname, search } = new URL(url, origin);
      const response = await fetch(bound + pathname + search, {
        redirect: 'manual',
        ...init,
        headers: {
          cookie: jar.header(pathname),
          ...(address ? { 'x-forwarded-for': address } : {}),
          ...init.headers,
        },
      });
      jar.store(response);
      return response;
    },
  };
}
