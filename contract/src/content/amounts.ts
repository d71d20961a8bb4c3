import type { Language } from '../bilingual.ts';

export const servingsAtMost = 24;

/** As cookery books print them. */
const fractions: readonly (readonly [share: number, sign: string])[] = [
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
];
/** Written as 0.33 it is a third too. */
const near = 0.005;
const regions: Record<Language, string> = { el: 'el-GR', en: 'en-GB' };

export type Measure = 'fine' | 'coarse' | 'cups' | 'pieces';

const toNearest = (step: number, amount: number) => Math.round(amount / step) * step;

/** Cups have marks at their thirds and their quarters. */
function toFraction(amount: number): number {
  const whole = Math.floor(amount);
  const shares = [whole > 0 ? 0 : 1 / 4, ...fractions.map(([share]) => share), 1];
  const off = (share: number) => Math.abs(amount - whole - share);
  return whole + shares.reduce((best, share) => (off(share) < off(best) ? share : best));
}

/** Rounds as a cook would measure; never to zero. */
export function roundAmount(amount: number, measure: Measure, written: number): number {
  if (measure === 'cups' && amount < 10) return toFraction(amount);
  if (amount < 1) return Math.max(0.25, toNearest(0.25, amount));
  if (measure === 'fine') return toNearest(amount >= 250 ? 10 : amount >= 20 ? 5 : 1, amount);
  if (amount >= 10) return Math.round(amount);
  const isInQuarters = measure === 'coarse' || (written * 2) % 1 !== 0;
  return toNearest(isInQuarters ? 0.25 : 0.5, amount);
}

/** Quarters and thirds as fractions, anything else in figures. */
export function writeAmount(amount: number, language: Language): string {
  const format = new Intl.NumberFormat(regions[language], { maximumFractionDigits: 2 });
  const [, sign] = fractions.find(([share]) => Math.abs((amount % 1) - share) < near) ?? [];
  if (!sign || amount >= 10) return format.format(amount);
  return `${Math.floor(amount) || ''}${sign}`;
}
