import type { Language } from '../bilingual.ts';
import { roundAmount, writeAmount } from './amounts.ts';
import { formsOf } from './ingredient-words.ts';
import type { Ingredient } from './library-item.ts';
import { isOne, measureOf, withUnitFor } from './units.ts';

export type Servings = { written: number | null; wanted: number | null };

type Line = {
  amount: string;
  text: string;
  /** The amount that the text speaks of, where that is another than the one that is needed. */
  insteadOf?: string;
};

/**
 * An ingredient's line for as many as are eating; what has no amount is as much as one likes. Words are never bent by
 * guessing: where a text is right only for the amount that it was written for, it is shown together with that one.
 */
export function ingredientLine(
  { amount, text }: Pick<Ingredient, 'amount' | 'text'>,
  language: Language,
  { written, wanted }: Servings,
): Line {
  const own = text[language];
  const forms = formsOf(own);
  if (amount === null) return { amount: '', text: forms?.many ?? own };
  const factor = written && wanted ? wanted / written : 1;
  const needed = factor === 1 ? amount : roundAmount(amount * factor, measureOf(own), amount);
  const line = { amount: writeAmount(needed, language) };
  if (forms) return { ...line, text: isOne(needed, language) ? forms.one : forms.many };
  if (isOne(needed, language) === isOne(amount, language)) return { ...line, text: own };
  const measured = withUnitFor(own, needed, language);
  if (measured) return { ...line, text: measured };
  return { ...line, text: own, insteadOf: writeAmount(amount, language) };
}
