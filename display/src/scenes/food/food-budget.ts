import type { Size } from '@psifida/contract/registry/check';
import { controlsHeight } from '../../visit/controls.tsx';
import { emsOf, setWords } from '../common/set-words.ts';
import type { Glass } from '../scene.ts';

type Type = Pick<Glass, 'textPx' | 'airPx' | 'ease'>;

type CardsBudget = {
  /** How wide and how high one is. */
  card: Size;
  /** Lines that its title has room for. */
  lines: number;
  /** Whether the line beneath the title is there. */
  note: boolean;
  /** The picture beside the words instead of above them. */
  beside: boolean;
};

type Cards = {
  titles: readonly string[];
  notes: boolean;
  /** One pair below the other; else in a row. */
  tall: boolean;
  /** Beside other words. */
  small: boolean;
};

/** Beside what is read, in sizes of the text: `--edge` of a page. */
const pageEdge = 1.8;
/** So much of a card belongs to its picture. */
const pictureShare = 0.5;
const heading = 1.2;
/** How wide a picture beside the words of a small card is, in heights of the card. */
export const besidePicture = 1.6;

/**
 * Cards as wide as they look best, and wider where their titles would leave the picture less than its share: fewer are
 * seen at a time. Then the note goes; at last the picture stands beside the words, with half of the card.
 */
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
      if (lines <= 3 && words <= card.height * (1 - pictureShare))
        return { card, lines, note, beside: false };
    }
  const { width } = cardOf(1);
  const height = tall ? Math.min(high, width * 0.6) : high;
  const lines = Math.max(1, Math.floor((height - 1.5 * air) / (heading * size)));
  /** As wide as the longest title needs in so many lines: what there is more of is pulled over. */
  const withWhole = (least: number) => {
    let wanted = least;
    while (wanted < room && linesIn(wanted - height * besidePicture) > lines) wanted += text;
    return Math.min(room, wanted);
  };
  const usual = Math.min(room, Math.max(high * 1.9, text * (small ? 12 : 16)));
  const wide = { width: tall ? width : small ? withWhole(usual) : usual, height };
  return { card: wide, lines, note: false, beside: true };
}

type BookBudget = {
  /** The heading, and what is asked beneath it. */
  title: boolean;
  intro: boolean;
  /** What is left for the cards. */
  cards: Size;
};

/** So much of the glass's height belongs to the cards. */
const cardsShare = 0.5;

/** What a book of plates says around its cards: first the question gives way, then the heading. */
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
  /** Few words at a time: the heading moves with what is read, and buttons carry signs. */
  tight: boolean;
  /** The way on to other plates: as cards, as one low row where that holds them all or must, or among what is read. */
  related: 'cards' | 'row' | 'none';
  /** What is read has so much height. */
  reading: number;
};

type Page = {
  title: string;
  /** Lines between the title and what is read: facts, a kind. */
  facts: number;
  /** How wide the words of the buttons at its foot are, in sizes of the text. */
  buttons: readonly string[];
  /** Letters of what is read. */
  text: string;
  related: number;
  /** Of the glass's width, on one that is wider than tall. */
  wordsShare: number;
};

/** So much of its page's height belongs to what is read, where that is long. */
const readingShare = 0.4;

/** What a page of words gives up so that there is something to read on it. */
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
  // With access on it has its page turner beside it: what is touched stays low, within the reach of whoever sits.
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
