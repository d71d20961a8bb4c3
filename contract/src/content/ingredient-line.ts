import type { Language } from '../bilingual.ts';
import { type Measure, roundAmount, writeAmount } from './amounts.ts';
import type { Ingredient } from './library-item.ts';

/** A text may hold two forms, 'λεμόνι | λεμόνια', for one and for more; otherwise it fits its own amount alone. */
export function formsOf(text: string): { one: string; many: string } | null {
  const [one = '', many = '', ...more] = text.split('|').map((form) => form.trim());
  return one && many && more.length === 0 ? { one, many } : null;
}

export type Servings = { written: number | null; wanted: number | null };

type Line = {
  amount: string;
  text: string;
  /** The amount that the text speaks of, where that is another than the one that is needed. */
  insteadOf?: string;
};

/** Words are never inflected by guessing: a text that fits one amount alone is shown together with that amount. */
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

/** Measures that cooks use, for one and for more. What follows them stays as it is, so they alone can be told apart safely. */
const units: Record<Language, readonly (readonly [one: string, many: string])[]> = {
  el: [
    ['γραμμάριο', 'γραμμάρια'],
    ['κιλό', 'κιλά'],
    ['λίτρο', 'λίτρα'],
    ['κουταλιά', 'κουταλιές'],
    ['κουταλάκι', 'κουταλάκια'],
    ['φλιτζάνι', 'φλιτζάνια'],
    ['φλυτζάνι', 'φλυτζάνια'],
    ['κούπα', 'κούπες'],
    ['ποτήρι', 'ποτήρια'],
    ['σκελίδα', 'σκελίδες'],
    ['ματσάκι', 'ματσάκια'],
    ['κλωναράκι', 'κλωναράκια'],
    ['πρέζα', 'πρέζες'],
    ['χούφτα', 'χούφτες'],
  ],
  en: [
    ['gram', 'grams'],
    ['kilo', 'kilos'],
    ['kilogram', 'kilograms'],
    ['litre', 'litres'],
    ['millilitre', 'millilitres'],
    ['spoonful', 'spoonfuls'],
    ['tablespoon', 'tablespoons'],
    ['teaspoon', 'teaspoons'],
    ['cup', 'cups'],
    ['glass', 'glasses'],
    ['clove', 'cloves'],
    ['bunch', 'bunches'],
    ['sprig', 'sprigs'],
    ['pinch', 'pinches'],
    ['handful', 'handfuls'],
  ],
};

/** The same in every number. */
const symbols = new Set([
  ...['g', 'gr', 'gr.', 'γρ', 'γρ.', 'ml', 'cl'],
  ...['kg', 'l', 'lt', 'κ.σ.', 'κ.γ.', 'tbsp', 'tsp', 'oz'],
]);

/** Small enough to be measured in whole ones; what is weighed by the kilo is measured in quarters. */
const fine = /^(g|gr\.?|γρ\.?|γραμμάρι(ο|α)|grams?|ml|cl|millilitres?)$/i;
const coarse = /^(kg|κιλ(ό|ά)|kilos?|kilograms?|lt?|λίτρ(ο|α)|litres?|oz)$/i;

const cups =
  /^(κ\.σ\.|κ\.γ\.|tbsp|tsp|κουταλι(ά|ές)|κουταλάκια?|φλ[ιυ]τζάνια?|κούπ(α|ες)|ποτήρια?|(table|tea)?spoon(ful)?s?|cups?|glass(es)?)$/i;

const firstWordOf = (text: string) => text.split(' ', 1)[0] ?? '';

function measureOf(text: string): Measure {
  const unit = firstWordOf(text);
  if (fine.test(unit)) return 'fine';
  if (coarse.test(unit)) return 'coarse';
  return cups.test(unit) ? 'cups' : 'pieces';
}

/** One and a half is one in Greek ('μιάμιση κουταλιά') and more in English ('one and a half spoonfuls'). */
const isOne = (amount: number, language: Language): boolean => (language === 'el' ? amount < 2 : amount <= 1);

/** A text that begins with a measure, in the number that the amount asks for; null where it begins with anything else. */
function withUnitFor(text: string, amount: number, language: Language): string | null {
  const first = firstWordOf(text);
  const rest = text.slice(first.length);
  if (symbols.has(first.toLowerCase())) return text;
  const unit = units[language].find((forms) => forms.includes(first.toLowerCase()));
  return unit ? `${unit[isOne(amount, language) ? 0 : 1]}${rest}` : null;
}
