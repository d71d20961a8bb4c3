import { type Bilingual, type Language, otherLanguage, wordsIn } from '@psifida/contract/bilingual';
import type { Image, ServedImageFormat } from '@psifida/contract/content/media';
import type { TakenAudios, TakenImage, TakenLink, TakenVersions } from '@psifida/contract/content/taken-home';
import { takeHomeAddress } from '@psifida/contract/endpoints/take-home';
import { pageWords } from './page-words.ts';

/** Text that stands in a page as it is; only `html` makes it. */
export class Html {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

export type Piece = Html | string | number | null | undefined | false | readonly Piece[];

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const sourceOf = (piece: Piece): string => {
  if (piece instanceof Html) return piece.source;
  if (piece === null || piece === undefined || piece === false) return '';
  if (typeof piece === 'object') return piece.map(sourceOf).join('');
  return String(piece).replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign);
};

/** Whatever is put into it is text, in an element as well as in a quoted attribute. */
export const html = (written: TemplateStringsArray, ...pieces: Piece[]): Html =>
  new Html(written.map((part, index) => part + sourceOf(pieces[index])).join(''));

/** Escaped so that nothing in it ends the element, begins a comment or a line. */
export const dataBlock = (data: unknown): Html =>
  new Html(
    `<script type="application/ld+json">${JSON.stringify(data).replaceAll(
      /[<>&\u2028\u2029]/g,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )}</script>`,
  );

/** As wide as the page is at most: sharp on a phone and on paper, and no larger for whoever pays for each byte. */
const longestSide = 960;

const fits = ({ width, height }: Image) => Math.max(width, height) <= longestSide;

/** The size that the page shows, in a format; null where it has not been made, or not yet. */
const sizeIn = ({ sizes }: TakenImage, format: ServedImageFormat): Image | null => {
  const own = sizes.filter((one) => one.format === format);
  return own.filter(fits).at(-1) ?? own[0] ?? null;
};

/** What every browser can show, and whoever else reads the page. */
export const plainSizeOf = (image: TakenImage): Image | null =>
  sizeIn(image, 'jpeg') ?? sizeIn(image, 'webp') ?? sizeIn(image, 'avif');

type Look = { language: Language; first?: boolean };

/** Whole, never cut. Each format in one size alone: what is kept on the phone is then what the page asks for again. */
export function imageOf(image: TakenImage, { language, first = false }: Look): Html | null {
  const plain = plainSizeOf(image);
  if (!plain) return null;
  const alt = wordsIn(image.alt, language);
  const others = (['avif', 'webp'] as const).flatMap((format) => sizeIn(image, format) ?? []);
  return html`<picture>${others.map(
    ({ url, format }) => html`<source type="image/${format}" srcset="${url}">`,
  )}<img src="${plain.url}" width="${plain.width}" height="${plain.height}" alt="${alt?.words ?? ''}"${
    alt && alt.lang !== language && html` lang="${alt.lang}"`
  }${!first && html` loading="lazy"`} decoding="async"></picture>${image.credit && creditIn(image.credit, language)}`;
}

/** What stands beside an image: who made it, or lent it. */
export const creditIn = (credit: Bilingual, language: Language): Piece => {
  const said = toldIn(credit, language, 'span');
  return said && html`<p class="credit">${said}</p>`;
};

/** In the language that it is really in; nothing where nobody wrote it. */
export function toldIn(
  text: Bilingual,
  language: Language,
  as: 'p' | 'span' | 'h2' | 'h3' = 'p',
): Html | null {
  const said = wordsIn(text, language);
  if (!said) return null;
  const lang = said.lang === language ? '' : html` lang="${said.lang}"`;
  switch (as) {
    case 'h2':
      return html`<h2${lang}>${said.words}</h2>`;
    case 'h3':
      return html`<h3${lang}>${said.words}</h3>`;
    case 'span':
      return html`<span${lang}>${said.words}</span>`;
    default:
      return html`<p class="told"${lang}>${said.words}</p>`;
  }
}

/** What leads to pages of their own, by image and name. */
export const linksTo = (heading: string, links: readonly TakenLink[], language: Language): Piece =>
  links.length > 0 &&
  html`<section class="links"><h2>${heading}</h2><ul>${links.map(
    (one) =>
      html`<li><a href="${takeHomeAddress(one, language)}">${
        one.image && imageOf({ sizes: one.image.sizes, alt: { el: '', en: '' } }, { language })
      }${toldIn(one.title, language, 'span')}</a></li>`,
  )}</ul></section>`;

/** What can be heard of it; in the other language where nobody has spoken in the reader's. */
export function heardIn(audio: TakenAudios | undefined, language: Language) {
  for (const lang of [language, otherLanguage(language)]) {
    const heard = audio?.[lang];
    if (heard) return { ...heard, lang };
  }
  return null;
}

type Heard = { audio?: TakenAudios | undefined; title: Bilingual };

/** With what is said in it. */
export function listenTo({ audio, title }: Heard, language: Language): Piece {
  const heard = heardIn(audio, language);
  if (!heard) return null;
  const { lang } = heard;
  const { listen, said, inOther } = pageWords[language];
  const name = [listen, wordsIn(title, language)?.words].filter(Boolean).join(': ');
  return html`<section class="listen">${lang !== language && html`<p>${inOther}</p>`}<audio controls preload="none" src="${heard.url}" aria-label="${name}"></audio>${
    heard.words && html`<details><summary>${said}</summary><p lang="${lang}">${heard.words}</p></details>`
  }${heard.credit && creditIn(heard.credit, language)}</section>`;
}

type Otherwise = Heard & TakenVersions;

/** To be heard, in signs, and in easy language: each where it is there, in the reader's language alone. */
export function otherwise(taken: Otherwise, language: Language): Piece {
  const { easy, sign, title } = taken;
  const words = pageWords[language];
  const name = [words.signs, wordsIn(title, language)?.words].filter(Boolean).join(': ');
  return [
    listenTo(taken, language),
    sign &&
      html`<details class="signs"><summary>${words.signs}</summary><video controls preload="none" playsinline src="${sign.url}" aria-label="${name}"></video></details>`,
    easy?.[language] &&
      html`<details class="easy"><summary>${words.easy}</summary><p class="told">${easy[language]}</p></details>`,
  ];
}
