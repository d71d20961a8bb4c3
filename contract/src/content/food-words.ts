import type { Language } from '../bilingual.ts';
import type { ProductFact } from './library-item.ts';

const times = {
  minutes: (count: number) => (count === 1 ? '1 λεπτό' : `${count} λεπτά`),
  /** One and a half is one in Greek: 'μιάμιση ώρα'. */
  hours: (count: number, half: string) => `${count}${half} ${count === 1 ? 'ώρα' : 'ώρες'}`,
  both: (hours: number, minutes: number) => `${times.hours(hours, '')} και ${times.minutes(minutes)}`,
};

const timeWords: Record<Language, typeof times> = {
  el: times,
  en: {
    minutes: (count) => (count === 1 ? '1 minute' : `${count} minutes`),
    hours: (count, half) => `${count}${half} ${count === 1 && half === '' ? 'hour' : 'hours'}`,
    both: (hours, minutes) => `${hours} h ${minutes} min`,
  },
};

/** How long a meal takes, as one would say it: from an hour on in hours. */
export function cookingTime(minutes: number, language: Language): string {
  const words = timeWords[language];
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return words.minutes(minutes);
  if (rest === 0 || rest === 30) return words.hours(hours, rest === 0 ? '' : '½');
  return words.both(hours, rest);
}

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
  facts: { producer: 'Παραγωγός', origin: 'Προέλευση', season: 'Εποχή' } satisfies Record<
    ProductFact,
    string
  >,
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
    steps: 'Preparation',
    ready: 'Enjoy your meal!',
    oneDish: 'Dish',
    oneProduct: 'Local product',
    inDish: 'Made with local products',
    withProduct: 'Dishes with this product',
    facts: { producer: 'Producer', origin: 'Origin', season: 'Season' },
  },
};
