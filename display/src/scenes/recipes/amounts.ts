import type { Language } from '@psifida/contract/content/bilingual';

/** For how many a visitor may reckon. */
export const servingsAtMost = 24;

const quarters = ['', '¼', '½', '¾'] as const;
const regions: Record<Language, string> = { el: 'el-GR', en: 'en-GB' };

/** How exactly something is measured: on scales or in a jug, by the kilo or the litre, or piece by piece. */
export type Measure = 'fine' | 'coarse' | 'pieces';

const toNearest = (step: number, amount: number) => Math.round(amount / step) * step;

/** As a cook would measure what was reckoned from the written amount. Nothing ever becomes nothing. */
export function roundAmount(amount: number, measure: Measure, written: number): number {
  if (amount < 1) return Math.max(0.25, toNearest(0.25, amount));
  if (measure === 'fine') return toNearest(amount >= 250 ? 10 : amount >= 20 ? 5 : 1, amount);
  if (amount >= 10) return Math.round(amount);
  const isInQuarters = measure === 'coarse' || (written * 2) % 1 !== 0;
  return toNearest(isInQuarters ? 0.25 : 0.5, amount);
}

/** Quarters as fractions, anything else in figures. */
export function writeAmount(amount: number, language: Language): string {
  const format = new Intl.NumberFormat(regions[language], { maximumFractionDigits: 3 });
  const rest = amount < 10 ? quarters[(amount % 1) * 4] : undefined;
  if (!rest) return format.format(amount);
  return `${Math.floor(amount) || ''}${rest}`;
}
