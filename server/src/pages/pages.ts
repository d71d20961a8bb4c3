import { existsSync } from 'node:fs';
import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { CapOut } from '@psifida/api/features/news/alerts/cap-out';
import type { WhatIsShown } from '@psifida/api/features/take-home/what-is-shown';
import { brandingPath } from '@psifida/contract/branding';
import type { TownLook } from '@psifida/contract/content/look';
import { staffStyles } from '@psifida/contract/content/look-tones';
import { unlistedHeaders } from '@psifida/contract/endpoints/shared-previews';
import { Problem } from '@psifida/contract/problem';
import { matchAddress } from '@psifida/contract/registry/addresses';
import { type RuntimeConfig, runtimeConfigPath } from '@psifida/contract/runtime-config';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLoopback } from '../config/loopback.ts';
import { StartError } from '../config/start-error.ts';
import { capRoutes } from './cap-out.routes.ts';
import { takeHomeRoutes } from './take-home/take-home.routes.ts';

const originOf = (address: string): string => new URL(address).origin;

/** What a page of ours may load: itself, and the few services that an operator pointed it to. */
function contentSecurityPolicy({ services }: { services: string[] }): string {
  const others = [...new Set(services.map(originOf))].join(' ');
  return [
    `default-src 'self'`,
    `script-src 'self'`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `media-src 'self' blob:`, // a video that is about to be uploaded is looked at first
    `font-src 'self'`,
    `connect-src 'self' ${others}`.trim(),
    `frame-src 'self' ${others}`.trim(),
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self' ${others}`.trim(),
    `frame-ancestors 'self'`,
  ].join('; ');
}

/** Images that an operator supplied: shown, never run. */
const imagePolicy = `default-src 'none'; style-src 'unsafe-inline'; sandbox`;

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
  /** What displays show, for those who take it home. */
  shown: WhatIsShown;
  look: () => Promise<TownLook | null>;
  capOut: CapOut;
  folderOf?: BuiltApps;
};

const patienceMs = 1_000;

/** R-LOOK-03: in the page itself, so that its first paint has it. Without the database a page opens as it last did. */
function lookInPages(read: Options['look']): () => Promise<string> {
  let known = '';
  let asked: Promise<void> | null = null;
  const readAgain = async () => {
    const look = await read();
    known = look ? `<style id="look" data-look='${JSON.stringify(look)}'>${staffStyles(look)}</style>` : '';
  };
  return async () => {
    asked ??= readAgain()
      .catch(() => {})
      .finally(() => {
        asked = null;
      });
    await Promise.race([asked, setTimeout(patienceMs, undefined, { ref: false })]);
    return known;
  };
}

/** The staff's app, the player, their runtime configuration and the brand, all from one origin. */
export async function mountPages(
  app: FastifyInstance,
  { publicUrl, runtimeConfig, brandingDir, shown, look, capOut, folderOf = built }: Options,
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
    const shared = { decorateReply: false, index: false, preCompressed: true, cacheControl: false } as const;
    await app.register(fastifyStatic, {
      ...shared,
      root,
      prefix,
      wildcard: false,
      globIgnore: ['assets/**'],
      setHeaders: (reply) => reply.setHeader('cache-control', 'no-cache'),
    });
    const hashed = path.join(root, 'assets');
    // Hundreds, and looked for when they are asked for: a route for each of them was a good part of a start.
    if (existsSync(hashed))
      await app.register(fastifyStatic, {
        ...shared,
        root: hashed,
        prefix: `${prefix}assets/`,
        setHeaders: (reply) => reply.setHeader('cache-control', 'public, max-age=31536000, immutable'),
      });
  }
  await app.register(fastifyStatic, {
    root: brandingDir,
    prefix: `${brandingPath}/`,
    decorateReply: false,
    index: false,
    setHeaders: (reply) => {
      reply.setHeader('content-security-policy', imagePolicy);
      reply.setHeader('cache-control', 'public, max-age=300');
    },
  });

  const lookOfPage = lookInPages(look);
  const page = async (reply: FastifyReply, name: 'web' | 'display', { headers = {} } = {}) => {
    alwaysAsked(reply).headers(headers);
    const own = name === 'web' && (await lookOfPage());
    if (!own) return reply.sendFile('index.html', folderOf(name));
    const html = await readFile(path.join(folderOf(name), 'index.html'), 'utf8');
    return reply.type('text/html; charset=utf-8').send(html.replace('</head>', `${own}</head>`));
  };

  const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';
  const asksForPage = ({ headers }: FastifyRequest) => !!headers.accept?.includes('text/html');

  const firstPages: Record<string, 'web' | 'display'> = { '/': 'web', '/display/': 'display' };

  const { municipality } = runtimeConfig.branding;
  capRoutes(app, { capOut, site: { publicUrl, municipality } });
  takeHomeRoutes(app, {
    site: { publicUrl, branding: runtimeConfig.branding },
    ...{ shown, folder: folderOf('display'), strict: !developed },
  });
  // With the slash it lies in the scope of its service worker, which then answers also without a network.
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
    // Technicians look with curl, which accepts anything: the first pages answer it as well.
    if (isRead(request) && !asksForPage(request) && firstPages[pathname])
      return page(reply, firstPages[pathname]);
    if (!isRead(request) || !asksForPage(request)) throw new Problem('not-found');
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
