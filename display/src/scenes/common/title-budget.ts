import { type Bilingual, type Language, otherLanguage } from '@psifida/contract/bilingual';
import type { Glass } from '../scene.ts';
import { setWords } from './set-words.ts';

export type SetTitle = {
  language: Language;
  words: string;
  px: number;
  leads: boolean;
  /** Of the story that follows a title, which part it is. */
  part?: 'text' | 'credit';
};

/** What is seen of a title at once: its words in both languages, in one, or a part of them. */
export type TitlePage = readonly SetTitle[];

export type Room = Pick<Glass, 'textPx' | 'ease'> & {
  width: number;
  height: number;
  /** How many times the text's size the leading words have where there is room, and the other ones. */
  largest: readonly [number, number];
};

/**
 * How everything is set, in its own size: the height of a line; for accents and descenders, which a line's box would cut,
 * above the first and beneath the last; and the distance from what stands over it.
 */
const settings = {
  leads: { line: 1.14, pad: 0.08, above: 0 },
  other: { line: 1.25, pad: 0.06, above: 0.12 },
  text: { line: 1.25, pad: 0.06, above: 0 },
  credit: { line: 1.25, pad: 0.06, above: 0.2 },
};
export const settingOf = ({ leads, part }: Pick<SetTitle, 'leads' | 'part'>) =>
  settings[part ?? (leads ? 'leads' : 'other')];

/** So long a part of a title is shown where it is not seen as a whole. */
export const partMs = 5_000;

/** For what is above, beneath and between the lines of each, in sizes of the text. */
const between = 0.35;
/** In which steps a title becomes smaller before it is shown a part at a time. */
const steps = [1, 0.75, 0.5, 0.25, 0];

/** As high as a page is at most. */
export const heightOf = (page: TitlePage, room: Pick<Room, 'width' | 'textPx'>): number =>
  page.reduce(
    (sum, one) => sum + setWords(one.words, room.width / one.px).length * one.px * settingOf(one).line,
    page.length * between * room.textPx,
  );

/**
 * A title within its room, never cut and never smaller than text: large in both languages; else in smaller steps; else one
 * language after the other; else so many lines at a time.
 */
export function titleBudget(title: Bilingual, language: Language, room: Room): readonly TitlePage[] {
  const { textPx, ease } = room;
  const other = otherLanguage(language);
  const set = (one: Language, step: number): SetTitle => {
    const leads = one === language;
    const most = room.largest[leads ? 0 : 1] - 1;
    return { language: one, words: title[one], px: textPx * (1 + most * ease * step), leads };
  };
  const both = title[other] && title[other] !== title[language] ? [language, other] : [language];
  const fits = (page: TitlePage) => heightOf(page, room) <= room.height;
  for (const step of steps) {
    const page = both.map((one) => set(one, step));
    if (fits(page)) return [page];
  }
  return both.flatMap((one): TitlePage[] => {
    const alone = steps.map((step) => [set(one, step)]).find(fits);
    return alone ? [alone] : inParts(set(one, 0), room);
  });
}

/** As many whole lines at a time as there is room for, and as even as that allows. */
export function inParts(set: SetTitle, room: Room): TitlePage[] {
  const lines = setWords(set.words, room.width / set.px);
  const line = set.px * settingOf(set).line;
  const most = Math.max(1, Math.floor((room.height - between * room.textPx) / line));
  const pages = Math.ceil(lines.length / most);
  const each = Math.ceil(lines.length / pages);
  return Array.from({ length: pages }, (_, page) => lines.slice(page * each, (page + 1) * each))
    .filter((part) => part.length > 0)
    .map((part) => [{ ...set, words: part.join(isEndless(part) ? '' : ' ') }]);
}

/** The parts of a word that was broken belong together. */
const isEndless = (part: readonly string[]) => part.every((line) => !line.includes(' '));
