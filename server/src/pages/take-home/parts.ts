import { type Bilingual, type Language, otherLanguage, wordsIn } from '@psifida/contract/bilingual';
import type { Picture, PictureFormat } from '@psifida/contract/content/media';
import type { TakenLink, TakenPicture, TakenSounds } from '@psifida/contract/content/taken-home';
import { takeHomeAddress } from '@psifida/contract/endpoints/take-home';
import { type Html, html, type Piece } from './html.ts';
import { pageWords } from './page-words.ts';

/** As wide as the page is at most: sharp on a phone and on paper, and no larger for whoever pays for each byte. */
const longestSide = 960;

const fits = ({ width, height }: Picture) => Math.max(width, height) <= longestSide;

/** The size that the page shows, in a format; null where it has not been made, or not yet. */
const sizeIn = ({ sizes }: TakenPicture, format: PictureFormat): Picture | null => {
  const own = sizes.filter((one) => one.format === format);
  return own.filter(fits).at(-1) ?? own[0] ?? null;
};

/** What every browser can show, and whoever else reads the page. */
export const plainSizeOf = (picture: TakenPicture): Picture | null =>
  sizeIn(picture, 'jpeg') ?? sizeIn(picture, 'webp') ?? sizeIn(picture, 'avif');

type Look = { language: Language; first?: boolean };

/** Whole, never cut. Each format in one size alone: what is kept on the phone is then what the page asks for again. */
export function pictureOf(picture: TakenPicture, { language, first = false }: Look): Html | null {
  const plain = plainSizeOf(picture);
  if (!plain) return null;
  const alt = wordsIn(picture.alt, language);
  const others = (['avif', 'webp'] as const).flatMap((format) => sizeIn(picture, format) ?? []);
  return html`<picture>${others.map(
    ({ url, format }) => html`<source type="image/${format}" srcset="${url}">`,
  )}<img src="${plain.url}" width="${plain.width}" height="${plain.height}" alt="${alt?.words ?? ''}"${
    alt && alt.lang !== language && html` lang="${alt.lang}"`
  }${!first && html` loading="lazy"`} decoding="async"></picture>`;
}

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

/** What leads to pages of their own, by picture and name. */
export const linksTo = (heading: string, links: readonly TakenLink[], language: Language): Piece =>
  links.length > 0 &&
  html`<section class="links"><h2>${heading}</h2><ul>${links.map(
    (one) =>
      html`<li><a href="${takeHomeAddress(one, language)}">${
        one.picture && pictureOf({ ...one.picture, alt: { el: '', en: '' } }, { language })
      }${toldIn(one.title, language, 'span')}</a></li>`,
  )}</ul></section>`;

/** What can be heard of it; in the other language where nobody has spoken in the reader's. */
export function heardIn(sound: TakenSounds | undefined, language: Language) {
  for (const lang of [language, otherLanguage(language)]) {
    const heard = sound?.[lang];
    if (heard) return { ...heard, lang };
  }
  return null;
}

type Heard = { sound?: TakenSounds | undefined; title: Bilingual };

/** With what is said in it. */
export function listenTo({ sound, title }: Heard, language: Language): Piece {
  const heard = heardIn(sound, language);
  if (!heard) return null;
  const { lang } = heard;
  const { listen, said, inOther } = pageWords[language];
  const name = [listen, wordsIn(title, language)?.words].filter(Boolean).join(': ');
  return html`<section class="listen">${lang !== language && html`<p>${inOther}</p>`}<audio controls preload="none" src="${heard.url}" aria-label="${name}"></audio>${
    heard.words && html`<details><summary>${said}</summary><p lang="${lang}">${heard.words}</p></details>`
  }</section>`;
}
