import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { WhatIsShown } from '@psifida/api/features/take-home/what-is-shown';
import { type Language, languages, otherLanguage, toLanguage, wordsIn } from '@psifida/contract/bilingual';
import { type Branding, brandingPath } from '@psifida/contract/branding';
import { type Here, typedCode } from '@psifida/contract/content/display';
import type { TakenHome } from '@psifida/contract/content/taken-home';
import {
  readFrom,
  shortTakeHomeAddress,
  shortTakeHomePath,
  takeHomeAddress,
  takeHomePath,
  takenCalendarFile,
  takenPath,
} from '@psifida/contract/endpoints/take-home';
import { takenKinds } from '@psifida/contract/kinds';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { icalendarOf } from './icalendar.ts';
import { linkedData } from './linked-data.ts';
import { pageWords } from './page-words.ts';
import { dataBlock, type Html, html, type Piece, plainSizeOf } from './parts.ts';
import { sheetOf } from './sheets.ts';

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
      ? send(reply, 200, takeHomePage(found, language, site, fromOf(request)))
      : send(reply, 404, gonePage(language, site));
  });

  const calendarPath = `${takenPath({ kind: 'event', id: ':id' })}/${takenCalendarFile}`;
  app.get<{ Params: { id: string } }>(calendarPath, async (request, reply) => {
    const language = languageOf(request, reply);
    const found = await shown.find({ kind: 'event', id: request.params.id.toLowerCase() });
    if (found?.kind !== 'event') return send(reply, 404, gonePage(language, site));
    return reply
      .headers({
        'cache-control': 'no-cache',
        'content-disposition': `attachment; filename="${takenCalendarFile}"`,
      })
      .type('text/calendar; charset=utf-8')
      .send(icalendarOf(found, { language, publicUrl: site.publicUrl, now: Date.now() }));
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

/** A point's way begins where the display is whose code was scanned. */
const fromOf = ({ query }: FastifyRequest): Here | null => readFrom((query as { from?: unknown }).from);

/** A code names the language in which it was scanned; whoever has typed the address has a phone that speaks one. */
function languageOf({ query, headers }: FastifyRequest, reply: FastifyReply): Language {
  const { lang } = query as { lang?: unknown };
  if (lang !== undefined) return toLanguage(lang);
  reply.header('vary', 'accept-language');
  const spoken = headers['accept-language'];
  return !spoken || /^\s*el\b/i.test(spoken) ? 'el' : 'en';
}

type Site = { publicUrl: string; branding: Pick<Branding, 'municipality' | 'logo'> };

/** What lies in the built page, which has the styles and the script, where these are to stand. */
export const places = { language: '<html lang="el">', head: '<!-- head -->', page: '<!-- page -->' };

/** Into the built page. */
export const fillIn = (built: string, { language, head, page }: Filled): string =>
  [
    [places.language, html`<html lang="${language}">`] as const,
    [places.head, head] as const,
    [places.page, page] as const,
  ].reduce((text, [place, { source }]) => text.replace(place, () => source), built);

type Filled = { language: Language; head: Html; page: Html };

/** What was taken home, to be read, kept and printed: nothing is asked, and nothing is known about whoever reads it. */
export function takeHomePage(
  taken: TakenHome,
  language: Language,
  { publicUrl, branding }: Site,
  from: Here | null = null,
): Filled {
  const words = pageWords[language];
  const { municipality } = branding;
  const title = `${wordsIn(taken.title, language)?.words ?? ''} · ${municipality[language]}`;
  const [image] = taken.images.flatMap((one) => plainSizeOf(one) ?? []);
  const other = otherLanguage(language);
  const typed = new URL(`${publicUrl}${shortTakeHomeAddress(taken.id)}`);
  const head = html`<title>${title}</title>
<link rel="canonical" href="${publicUrl}${takeHomeAddress(taken, language)}">
${languages.map((one) => html`<link rel="alternate" hreflang="${one}" href="${publicUrl}${takeHomeAddress(taken, one)}">\n`)}<link rel="alternate" hreflang="x-default" href="${publicUrl}${takenPath(taken)}">
<meta property="og:title" content="${title}">
${image && html`<meta property="og:image" content="${publicUrl}${image.url}">`}
${dataBlock(linkedData(taken, { language, publicUrl, municipality }))}`;
  const page = html`${topOf(branding, language, html`<a href="${takeHomeAddress(taken, other, { from })}" lang="${other}" hreflang="${other}">${words.otherLanguage}</a>`)}
<main lang="${language}">${sheetOf(taken, language, from)}</main>
<footer lang="${language}"><p><button type="button" class="print" hidden>${words.print}</button></p>
<p class="kept" role="status" data-said="${words.kept}"></p>
<p class="address">${words.address} <span>${typed.host}${typed.pathname}</span></p></footer>`;
  return { language, head, page };
}

/** In both languages: whoever typed an address has told none. */
function gonePage(language: Language, { branding }: Site): Filled {
  const both = [language, otherLanguage(language)];
  const head = html`<title>${both.map((one) => pageWords[one].gone).join(' · ')}</title>
<meta name="robots" content="noindex">`;
  const page = html`${topOf(branding, language, null)}
<main>${both.map(
    (one, index) =>
      html`<section class="gone" lang="${one}">${
        index === 0 ? html`<h1>${pageWords[one].gone}</h1>` : html`<h2>${pageWords[one].gone}</h2>`
      }<p>${pageWords[one].changing}</p><p>${pageWords[one].instead}</p></section>`,
  )}</main>`;
  return { language, head, page };
}

const topOf = ({ municipality, logo }: Site['branding'], language: Language, way: Piece): Html =>
  html`<header class="top"><p class="brand" lang="${language}"><img src="${brandingPath}/${logo}" alt="" width="44" height="44">${municipality[language]}</p>${way}</header>`;
