import type { Language } from '@psifida/contract/content/bilingual';

/** For how many a visitor may reckon. */
export const servingsAtMost = 24;

const quarters = ['', '¼', '½', '¾'] as const;
const regions: Record<Language, string> = { el: 'el-GR', en: 'en-GB' };

/** As a cook would measure it: small amounts in quarters, larger ones in round figures. Nothing ever becomes nothing. */
export function roundAmount(amount: number): number {
  if (amount >= 100) return Math.round(amount / 5) * 5;
  if (amount >= 10) return Math.round(amount);
  return Math.max(0.25, Math.round(amount * 4) / 4);
}

/** Quarters as fractions, anything else in figures. */
export function writeAmount(amount: number, language: Language): string {
  const format = new Intl.NumberFormat(regions[language], { maximumFractionDigits: 3 });
  const rest = amount < 10 ? quarters[(amount % 1) * 4] : undefined;
  if (!rest) return format.format(amount);
  return `${Math.floor(amount) || ''}${rest}`;
}
