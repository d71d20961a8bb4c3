import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { WhatIsShown } from '@psifida/api/features/take-home/what-is-shown';
import { type Language, toLanguage } from '@psifida/contract/bilingual';
import { typedCode } from '@psifida/contract/content/display';
import { shortTakeHomePath, takeHomePath, takenPath } from '@psifida/contract/endpoints/take-home';
import { takenKinds } from '@psifida/contract/kinds';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Filled, fillIn, gonePage, type Site, takeHomePage } from './take-home-page.ts';

/** Itself and nothing else: no address but this one, no style or script that stands in the page, in nobody's frame. */
const policy = [
  `default-src 'none'`,
  ...['script-src', 'style-src', 'img-src', 'media-src', 'connect-src', 'worker-src'].map(
    (what) => `${what} 'self'`,
  ),
  ...['base-uri', 'form-action', 'frame-ancestors'].map((what) => `${what} 'none'`),
].join('; ');

type Options = {
  site: Site;
  shown: WhatIsShown;
  /** Where the player's build lies, with the page's styles and scripts. */
  folder: string;
  /** While the page is being written its styles come by script. */
  strict: boolean;
};

/** The pages that visitors take home. */
export function takeHomeRoutes(app: FastifyInstance, { site, shown, folder, strict }: Options): void {
  const send = async (reply: FastifyReply, status: 200 | 404, filled: Filled) => {
    const built = await readFile(path.join(folder, 'take-home.html'), 'utf8');
    return reply
      .status(status)
      .headers({ 'cache-control': 'no-cache', ...(strict && { 'content-security-policy': policy }) })
      .type('text/html; charset=utf-8')
      .send(fillIn(built, filled));
  };

  app.get<{ Params: { taken: string; id: string } }>(`${takeHomePath}/:taken/:id`, async (request, reply) => {
    const language = languageOf(request, reply);
    const kind = takenKinds.find((one) => one === request.params.taken);
    const found = kind && (await shown.find({ kind, id: request.params.id.toLowerCase() }));
    return found
      ? send(reply, 200, takeHomePage(found, language, site))
      : send(reply, 404, gonePage(language, site));
  });

  app.get<{ Params: { id: string } }>(`${shortTakeHomePath}/:id`, async (request, reply) => {
    const found = await shown.findByShort(typedCode(request.params.id).toLowerCase());
    if (!found) return send(reply, 404, gonePage(languageOf(request, reply), site));
    const query = request.url.split('?', 2)[1];
    return reply
      .header('cache-control', 'no-cache')
      .redirect(`${takenPath(found)}${query ? `?${query}` : ''}`, 302);
  });

  // At this address it can hold these pages and no others: neither the staff's app nor the player.
  app.get(`${takeHomePath}/worker.js`, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').sendFile('take-home-worker.js', folder),
  );
}

/** A code names the language in which it was scanned; whoever has typed the address has a phone that speaks one. */
function languageOf({ query, headers }: FastifyRequest, reply: FastifyReply): Language {
  const { lang } = query as { lang?: unknown };
  if (lang !== undefined) return toLanguage(lang);
  reply.header('vary', 'accept-language');
  const spoken = headers['accept-language'];
  return !spoken || /^\s*el\b/i.test(spoken) ? 'el' : 'en';
}
