import { type Language, wordsIn } from '@psifida/contract/bilingual';
import type { Here } from '@psifida/contract/content/display';
import { eventCategoryNames } from '@psifida/contract/content/event';
import { findWays, type Way, type Ways } from '@psifida/contract/content/find-way';
import { directionWords, wayTexts } from '@psifida/contract/content/glass-texts/way-texts';
import { ingredientLine } from '@psifida/contract/content/ingredient-line';
import { productFacts } from '@psifida/contract/content/library-item';
import type { TakenHome, TakenImage, TakenOf, TakenPart } from '@psifida/contract/content/taken-home';
import { takeHomeAddress, takenCalendarAddress } from '@psifida/contract/endpoints/take-home';
import type { TakenKind } from '@psifida/contract/kinds';
import { pageWords } from './page-words.ts';
import {
  creditIn,
  type Html,
  html,
  imageOf,
  linksTo,
  otherwise,
  type Piece,
  plainSizeOf,
  toldIn,
} from './parts.ts';

/** What the page tells, by kind; each is laid between the head of the page and its foot. */
type Sheet<Kind extends TakenKind> = (taken: TakenOf<Kind>, language: Language, from: Here | null) => Piece;
const sheets: { [Kind in TakenKind]: Sheet<Kind> } = {
  recipe: (recipe, language) => [
    titleOf(recipe, language, factsOf(recipe, language)),
    otherwise(recipe, language),
    html`<div class="columns">
<section><h2>${pageWords[language].ingredients}</h2>${servingsOf(recipe, language)}<ul class="ingredients">${recipe.ingredients.map(
      (one) => {
        const line = ingredientLine(one, language, { written: null, wanted: null });
        const own =
          one.amount !== null && html` data-amount="${one.amount}" data-text="${one.text[language]}"`;
        return html`<li${own}><span class="amount">${line.amount}</span> <span class="what">${line.text}</span></li>`;
      },
    )}</ul></section>
<section><h2>${pageWords[language].steps}</h2><ol>${recipe.steps.map(
      ({ text }) => html`<li>${toldIn(text, language, 'span')}</li>`,
    )}</ol></section>
</div>
<p class="wish">${pageWords[language].ready}</p>`,
    furtherImages(recipe.images, language),
  ],
  dish: (dish, language) => [
    titleOf(dish, language),
    otherwise(dish, language),
    toldIn(dish.description, language),
    furtherImages(dish.images, language),
    linksTo(pageWords[language].inDish, dish.products, language),
  ],
  product: (product, language) => {
    const told = productFacts.filter((fact) => toldIn(product[fact], language));
    return [
      titleOf(product, language),
      otherwise(product, language),
      told.length > 0 &&
        html`<dl class="facts">${told.map(
          (fact) =>
            html`<div><dt>${pageWords[language].facts[fact]}</dt><dd>${toldIn(product[fact], language, 'span')}</dd></div>`,
        )}</dl>`,
      toldIn(product.description, language),
      furtherImages(product.images, language),
      linksTo(pageWords[language].withProduct, product.dishes, language),
    ];
  },
  point: (point, language, from) => [
    titleOf(point, language),
    otherwise(point, language),
    toldIn(point.text, language),
    furtherImages(point.images, language),
    point.map && mapOf(point.map, language, from),
    linksTo(pageWords[language].partOf, [point.presentation], language),
  ],
  presentation: (presentation, language) => [
    html`<header class="title"><p class="kind">${pageWords[language].kind.presentation}</p>${h1(presentation, language)}</header>`,
    presentation.parts.map((part, index, parts) => [
      part.kind === 'image' && headingOf(part, parts[index - 1], language),
      partOf(part, language, index === 0),
    ]),
  ],
  event: (event, language) => [
    titleOf(
      event,
      language,
      html`<p class="facts"><span>${eventCategoryNames[event.category][language]}</span></p>`,
    ),
    otherwise(event, language),
    html`<dl class="facts"><div><dt>${pageWords[language].when}</dt>${event.times.map(
      (time) =>
        html`<dd><time datetime="${time.wholeDay ? time.begin.slice(0, 10) : time.begin}">${whenIn(time, language)}</time></dd>`,
    )}</div>${
      event.place &&
      html`<div><dt>${pageWords[language].where}</dt><dd>${toldIn(event.place, language, 'span')}</dd></div>`
    }</dl>`,
    toldIn(event.text, language),
    html`<p class="told"><a href="${takenCalendarAddress(event, language)}">${pageWords[language].toCalendar}</a></p>`,
    furtherImages(event.images, language),
  ],
};

const locales: Record<Language, string> = { el: 'el-GR', en: 'en-GB' };

