import { type Language, otherLanguage } from '@psifida/contract/bilingual';
import { texts } from '@psifida/contract/content/glass-texts/common-texts';
import type { Glass } from '../../scene.ts';
import { emsOf } from '../text/set-words.ts';

/** `emsOf` is an upper bound; our own words are known to be narrower. */
export const ownEms = (words: string): number => emsOf(words) * 0.88;

/** Shapes of the invitation at a table's rim, the widest first. */
const shapes = ['line', 'block', 'short', 'word', 'bare', 'sign'] as const;
export type HintShape = (typeof shapes)[number];

/** On one line in both languages, in two lines, in one language, in one word, without its sign, as a sign alone. */
export function hintWidths(
  { textPx: text, airPx: air }: Pick<Glass, 'textPx' | 'airPx'>,
  language: Language,
): Record<HintShape, number> {
  const [mine, theirs] = [language, otherLanguage(language)].map((one) =>
    ownEms(texts[one].touchToBegin),
  ) as [number, number];
  return {
    line: (mine * 1.05 + theirs + 2.2) * text + 1.9 * air,
    block: (Math.max(mine * 1.2, theirs) + 1.9) * text + 3.3 * air,
    short: (mine + 1) * text + 1.9 * air,
    word: (ownEms(texts[language].touch) + 1.4) * text + 1.5 * air,
    bare: ownEms(texts[language].touch) * text + 1.2 * air,
    sign: 1.5 * text + air,
  };
}

export const hintWithin = (widths: Record<HintShape, number>, room: number): HintShape =>
  shapes.find((shape) => widths[shape] <= room) ?? 'sign';

export const isOneWord = (shape: HintShape): boolean => shape === 'word' || shape === 'bare';
