import type { Size } from '@psifida/contract/registry/check';
import { controlsHeight } from '../common/controls/controls.tsx';
import { emsOf, setWords } from '../common/text/set-words.ts';
import type { Glass } from '../scene.ts';

type Type = Pick<Glass, 'textPx' | 'airPx' | 'ease'>;

type CardsBudget = {
  card: Size;
  lines: number;
  /** Whether there is room for the line beneath the title. */
  note: boolean;
  beside: boolean;
};

type Cards = {
  titles: readonly string[];
  notes: boolean;
  tall: boolean;
  small: boolean;
};

/** In sizes of the text: `--edge` of a page. */
const pageEdge = 1.8;
/** Of a card. */
const imageShare = 0.5;
const heading = 1.2;
/** Width of the image beside a small card's words, in heights of the card. */
export const besideImage = 1.6;

/** Fewer, wider cards where titles take the image's share; then the note goes, then the image stands beside. */
export function cardsBudget(place: Size, type: Type, { titles, notes, tall, small }: Cards): CardsBudget {
  const { textPx: text, airPx: air, ease } = type;
  const gap = 1.2 * air;
  const room = place.width - 2 * (small ? pageEdge * text : 1.9 * air);
  const size = text * (1 + (small ? 0.1 : 0.35) * ease);
  const best = text * (small ? 11 : 18.6);
  const most = Math.min(tall ? 2 : 6, Math.max(1, Math.round(room / best)));
  const high = place.height - 1.8 * air;
  const linesIn = (width: number) =>
    Math.max(1, ...titles.map((title) => setWords(title, (width - 1.8 * air) / size).length));
  const cardOf = (columns: number): Size => {
    const width = (room - (columns - 1) * gap) / columns;
    // What there is more of shows by the edge of the next.
    const peek = columns > 1 && titles.length > columns && !tall ? text * 2 : 0;
    const wide = columns === 1 && !tall ? Math.min(width, high * 1.9) : width - peek / columns;
    return { width: wide, height: tall ? Math.min(high, wide * 1.25) : high };
  };
  for (const note of notes ? [true, false] : [false])
    for (let columns = most; columns >= 1; columns -= 1) {
      const card = cardOf(columns);
      const lines = linesIn(card.width);
      const words = lines * heading * size + (note ? 1.6 * text : 0) + 1.5 * air;
      if (lines <= 3 && words <= card.height * (1 - imageShare)) return { card, lines, note, beside: false };
    }
  const { width } = cardOf(1);
  const height = tall ? Math.min(high, width * 0.6) : high;
  const lines = Math.max(1, Math.floor((height - 1.5 * air) / (heading * size)));
  /** As wide as the longest title needs in so many lines. */
  const withWhole = (least: number) => {
    let wanted = least;
    while (wanted < room && linesIn(wanted - height * besideImage) > lines) wanted += text;
    return Math.min(room, wanted);
  };
  const usual = Math.min(room, Math.max(high * 1.9, text * (small ? 12 : 16)));
  const wide = { width: tall ? width : small ? withWhole(usual) : usual, height };
  return { card: wide, lines, note: false, beside: true };
}

type BookBudget = {
  title: boolean;
  intro: boolean;
  cards: Size;
};

/** Of the glass's height. */
const cardsShare = 0.5;

/** The question gives way first, then the heading. */
export function bookBudget(glass: Glass, { title, intro }: { title: string; intro: string }): BookBudget {
  const { width, height, textPx: text, airPx: air, targetPx: target, ease } = glass;
  const inner = width - 3.8 * air;
  const large = text * (1 + 1.5 * ease);
  const asked = text * (1 + 0.3 * ease);
  const titleHigh = setWords(title, inner / large).length * large * 1.14;
  const beside = emsOf(title) * large + emsOf(intro) * asked + 1.2 * air <= inner;
  const introHigh = beside ? 0 : asked * 1.25 + 0.2 * air;
  const foot = Math.max(target * 1.35, text * 2.3);
  const rest = height - 1.5 * air - controlsHeight(glass) - 0.4 * air - foot - 1.2 * air;
  const enough = (taken: number) => rest - taken >= height * cardsShare;
  const both = enough(titleHigh + introHigh);
  const one = both || enough(titleHigh);
  const taken = (one ? titleHigh : 0) + (both ? introHigh : 0);
  return { title: one, intro: both, cards: { width, height: rest - taken } };
}

type PageBudget = {
  /** The heading scrolls with the text, and buttons carry signs. */
  tight: boolean;
  /** As cards, as one low row where that holds them all or must, or among what is read. */
  related: 'cards' | 'row' | 'none';
  reading: number;
};

type Page = {
  title: string;
  /** Lines between the title and what is read: facts, a kind. */
  facts: number;
  buttons: readonly string[];
  text: string;
  related: number;
  /** Of the glass's width, on one that is wider than tall. */
  wordsShare: number;
};

/** Of the page's height, for a long text. */
const readingShare = 0.4;

export function pageBudget(glass: Glass, page: Page): PageBudget {
  const { width, height, textPx: text, largestTextPx, airPx: air, targetPx: target, ease } = glass;
  const isTall = height > width;
  const inner = width * (isTall ? 1 : page.wordsShare) - 2 * pageEdge * text;
  const column = height * (isTall ? 0.62 : 1) - 1.9 * air - controlsHeight(glass);
  const size = text * (1 + 1.4 * ease);
  const button = Math.max(target * 1.2, text * 2.3);
  const wide = page.buttons.reduce((sum, words) => sum + emsOf(words) * text + 2.4 * air + 0.6 * air, 0);
  const head = setWords(page.title, inner / size).length * size * 1.14 + page.facts * text * 1.4 + 0.8 * air;
  const foot = Math.ceil(wide / inner) * (button + 0.6 * air) + 0.8 * air;
  const cards = page.related === 0 ? 0 : Math.min(19 * text, Math.max(13 * text, height * 0.42));
  const row = page.related === 0 ? 0 : Math.max(target, 3.4 * text) + 0.8 * air;
  // With access on, what is touched stays low, within the reach of whoever sits.
  const hasAccess = text >= largestTextPx;
  const rowHolds = hasAccess || page.related <= 1 || page.related * (12 * text + 1.2 * air) <= inner;
  const size1 = text * 1.2;
  const needed = setWords(page.text, inner / size1).length * size1 * 1.5;
  const reading = (taken: number) => column - taken;
  const least = Math.min(needed, column * readingShare);
  if (reading(head + foot + cards) >= least)
    return { tight: false, related: page.related ? 'cards' : 'none', reading: reading(head + foot + cards) };
  if (rowHolds && reading(head + foot + row) >= least)
    return { tight: false, related: page.related ? 'row' : 'none', reading: reading(head + foot + row) };
  const onlyFoot = button + 0.8 * air;
  const low = rowHolds && reading(onlyFoot + row) >= column * readingShare;
  return {
    tight: true,
    related: page.related === 0 ? 'none' : low ? 'row' : 'none',
    reading: reading(onlyFoot + (low ? row : 0)),
  };
}