/** Wall times are no instants: as if the town were at Greenwich. */
function whenIn({ begin, end, wholeDay }: TakenOf<'event'>['times'][number], language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    ...{ timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
    ...(!wholeDay && { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  });
  const [from, to] = [begin, end ?? begin].map((wall) =>
    Date.parse(wholeDay ? wall.slice(0, 10) : `${wall}Z`),
  ) as [number, number];
  return from === to ? format.format(from) : format.formatRange(from, to);
}

export const sheetOf = (taken: TakenHome, language: Language, from: Here | null = null): Html => {
  const sheet = sheets[taken.kind] as (...of: [TakenHome, Language, Here | null]) => Piece;
  return html`<article class="${taken.kind}">${sheet(taken, language, from)}</article>`;
};

const h1 = ({ title }: TakenHome, language: Language): Html =>
  html`<h1>${toldIn(title, language, 'span')}</h1>`;

/** The image that stands for it, its name, and what kind of thing it is. */
const titleOf = (taken: TakenHome, language: Language, facts: Piece = null): Piece => [
  taken.images[0] && html`<div class="leading">${imageOf(taken.images[0], { language, first: true })}</div>`,
  html`<header class="title"><p class="kind">${pageWords[language].kind[taken.kind]}</p>${h1(taken, language)}${facts}</header>`,
];

const furtherImages = ([, ...others]: readonly TakenImage[], language: Language): Piece =>
  others.length > 0 && html`<div class="images">${others.map((one) => imageOf(one, { language }))}</div>`;

const factsOf = ({ minutes, servings }: TakenOf<'recipe'>, language: Language): Piece => {
  const words = pageWords[language];
  const written = servings && html`<span class="written" hidden>${words.writtenFor(servings)}</span>`;
  if (!minutes && !written) return null;
  return html`<p class="facts">${minutes && html`<span>${words.time(minutes)}</span>`}${written}</p>`;
};

/** Its buttons reckon on the phone itself: without scripts it says for how many the recipe is. */
const servingsOf = ({ servings }: TakenOf<'recipe'>, language: Language): Piece =>
  servings &&
  html`<div class="servings" data-servings="${servings}"><button type="button" data-step="-1" aria-label="${pageWords[language].fewer}" hidden>−</button><span role="status">${pageWords[language].servings(servings)}</span><button type="button" data-step="1" aria-label="${pageWords[language].more}" hidden>+</button></div>`;

/** Its place is a place on this image and nothing else. */
const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;
type TakenMap = NonNullable<TakenOf<'point'>['map']>;

/** With the way to it from the display whose code was scanned, where paths lead there. */
function mapOf({ image, x, y, paths }: TakenMap, language: Language, from: Here | null): Piece {
  const size = plainSizeOf(image);
  const ways = paths && from && size && findWays(paths, { size, from, to: { x, y } });
  const [cx, cy] = [percent(x), percent(y)];
  return [
    html`<section><h2>${pageWords[language].onMap}</h2><div class="map">${imageOf(image, { language })}${
      ways && [isOther(ways) && lineOf(ways.stepFree, 'way step-free'), lineOf(ways.quickest, 'way')]
    }<svg aria-hidden="true"><circle cx="${cx}" cy="${cy}" r="13"></circle><circle cx="${cx}" cy="${cy}" r="5"></circle></svg></div></section>`,
    ways && wayIn(ways, language),
  ];
}

const isOther = (ways: Ways): ways is Ways & { stepFree: Way } =>
  ways.stepFree !== null && ways.quickest.hasSteps;

const lineOf = ({ from, line }: Way, look: string): Html => {
  const points = [from, ...line.map(({ spot }) => spot)]
    .map(({ x, y }) => `${x.toFixed(4)},${y.toFixed(4)}`)
    .join(' ');
  return html`<svg class="${look}" aria-hidden="true" viewBox="0 0 1 1" preserveAspectRatio="none"><polyline points="${points}"></polyline><polyline points="${points}"></polyline></svg>`;
};

/** Whoever goes without steps reads the other way beneath it. */
function wayIn({ quickest, stepFree }: Ways, language: Language): Piece {
  const t = wayTexts[language];
  const told = ({ minutes, directions }: Way) => [
    minutes !== null && html`<p class="facts">${t.onFoot(minutes)}</p>`,
    html`<ol class="turns">${directions.map((one) => html`<li>${directionWords(one, language)}</li>`)}</ol>`,
  ];
  return html`<section><h2>${t.way}</h2>${quickest.hasSteps && html`<p>${stepFree ? t.hasSteps : t.onlySteps}</p>`}${told(quickest)}${
    quickest.hasSteps &&
    stepFree &&
    html`<h3>${t.stepFree}</h3><p>${pageWords[language].dashed}</p>${told(stepFree)}`
  }</section>`;
}

type Part<Kind extends TakenPart['kind']> = Extract<TakenPart, { kind: Kind }>;

/** A category begins where the one before it ends. */
const headingOf = ({ category }: Part<'image'>, before: TakenPart | undefined, language: Language): Piece =>
  category &&
  !(before?.kind === 'image' && before.category?.el === category.el && before.category.en === category.en) &&
  toldIn(category, language, 'h2');

function partOf(part: TakenPart, language: Language, first: boolean): Piece {
  if (part.kind === 'image')
    return html`<figure>${imageOf(withoutCredit(part), { language, first })}<figcaption>${toldIn(part.title, language, part.category ? 'h3' : 'h2')}${otherwise(part, language)}${toldIn(part.text, language)}${creditIn(part.credit, language)}</figcaption></figure>`;
  if (part.kind === 'video')
    return html`<figure>${imageOf(part.image, { language, first })}<figcaption>${toldIn(part.title, language, 'h2')}<p class="credit">${pageWords[language].video}${part.durationMs && ` · ${lengthOf(part.durationMs)}`}</p></figcaption></figure>`;
  return html`<section class="part">${part.image && imageOf(part.image, { language, first })}<h2><a href="${takeHomeAddress(part, language)}">${toldIn(part.title, language, 'span')}</a></h2>${toldIn(part.text, language)}</section>`;
}

/** An entry's own credit stands in the place of its image's. */
const withoutCredit = ({ credit, image }: Part<'image'>): TakenImage =>
  wordsIn(credit, 'el') ? { ...image, credit: undefined } : image;

/** `3:05` */
const lengthOf = (ms: number): string => {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
