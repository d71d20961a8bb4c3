import { type Bilingual, type Language, languages, otherLanguage } from '@psifida/contract/bilingual';
import type { Glass } from '../../scene.ts';
import { emsOf, setWords } from './set-words.ts';
import type { Story } from './story.ts';

export type SetTitle = {
  language: Language;
  words: string;
  px: number;
  leads: boolean;
  part?: 'text' | 'credit';
};

export type TitlePage = readonly SetTitle[];

export type Room = Pick<Glass, 'textPx' | 'ease'> & {
  width: number;
  height: number;
  /** In sizes of the text, where there is room: the leading words, and the other ones. */
  largest: readonly [number, number];
};

/** In em: the height of a line, padding for accents and descenders, and the margin above. */
const settings = {
  leads: { line: 1.14, pad: 0.08, above: 0 },
  other: { line: 1.25, pad: 0.06, above: 0.12 },
  text: { line: 1.25, pad: 0.06, above: 0 },
  credit: { line: 1.25, pad: 0.06, above: 0.2 },
};
export const settingOf = ({ leads, part }: Pick<SetTitle, 'leads' | 'part'>) =>
  settings[part ?? (leads ? 'leads' : 'other')];

/** How long a part of a title is shown. */
export const partMs = 5_000;

/** Above, beneath and between the lines of each, in sizes of the text. */
const between = 0.35;
/** A title shrinks by these before it is shown in parts. */
const steps = [1, 0.75, 0.5, 0.25, 0];

/** Upper bound. */
export const heightOf = (page: TitlePage, room: Pick<Room, 'width' | 'textPx'>): number =>
  page.reduce(
    (sum, one) => sum + setWords(one.words, room.width / one.px).length * one.px * settingOf(one).line,
    page.length * between * room.textPx,
  );

/** Never cut nor smaller than text: it shrinks, then shows one language at a time, then some lines at a time. */
export function titleBudget(title: Bilingual, language: Language, room: Room): readonly TitlePage[] {
  const { textPx, ease } = room;
  const other = otherLanguage(language);
  const set = (one: Language, step: number): SetTitle => {
    const leads = one === language;
    const most = room.largest[leads ? 0 : 1] - 1;
    return { language: one, words: title[one], px: textPx * (1 + most * ease * step), leads };
  };
  const both = title[other] && title[other] !== title[language] ? [language, other] : [language];
  /** A title shrinks to the text size before a word is broken. */
  const breaksNone = ({ words, px }: SetTitle) =>
    px <= textPx || words.split(/\s+/).every((word) => emsOf(word) * px <= room.width);
  const fits = (page: TitlePage) => page.every(breaksNone) && heightOf(page, room) <= room.height;
  for (const step of steps) {
    const page = both.map((one) => set(one, step));
    if (fits(page)) return [page];
  }
  return both.flatMap((one): TitlePage[] => {
    const alone = steps.map((step) => [set(one, step)]).find(fits);
    return alone ? [alone] : inParts(set(one, 0), room);
  });
}

export function inParts(set: SetTitle, room: Pick<Room, 'width' | 'height' | 'textPx'>): TitlePage[] {
  const lines = setWords(set.words, room.width / set.px);
  const line = set.px * settingOf(set).line;
  const most = Math.max(1, Math.floor((room.height - between * room.textPx) / line));
  const pages = Math.ceil(lines.length / most);
  const each = Math.ceil(lines.length / pages);
  const spaced = withSpaces(lines, set.words);
  return Array.from({ length: pages }, (_, page) => spaced.slice(page * each, (page + 1) * each))
    .filter((part) => part.length > 0)
    .map((part) => [{ ...set, words: part.join('').trim() }]);
}

/** Each line with the space after it; none after a line that ends within a word. */
function withSpaces(lines: readonly string[], words: string): string[] {
  const whole = words.trim().replace(/\s+/g, ' ');
  let at = 0;
  return lines.map((line) => {
    at += line.length;
    if (whole[at] !== ' ') return line;
    at += 1;
    return `${line} `;
  });
}

/** Null: as long as a title that is seen whole. */
export type CaptionPage = { page: TitlePage; ms: number | null };

/** As many as everybody reads on the way past. */
const lettersPerSecond = 15;
const readMs = (letters: number) => Math.max(partMs, (letters / lettersPerSecond) * 1_000);

/** The longest that a text is given where staff set no time; the form allows more. */
const mostSeconds = 60;
/** In parts, each for a while at least, a text takes longer than as a whole. */
const inPartsLonger = 1.2;

/** For a title and then this text; 0 for one that no image is shown long enough for. */
export function secondsToTell(text: Bilingual | undefined): number {
  const letters = Math.max(...languages.map((language) => text?.[language].trim().length ?? 0));
  const seconds = letters && Math.ceil((partMs + inPartsLonger * readMs(letters)) / 1_000);
  return seconds > mostSeconds ? 0 : seconds;
}

type Caption = { title: Bilingual } & Partial<Pick<Story, 'text' | 'credit'>>;

/** All that a caption says, each page with its time: first `before` pages of title and credit, then the text. */
export function captionPages(
  { title, text = null, credit = null }: Caption,
  language: Language,
  room: Room,
): { timed: { page: TitlePage; ms: number }[]; before: number } {
  const small = (part: 'text' | 'credit', { words, lang }: NonNullable<Story['text']>) =>
    ({ language: lang, words, px: room.textPx, leads: false, part }) as const;
  const credited = credit && small('credit', credit);
  const left = room.height - (credited ? heightOf([credited], room) : 0);
  const alone = [...titleBudget(title, language, room), ...(credited ? inParts(credited, room) : [])];
  // A credit has a page of its own only where beneath a title it would make more pages.
  const above =
    left >= (settings.leads.line + between) * room.textPx
      ? titleBudget(title, language, { ...room, height: left })
      : null;
  const pages: TitlePage[] =
    credited && above && above.length <= alone.length
      ? above.map((page, at) => (at === above.length - 1 ? [...page, credited] : page))
      : alone;
  const told = text ? inParts(small('text', text), room) : [];
  const wordsOf = (page: TitlePage) => page.map(({ words }) => words).join(' ');
  const timed = [
    ...pages.map((page) => ({ page, ms: partMs })),
    ...told.map((page) => ({ page, ms: readMs(wordsOf(page).length) })),
  ];
  return { timed, before: pages.length };
}

export const wholeMs = (timed: readonly { ms: number }[]): number =>
  timed.reduce((sum, { ms }) => sum + ms, 0);

/** Title and credit, then the text if all of it can be read in the time left: half a text is worse than none. */
export function captionBudget(
  caption: Caption,
  language: Language,
  room: Room & { ms: number },
): readonly CaptionPage[] {
  const { timed, before } = captionPages(caption, language, room);
  const whole = wholeMs(timed) <= room.ms ? timed : timed.slice(0, before);
  return whole.length === 1 ? whole.map(({ page }) => ({ page, ms: null })) : whole;
}

/** A caption longer than one turn goes on in the next. */
export const captionStart = (
  pages: readonly CaptionPage[],
  { turn, ms }: { turn: number; ms: number },
): number => {
  const each = Math.max(1, Math.floor(ms / partMs));
  return pages.length <= each ? 0 : (turn * each) % pages.length;
};
