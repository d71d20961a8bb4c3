import type { Language } from '@psifida/contract/content/bilingual';
import type { Ingredient } from '@psifida/contract/content/library-item';

const quarters = ['', '¼', '½', '¾'] as const;
const regions: Record<Language, string> = { el: 'el-GR', en: 'en-GB' };

/** As a cook would measure it: small amounts in quarters, larger ones in round figures. Nothing ever becomes nothing. */
export function roundAmount(amount: number): number {
  if (amount >= 100) return Math.round(amount / 5) * 5;
  if (amount >= 10) return Math.round(amount);
  return Math.max(0.25, Math.round(amount * 4) / 4);
}

export function writeAmount(amount: number, language: Language): string {
  const rounded = roundAmount(amount);
  const whole = Math.floor(rounded);
  const rest = quarters[Math.round((rounded - whole) * 4)] ?? '';
  const written = new Intl.NumberFormat(regions[language]).format(whole);
  return whole === 0 ? rest : rest ? `${written} ${rest}` : written;
}

type Servings = { written: number | null; wanted: number | null };

/** An ingredient's line for as many as are eating; what has no amount is as much as one likes. */
export function ingredientLine(
  { amount, text }: Pick<Ingredient, 'amount' | 'text'>,
  language: Language,
  { written, wanted }: Servings,
): { amount: string; text: string } {
  if (amount === null) return { amount: '', text: text[language] };
  const factor = written && wanted ? wanted / written : 1;
  // As it was written it is shown as it was written, whatever a cook would round it to.
  const shown =
    factor === 1
      ? new Intl.NumberFormat(regions[language], { maximumFractionDigits: 3 }).format(amount)
      : writeAmount(amount * factor, language);
  return { amount: fractionOf(amount, factor) ?? shown, text: text[language] };
}

/** A half is written as one, also where nothing was changed. */
const fractionOf = (amount: number, factor: number): string | null =>
  factor === 1 && amount < 10 && (amount * 4) % 1 === 0 && amount % 1 !== 0
    ? `${Math.floor(amount) || ''} ${quarters[(amount * 4) % 4]}`.trim()
    : null;
