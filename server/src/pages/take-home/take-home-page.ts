import { type Language, languages, otherLanguage, wordsIn } from '@psifida/contract/bilingual';
import { type Branding, brandingPath } from '@psifida/contract/branding';
import type { TakenHome } from '@psifida/contract/content/taken-home';
import { shortTakeHomeAddress, takeHomeAddress, takenPath } from '@psifida/contract/endpoints/take-home';
import { dataBlock, type Html, html, type Piece } from './html.ts';
import { linkedData } from './linked-data.ts';
import { pageWords } from './page-words.ts';
import { plainSizeOf } from './parts.ts';
import { sheetOf } from './sheets.ts';

export type Site = { publicUrl: string; branding: Pick<Branding, 'municipality' | 'logo'> };

/** What lies in the built page, which has the styles and the script, where these are to stand. */
export const places = { language: '<html lang="el">', head: '<!-- head -->', page: '<!-- page -->' };

/** Into the built page. */
export const fillIn = (built: string, { language, head, page }: Filled): string =>
  [
    [places.language, html`<html lang="${language}">`] as const,
    [places.head, head] as const,
    [places.page, page] as const,
  ].reduce((text, [place, { source }]) => text.replace(place, () => source), built);

export type Filled = { language: Language; head: Html; page: Html };

/** What was taken home, to be read, kept and printed: nothing is asked, and nothing is known about whoever reads it. */
export function takeHomePage(taken: TakenHome, language: Language, { publicUrl, branding }: Site): Filled {
  const words = pageWords[language];
  const { municipality } = branding;
  const title = `${wordsIn(taken.title, language)?.words ?? ''} · ${municipality[language]}`;
  const [picture] = taken.pictures.flatMap((one) => plainSizeOf(one) ?? []);
  const other = otherLanguage(language);
  const typed = new URL(`${publicUrl}${shortTakeHomeAddress(taken.id)}`);
  const head = html`<title>${title}</title>
<link rel="canonical" href="${publicUrl}${takeHomeAddress(taken, language)}">
${languages.map((one) => html`<link rel="alternate" hreflang="${one}" href="${publicUrl}${takeHomeAddress(taken, one)}">\n`)}<link rel="alternate" hreflang="x-default" href="${publicUrl}${takenPath(taken)}">
<meta property="og:title" content="${title}">
${picture && html`<meta property="og:image" content="${publicUrl}${picture.url}">`}
${dataBlock(linkedData(taken, { language, publicUrl, municipality }))}`;
  const page = html`${topOf(branding, language, html`<a href="${takeHomeAddress(taken, other)}" lang="${other}" hreflang="${other}">${words.otherLanguage}</a>`)}
<main lang="${language}">${sheetOf(taken, language)}</main>
<footer lang="${language}"><p><button type="button" class="print" hidden>${words.print}</button></p>
<p class="kept" role="status" data-said="${words.kept}"></p>
<p class="address">${words.address} <span>${typed.host}${typed.pathname}</span></p></footer>`;
  return { language, head, page };
}

/** In both languages: whoever typed an address has told none. */
export function gonePage(language: Language, { branding }: Site): Filled {
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
