import type { Language } from '../bilingual.ts';
import { cookingTime } from './cooking-time.ts';
import type { ProductFact } from './library-item.ts';

const el = {
  time: (minutes: number) => cookingTime(minutes, 'el'),
  servings: (count: number) => (count === 1 ? '1 μερίδα' : `${count} μερίδες`),
  writtenFor: (count: number): string => `συνταγή για ${el.servings(count)}`,
  insteadOf: (amount: string) => `αντί για ${amount}`,
  fewer: 'Λιγότερες μερίδες',
  more: 'Περισσότερες μερίδες',
  ingredients: 'Υλικά',
  steps: 'Εκτέλεση',
  ready: 'Καλή όρεξη!',
  oneDish: 'Έδεσμα',
  oneProduct: 'Τοπικό προϊόν',
  inDish: 'Με προϊόντα του τόπου',
  withProduct: 'Εδέσματα με αυτό το προϊόν',
  facts: { producer: 'Παραγωγός', origin: 'Τόπος', season: 'Εποχή' } satisfies Record<ProductFact, string>,
};

/** What is said around a recipe, a dish or a product, on a glass and on the page that is taken home. */
export const foodWords: Record<Language, typeof el> = {
  el,
  en: {
    time: (minutes) => cookingTime(minutes, 'en'),
    servings: (count) => (count === 1 ? '1 serving' : `${count} servings`),
    writtenFor: (count) => (count === 1 ? 'recipe for 1 serving' : `recipe for ${count} servings`),
    insteadOf: (amount) => `instead of ${amount}`,
    fewer: 'Fewer servings',
    more: 'More servings',
    ingredients: 'Ingredients',
    steps: 'Method',
    ready: 'Enjoy your meal!',
    oneDish: 'Dish',
    oneProduct: 'Local product',
    inDish: 'Made with local products',
    withProduct: 'Dishes with this product',
    facts: { producer: 'Producer', origin: 'Place', season: 'Season' },
  },
};
