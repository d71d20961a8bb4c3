import type { Language } from '@psifida/contract/content/bilingual';

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
const symbols = new Set(['g', 'kg', 'ml', 'cl', 'l', 'lt', 'γρ', 'γρ.', 'κ.σ.', 'κ.γ.', 'tbsp', 'tsp', 'oz']);

/** One and a half is one in Greek ('μιάμιση κουταλιά') and more in English ('one and a half spoonfuls'). */
export const isOne = (amount: number, language: Language): boolean =>
  language === 'el' ? amount < 2 : amount <= 1;

/** A text that begins with a measure, in the number that the amount asks for; null where it begins with anything else. */
export function withUnitFor(text: string, amount: number, language: Language): string | null {
  const [first = ''] = text.split(' ', 1);
  const rest = text.slice(first.length);
  if (symbols.has(first.toLowerCase())) return text;
  const unit = units[language].find((forms) => forms.includes(first.toLowerCase()));
  return unit ? `${unit[isOne(amount, language) ? 0 : 1]}${rest}` : null;
}
