import type { FastifyPluginAsync } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { PublicAddress } from '../public-address.ts';
import { hashSource } from './pages.ts';
import { keycloakPaths } from './paths.ts';

type Options = { provider: () => Provider; address: PublicAddress; clientId: string };

/** keycloak-js checks for third-party cookies before it signs in silently. */
const cookieCheckStart = `document.cookie = 'psifida_cookie_check=1; path=' + location.pathname.replace(/[^/]*$/, '') + '; SameSite=Lax';
location.replace('step2.html');`;
const cookieCheckEnd = `const kept = document.cookie.includes('psifida_cookie_check=1');
document.cookie = 'psifida_cookie_check=; max-age=0; path=' + location.pathname.replace(/[^/]*$/, '');
parent.postMessage(kept ? 'supported' : 'unsupported', location.origin);`;

/** keycloak-js posts "{clientId} {sessionId}" every few seconds and hears whether the session has changed. */
const sessionFrame = `addEventListener('message', async ({ data, origin, source }) => {
  if (origin !== location.origin || source !== parent || typeof data !== 'string') return;
  const [client, session = ''] = data.split(' ');
  try {
    const answer = await fetch('login-status-iframe.html/status?' + new URLSearchParams({ client, session }));
    const { unchanged } = await answer.json();
    parent.postMessage(unchanged ? 'unchanged' : 'changed', origin);
  } catch {
    parent.postMessage('error', origin);
  }
});`;

/** The hidden iframes of keycloak-js, for the product's own origin. */
export const frameRoutes =
  ({ provider, address, clientId }: Options): FastifyPluginAsync =>
  async (app) => {
    const frame = (path: string, script: string) => {
      const policy = `default-src 'none'; script-src ${hashSource(script)}; connect-src 'self'; frame-ancestors 'self'`;
      const html = `<!doctype html><title>Psifida</title><script>${script}</script>\n`;
      app.get(address.mountPath + path, async (_request, reply) =>
        reply
          .header('content-security-policy', policy)
          .header('cache-control', 'no-cache')
          .type('text/html; charset=utf-8')
          .send(html),
      );
    };
    frame(keycloakPaths.cookieCheckStart, cookieCheckStart);
    frame(keycloakPaths.cookieCheckEnd, cookieCheckEnd);
    frame(keycloakPaths.sessionFrame, sessionFrame);

    app.get<{ Querystring: Record<string, unknown> }>(
      address.mountPath + keycloakPaths.sessionStatus,
      async (request, reply) => {
        address.apply(request.raw);
        const current = provider();
        const session = await current.Session.get(current.createContext(request.raw, reply.raw));
        const known = session.accountId ? (session.sidFor(clientId) ?? '') : '';
        const unchanged = request.query.client === clientId && (request.query.session ?? '') === known;
        return reply.header('cache-control', 'no-store').send({ unchanged });
      },
    );
  };
