import type { Size } from '@psifida/contract/registry/check';
import { controlsHeight } from '../common/controls/controls.tsx';
import { emsOf, setWords } from '../common/text/set-words.ts';
import type { Glass } from '../scene.ts';

/** In sizes of the text: `--edge` of a page. */
const pageEdge = 1.8;
type BookBudget = {
  title: boolean;
  intro: boolean;
  /** Whether all parts stand side by side beneath the cards. */
  foot: boolean;
  /** Of the parts that are pulled with the cards. */
  tabsHigh: number;
  cards: Size;
};

type Book = { title: string; intro: string; parts: readonly string[] };

/** Of the glass's height. */
const cardsShare = 0.5;
/** Where the parts are pulled with the cards. */
const beneathTabs = 0.4;

/** The question gives way first, then the heading. */
export function bookBudget(glass: Glass, { title, intro, parts }: Book): BookBudget {
  const { width, height, textPx: text, airPx: air, targetPx: target, ease } = glass;
  const inner = width - 3.8 * air;
  const large = text * (1 + 1.5 * ease);
  const asked = text * (1 + 0.3 * ease);
  const titleHigh = setWords(title, inner / large).length * large * 1.14;
  const beside = emsOf(title) * large + emsOf(intro) * asked + 1.2 * air <= inner;
  const introHigh = beside ? 0 : asked * 1.25 + 0.2 * air;
  const foot = Math.max(target * 1.35, text * 2.3);
  const rest = height - 1.5 * air - controlsHeight(glass) - 0.4 * air - foot - 1.2 * air;
  // Beside the two buttons that pull the cards, see `.foot`; `emsOf` is of wider letters.
  const tabs = parts.map((name) => emsOf(name) * text * 0.86 * (1 + 0.15 * ease) + 2 * air);
  const atFoot = sum(tabs) <= width - 3.8 * text - 2 * foot - 1.6 * air;
  const tabsHigh = atFoot ? 0 : rowsOf(tabs, width - 3.8 * text) * (foot + 0.4 * air) + 0.9 * air;
  const enough = (taken: number) =>
    rest - taken >= height * cardsShare && rest - taken - tabsHigh >= height * beneathTabs;
  const both = enough(titleHigh + introHigh);
  const one = both || enough(titleHigh);
  const taken = (one ? titleHigh : 0) + (both ? introHigh : 0);
  return {
    title: one,
    intro: both,
    foot: atFoot,
    tabsHigh,
    cards: { width, height: rest - taken },
  };
}

type PageBudget = {
  /** The heading scrolls with the text, and buttons carry signs. */
  tight: boolean;
  /** Facts follow each other on one line. */
  inline: boolean;
  /** What it leads to: cards, low rows that hold them all, or buttons among what is read. */
  related: Related;
  reading: number;
};

/** So many side by side, each so high. */
type Related = { look: 'cards' | 'rows'; columns: number; high: number } | null;

type Page = {
  title: string;
  /** Between the title and what is read. */
  facts: readonly string[];
  buttons: readonly string[];
  text: string;
  /** Names of what it leads to. */
  related: readonly string[];
  /** Of the glass's width, on one that is wider than tall. */
  wordsShare: number;
};

/** Of the page's width: on a very wide glass words need more of it than an image does. */
export const wordsShareOf = ({ width, height }: Size): number => (width > height * 2.4 ? 0.66 : 0.54);

/** Of the page's height, for a long text. */
const readingShare = 0.4;
/** In sizes of the text: how high a card may be, the highest first, and how wide a card and a low row have to be. */
const cardsHigh = [17, 15, 13, 11];
const [cardWide, rowWide] = [8.5, 12];
/** Of a low row's height: the width of its image; see `.rows`. */
const rowImage = 1.2;

/** What it leads to gives way to what is read, but all of it stays: no page has two ways of turning. */
export function pageBudget(glass: Glass, page: Page): PageBudget {
  const { width, height, textPx: text, airPx: air, targetPx: target, ease } = glass;
  const isTall = height > width;
  const inner = width * (isTall ? 1 : page.wordsShare) - 2 * pageEdge * text;
  const column = height * (isTall ? 0.62 : 1) - 1.9 * air - controlsHeight(glass);
  const size = text * (1 + 1.4 * ease);
  const button = Math.max(target * 1.2, text * 2.3);
  const wide = page.buttons.reduce((sum, words) => sum + emsOf(words) * text + 2.4 * air + 0.6 * air, 0);
  const titleHigh = setWords(page.title, inner / size).length * size * 1.14 + 0.8 * air;
  const facts = sum(page.facts.map((fact) => setWords(fact, inner / text).length));
  const inlined = setWords(page.facts.join(' — '), inner / text).length;
  const foot = Math.ceil(wide / inner) * (button + 0.6 * air) + 0.8 * air;
  const gap = 0.8 * air;
  const many = page.related.length;
  const named = text * (1 + 0.1 * ease);
  /** Side by side with every name whole, in so many lines beside or beneath an image. */
  const holds = (
    columns: number,
    { least, lines, image }: { least: number; lines: number; image: number },
  ) => {
    const each = (inner + gap) / columns - gap;
    const room = each - image - 1.4 * air;
    return each >= least && page.related.every((name) => setWords(name, room / named).length <= lines);
  };
  const rowHigh = Math.max(target, 3.4 * text);
  const rowColumns = [4, 3, 2, 1].find((columns) =>
    holds(columns, { least: rowWide * text, lines: 2, image: rowHigh * rowImage }),
  );
  const hasCards = holds(Math.max(3, many), { least: cardWide * text, lines: 3, image: 0 });
  const ways: { related: Related; taken: number }[] = many === 0 ? [{ related: null, taken: 0 }] : [];
  if (many > 0 && hasCards)
    for (const high of cardsHigh)
      ways.push({
        related: { look: 'cards', columns: Math.max(3, many), high: high * text },
        taken: (high + 2.2) * text + gap,
      });
  if (many > 0 && rowColumns)
    ways.push({
      related: { look: 'rows', columns: Math.min(many, rowColumns), high: rowHigh },
      taken: Math.ceil(many / rowColumns) * (rowHigh + gap),
    });
  const size1 = text * 1.2;
  const needed = setWords(page.text, inner / size1).length * size1 * 1.5;
  const least = Math.min(needed, column * readingShare);
  for (const inline of inlined < facts ? [false, true] : [false]) {
    const left = column - titleHigh - (inline ? inlined : facts) * text * 1.4 - foot;
    const way = ways.find(({ taken }) => left - taken >= least);
    if (way) return { tight: false, inline, related: way.related, reading: left - way.taken };
  }
  const left = column - button - 0.8 * air;
  const low = ways.find(
    ({ related: one, taken }) => one?.look === 'rows' && left - taken >= column * readingShare,
  );
  return {
    tight: true,
    inline: inlined < facts,
    related: low?.related ?? null,
    reading: left - (low?.taken ?? 0),
  };
}

const sum = (some: readonly number[]) => some.reduce((total, one) => total + one, 0);

/** One after the other on lines of this width; what is wider than one has two. */
function rowsOf(wide: readonly number[], line: number): number {
  let [rows, used] = [0, line];
  for (const one of wide) {
    if (used + one > line) [rows, used] = [rows + (one > line ? 2 : 1), 0];
    used += one;
  }
  return rows;
}
