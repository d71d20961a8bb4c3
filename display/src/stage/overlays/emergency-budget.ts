import { type Bilingual, type Language, languages } from '@psifida/contract/bilingual';
import type { Size } from '@psifida/contract/registry/check';
import { evenPages, largestThatFits, setWords } from '../../scenes/common/text/set-words.ts';

type Said = { language: Language; title: string; text: string };

export type EmergencyPage = { said: readonly Said[]; px: number };

/** In sizes of the text. */
export const type = { title: 1.65, level: 0.85, between: 0.7, titleLine: 1.12, line: 1.35 } as const;
/** In shares of the glass's shorter side. */
export const air = { edge: 0.06, sign: 0.15, gap: 0.04, apart: 0.12 } as const;

/** Room for the signer, beneath the words on a tall glass and beside them on others; its gap is part of it. */
export const signerRoom = ({ width, height }: Size): Size =>
  height >= width ? { width: 0, height: height * 0.34 } : { width: width * 0.34, height: 0 };

/** In shares of the shorter side. */
const largest = 0.16;
const smallestAtMost = 1 / 16;

/** `taken` by what stands beside the words. */
type Glass = Size & { textPx: number; taken?: Size };

const heightOf = ({ title, text }: Said, px: number, width: number): number =>
  px *
  (type.level * 1.2 +
    0.3 +
    setWords(title, width / (px * type.title)).length * type.title * type.titleLine +
    type.between +
    setWords(text, width / px).length * type.line);

/** In both languages at once where they can be read so, else one after the other, a long text in parts. */
export function emergencyBudget(
  { title, text }: { title: Bilingual; text: Bilingual },
  { width, height, textPx, taken = { width: 0, height: 0 } }: Glass,
): EmergencyPage[] {
  const shorter = Math.min(width, height);
  const least = Math.min(Math.max(textPx, shorter / 36), shorter * smallestAtMost);
  const inner = {
    // A line is set a little wider than its letters are one by one.
    width: (width - 2 * air.edge * shorter - taken.width) * 0.97,
    height: height - (2 * air.edge + air.sign + air.gap) * shorter - taken.height,
  };
  const each = languages.map(
    (language): Said => ({ language, title: title[language], text: text[language] }),
  );
  const fits = (said: readonly Said[], px: number) => {
    const between = (said.length - 1) * air.apart * shorter;
    if (height > width)
      return said.reduce((sum, one) => sum + heightOf(one, px, inner.width), between) <= inner.height;
    const column = (inner.width - between) / said.length;
    return said.every((one) => heightOf(one, px, column) <= inner.height);
  };
  const largestOf = (said: readonly Said[]): number | null => {
    const px = largestThatFits(least, shorter * largest, (one) => fits(said, one));
    return fits(said, px) ? px : null;
  };
  const both = largestOf(each);
  if (both !== null) return [{ said: each, px: both }];
  return each.flatMap((one): EmergencyPage[] => {
    const px = largestOf([one]);
    if (px !== null) return [{ said: [one], px }];
    const lines = setWords(one.text, inner.width / least);
    const head = heightOf({ ...one, text: '' }, least, inner.width);
    const most = Math.max(1, Math.floor((inner.height - head) / (least * type.line)));
    return evenPages(lines, most).map((part) => ({ said: [{ ...one, text: part.join(' ') }], px: least }));
  });
}
