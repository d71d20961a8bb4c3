import { type Language, otherLanguage } from '@psifida/contract/bilingual';
import { type HintShape, hintWidths, hintWithin, ownEms } from '../common/rim-hint.ts';
import { languageNames } from '../common/texts.ts';
import type { Glass } from '../scene.ts';
import { tableTexts } from './table-texts.ts';

type SeatBudget = {
  /** The invitation: on one line in both languages, in two lines, in one language, or as a sign alone. */
  hint: HintShape;
  /** The other language by its name or by its letters. */
  languageName: boolean;
  /** What the button to the topics says. */
  topics: string;
  /** What the button to other pictures says: words, figures, or a sign alone. */
  pages: string;
  /** What is said at the beginning stands beside the buttons, clear of the pictures. */
  how: 'beside' | 'above';
  /** How wide the bar is at most. */
  width: number;
};

type Bar = {
  language: Language;
  /** How much of its side belongs to it. */
  room: number;
  visiting: boolean;
  topics: boolean;
  pages: { page: number; count: number } | null;
};

/** What stands at one place of a table, so that it stays within its own part of the side. */
export function seatBudget(
  { textPx: text, airPx: air, targetPx: target, pxPerMm }: Glass,
  { language, room, visiting, topics, pages }: Bar,
): SeatBudget {
  const other = otherLanguage(language);
  const gap = 3 * pxPerMm;
  const button = (words: string) => Math.max(target, ownEms(words) * text + 1.6 * air) + gap;
  const t = tableTexts[language];
  const named = button(languageNames[other]);
  const coded = button(other.toUpperCase());
  const ways = pages
    ? [t.otherPictures(pages.page + 1, pages.count), `${pages.page + 1} / ${pages.count} ›`, '›']
    : [''];
  const hints = hintWidths({ textPx: text, airPx: air }, language);
  if (visiting) {
    const topicWays = topics ? [t.topics, '☰'] : [''];
    const own = (words: string) => (words ? button(words) : 0);
    const tried = topicWays.flatMap((topic) =>
      ways.flatMap((way) =>
        [named, coded].map((last) => ({ topic, way, last, width: own(topic) + own(way) + last - gap })),
      ),
    );
    const { topic, way, last, width } =
      tried.find((one) => one.width <= room) ?? (tried.at(-1) as (typeof tried)[0]);
    const how = width / 2 + gap + Math.min(11, ownEms(t.how)) * text + 1.6 * air <= room / 2;
    const said = { languageName: last === named, topics: topic, pages: way };
    return { hint: 'sign', ...said, how: how ? 'beside' : 'above', width };
  }
  const hint = hintWithin(hints, room - gap - named);
  const languageName = hints[hint] + gap + named <= room;
  const width = hints[hint] + (languageName ? named : coded);
  return { hint, languageName, topics: '', pages: '', how: 'above', width };
}
