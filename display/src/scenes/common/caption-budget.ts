import type { Bilingual, Language } from '@psifida/contract/bilingual';
import type { Story } from './story.ts';
import {
  heightOf,
  inParts,
  partMs,
  type Room,
  settingOf,
  type TitlePage,
  titleBudget,
} from './title-budget.ts';

/** What is read of a caption at once, and for how long; null: for as long as a title that is seen whole. */
export type CaptionPage = { page: TitlePage; ms: number | null };

/** As many letters as everybody has read in a second, on the way past. */
const lettersPerSecond = 15;
const readMs = (words: string) => Math.max(partMs, (words.length / lettersPerSecond) * 1_000);

type Caption = { title: Bilingual } & Partial<Pick<Story, 'text' | 'credit'>>;

/**
 * What passes over a picture: its title, with the credit beneath it or after it; then its text, if all of it can be read
 * in the time that is left, for half a text is worse than none.
 */
export function captionBudget(
  { title, text = null, credit = null }: Caption,
  language: Language,
  room: Room & { ms: number },
): readonly CaptionPage[] {
  const small = (part: 'text' | 'credit', { words, lang }: NonNullable<Story['text']>) =>
    ({ language: lang, words, px: room.textPx, leads: false, part }) as const;
  const creditHigh = credit ? heightOf([small('credit', credit)], room) : 0;
  const fits = room.height - creditHigh >= room.textPx * settingOf({ leads: false }).line * 2;
  const titles = titleBudget(title, language, {
    ...room,
    height: fits ? room.height - creditHigh : room.height,
  });
  const pages: TitlePage[] = [...titles];
  if (credit && fits) pages.push([...(pages.pop() ?? []), small('credit', credit)]);
  if (credit && !fits) pages.push(...inParts(small('credit', credit), room));
  const told = text ? inParts(small('text', text), room) : [];
  const wordsOf = (page: TitlePage) => page.map(({ words }) => words).join(' ');
  const timed = [
    ...pages.map((page) => ({ page, ms: partMs })),
    ...told.map((page) => ({ page, ms: readMs(wordsOf(page)) })),
  ];
  const whole = timed.reduce((sum, { ms }) => sum + ms, 0) <= room.ms ? timed : timed.slice(0, pages.length);
  return whole.length === 1 ? whole.map(({ page }) => ({ page, ms: null })) : whole;
}

/** Where a caption begins: at its start, or, where it is more than is read in one turn, with what comes next. */
export const captionStart = (
  pages: readonly CaptionPage[],
  { turn, ms }: { turn: number; ms: number },
): number => {
  const each = Math.max(1, Math.floor(ms / partMs));
  return pages.length <= each ? 0 : (turn * each) % pages.length;
};
