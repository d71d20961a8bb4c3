import { access } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { brandingPath } from '@psifida/contract/branding';
import { unlistedHeaders } from '@psifida/contract/endpoints/shared-previews';
import { shortTakeHomePath, takeHomePath } from '@psifida/contract/endpoints/take-home';
import { Problem } from '@psifida/contract/problem';
import { matchAddress } from '@psifida/contract/registry/addresses';
import { type RuntimeConfig, runtimeConfigPath } from '@psifida/contract/runtime-config';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLoopback } from '../loopback.ts';
import { StartError } from '../start-error.ts';

const originOf = (address: string): string => new URL(address).origin;

/** What a page of ours may load: itself, and the few services that an operator pointed it to. */
function contentSecurityPolicy({ services }: { services: string[] }): string {
  const others = [...new Set(services.map(originOf))].join(' ');
  return [
    `default-src 'self'`,
    `script-src 'self'`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `media-src 'self' blob:`, // a film that is about to be uploaded is looked at first
    `font-src 'self'`,
    `connect-src 'self' ${others}`.trim(),
    `frame-src 'self' ${others}`.trim(),
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self' ${others}`.trim(),
    `frame-ancestors 'self'`,
  ].join('; ');
}

/** Pictures that an operator supplied: shown, never run. */
const picturePolicy = `default-src 'none'; style-src 'unsafe-inline'; sandbox`;

const neverStored = (reply: FastifyReply) => reply.header('cache-control', 'no-store');
const alwaysAsked = (reply: FastifyReply) => reply.header('cache-control', 'no-cache');

/** Where a built app lies. */
export type BuiltApps = (app: 'web' | 'display') => string;

/** While the apps are being written their pages are elsewhere, and load the sources: see scripts/dev.mjs. */
const developed = process.env.PSIFIDA_PAGES_DIR;

const built: BuiltApps = (app) =>
  developed ? path.join(developed, app) : fileURLToPath(new URL(`../../../${app}/dist/`, import.meta.url));

type Options = {
  publicUrl: string;
  runtimeConfig: RuntimeConfig;
  brandingDir: string;
  folderOf?: BuiltApps;
};

/** The staff's app, the player, their runtime configuration and the brand, all from one origin. */
export async function mountPages(
  app: FastifyInstance,
  { publicUrl, runtimeConfig, brandingDir, folderOf = built }: Options,
): Promise<void> {
  for (const name of ['web', 'display'] as const)
    await access(path.join(folderOf(name), 'index.html')).catch(() => {
      throw new StartError(`The ${name} app has not been built; run 'npm run build' first.`);
    });

  const { keycloakUrl, apiBaseUrl, iconServiceUrl, routeRules } = runtimeConfig;
  const services = [keycloakUrl, apiBaseUrl, ...(iconServiceUrl ? [iconServiceUrl] : [])];
  const policy = contentSecurityPolicy({
    services: services.filter((one) => new URL(one).origin !== publicUrl),
  });

  app.addHook('onSend', async (_request, reply) => {
    if (
      String(reply.getHeader('content-type')).startsWith('text/html') &&
      !reply.hasHeader('content-security-policy')
    )
      reply.header('content-security-policy', policy);
    if (publicUrl.startsWith('https:')) reply.header('strict-transport-security', 'max-age=31536000');
  });

  app.get(runtimeConfigPath, async (_request, reply) => neverStored(reply).send(runtimeConfig));

  await app.register(fastifyStatic, {
    root: folderOf('web'),
    serve: false, // only for reply.sendFile
    cacheControl: false, // it would put its own word in place of ours
  });
  for (const [root, prefix] of [
    [folderOf('web'), '/'],
    [folderOf('display'), '/display/'],
  ] as const) {
    await app.register(fastifyStatic, {
      root,
      prefix,
      decorateReply: false,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        const hashed = path.relative(root, file).startsWith(`assets${path.sep}`);
        reply.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  await app.register(fastifyStatic, {
    root: brandingDir,
    prefix: `${brandingPath}/`,
    decorateReply: false,
    index: false,
    setHeaders: (reply) => {
      reply.setHeader('content-security-policy', picturePolicy);
      reply.setHeader('cache-control', 'public, max-age=300');
    },
  });

  const page = (reply: FastifyReply, name: 'web' | 'display', { file = 'index.html', headers = {} } = {}) =>
    alwaysAsked(reply).headers(headers).sendFile(file, folderOf(name));

  const isPage = (request: FastifyRequest) =>
    (request.method === 'GET' || request.method === 'HEAD') &&
    !!request.headers.accept?.includes('text/html');

  // With the slash it lies in the scope of its service worker, which then answers also without a network.
  for (const address of [takeHomePath, shortTakeHomePath])
    app.get(`${address}/:id`, async (_request, reply) => page(reply, 'display', { file: 'take-home.html' }));
  app.get('/display', async ({ url }, reply) =>
    reply
      .header('cache-control', 'public, max-age=31536000')
      .redirect(url.replace('/display', '/display/'), 308),
  );

  app.setNotFoundHandler(async (request, reply) => {
    const [pathname = '', query] = request.url.split('?', 2);
    const search = query === undefined ? '' : `?${query}`;
    const rule = Object.hasOwn(routeRules, pathname) ? routeRules[pathname] : undefined;
    if (rule) return reply.redirect(rule.redirect, 307);
    if (!isPage(request)) throw new Problem('not-found');
    // Signing in works only under the public address; 127.0.0.1 and localhost are not the same to a browser.
    const { host } = new URL(publicUrl);
    if (isLoopback(host) && isLoopback(request.host) && request.host !== host)
      return reply.redirect(`${publicUrl}${pathname}${search}`, 302);
    if (pathname.startsWith('/display/')) return page(reply, 'display');
    const address = matchAddress(pathname);
    const isUnlisted = address?.screen === 'shared-preview';
    return page(reply.status(address ? 200 : 404), 'web', { headers: isUnlisted ? unlistedHeaders : {} });
  });
}
